# Das Ende einer Schicht: wofür es Auszeichnungen gibt und woher das Geld kam.

taxi-award-answer = Antwort der Schicht
taxi-award-answer-why = { $pounds } £ Trinkgeld
taxi-award-talk = Flinkste Zunge
taxi-award-talk-why = { $words } von sechs Wörtern
taxi-award-present = Gemeinstes Geschenk
taxi-award-present-why = { $pounds } £ weniger für { $other }
taxi-award-luck = Glückskarte
taxi-award-luck-why = { $pounds } £, und behalten
taxi-award-turn = Zug der Schicht
taxi-award-turn-why = { $pounds } £ auf einen Streich
taxi-award-works = Kennt jeden Kegel
taxi-award-works-why = { $turns ->
    [one] 1 Zug lang in der Baustelle
   *[other] { $turns } Züge lang in der Baustelle
}
taxi-best-turn = Bester Zug
taxi-best-turn-why = { $pounds } £
taxi-part-float = Startgeld
taxi-part-fares = Kundschaft
taxi-part-rank = Am Taxistand vorbei
taxi-part-tips = Trinkgeld
taxi-part-talk = Klartext
taxi-part-presents = Geben oder Nehmen
taxi-part-costs = Tanken und Baustelle
taxi-part-token = Die Marke
