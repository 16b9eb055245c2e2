# What bots say in a Sound Off, in the language of the cards: an opening, then one thought for each word.

taxi-talk-opening-1 = { $subject }! Where do I begin?
taxi-talk-opening-2 = { $subject }? I could go on about that all night.
taxi-talk-opening-3 = { $subject } … let me think.
taxi-talk-opening-4 = { $subject }: my passengers love that one.
taxi-talk-link-1 = What comes to mind first? { $word }.
taxi-talk-link-2 = Not to forget: { $word }.
taxi-talk-link-3 = And then, of course: { $word }.
taxi-talk-link-4 = My cousin would say: { $word }.
taxi-talk-link-5 = Everybody knows that one: { $word }.
taxi-talk-link-6 = Another thing … { $word }.
taxi-talk-link-7 = Some swear by it: { $word }.
taxi-talk-link-8 = And do not get me started: { $word }!
