# What bots say in a Sound Off, in the language of the cards: an opening, then one thought for each word.

talk-opening-1 = { $subject }! Where do I begin?
talk-opening-2 = { $subject }? I could go on about that all night.
talk-opening-3 = { $subject } … let me think.
talk-opening-4 = { $subject }: my passengers love that one.
talk-link-1 = What comes to mind first? { $word }.
talk-link-2 = Not to forget: { $word }.
talk-link-3 = And then, of course: { $word }.
talk-link-4 = My cousin would say: { $word }.
talk-link-5 = Everybody knows that one: { $word }.
talk-link-6 = Another thing … { $word }.
talk-link-7 = Some swear by it: { $word }.
talk-link-8 = And do not get me started: { $word }!
