# Was Bots in einem Sound Off sagen, in der Sprache der Karten: ein Anfang, dann zu jedem Wort ein Gedanke.

talk-opening-1 = { $subject }! Wo fange ich an?
talk-opening-2 = { $subject }? Darüber könnte ich die ganze Nacht reden.
talk-opening-3 = { $subject } … lass mich überlegen.
talk-opening-4 = { $subject }: Das mögen meine Fahrgäste.
talk-link-1 = Was fällt mir zuerst ein? { $word }.
talk-link-2 = Nicht zu vergessen: { $word }.
talk-link-3 = Und dann natürlich: { $word }.
talk-link-4 = Meine Cousine würde sagen: { $word }.
talk-link-5 = Das kennt doch jeder: { $word }.
talk-link-6 = Und noch etwas … { $word }.
talk-link-7 = Manche schwören darauf: { $word }.
talk-link-8 = Und hör mir auf: { $word }!
