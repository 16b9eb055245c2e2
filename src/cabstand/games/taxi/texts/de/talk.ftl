# Was Bots in einem Sound Off sagen, in der Sprache der Karten: ein Anfang, dann zu jedem Wort ein Gedanke.

taxi-talk-opening-1 = { $subject }! Wo fange ich an?
taxi-talk-opening-2 = { $subject }? Darüber könnte ich die ganze Nacht reden.
taxi-talk-opening-3 = { $subject } … lass mich überlegen.
taxi-talk-opening-4 = { $subject }: Das mögen meine Fahrgäste.
taxi-talk-link-1 = Was fällt mir zuerst ein? { $word }.
taxi-talk-link-2 = Nicht zu vergessen: { $word }.
taxi-talk-link-3 = Und dann natürlich: { $word }.
taxi-talk-link-4 = Meine Cousine würde sagen: { $word }.
taxi-talk-link-5 = Das kennt doch jeder: { $word }.
taxi-talk-link-6 = Und noch etwas … { $word }.
taxi-talk-link-7 = Manche schwören darauf: { $word }.
taxi-talk-link-8 = Und hör mir auf: { $word }!
