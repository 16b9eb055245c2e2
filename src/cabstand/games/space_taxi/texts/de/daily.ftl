# Das Tagestaxi: was gespielt wird, und wie eine Runde ausging.

space-taxi-daily-how = Kein Ergebnis wird gestrichen, und Münzen nimmst du von Runde zu Runde mit.
space-taxi-daily-failed = Fehlstart
space-taxi-daily-launched = gestartet
space-taxi-daily-full = mit vollem Taxi gestartet
