# Die Seite im Browser: was jede Seite und jeder Tisch sagt.

web-name = Cabstand
web-nothing-here = Hier hält nichts.
