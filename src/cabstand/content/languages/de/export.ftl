## Entscheidungen als Parquet

cli-export = Spiele als Parquet schreiben, eine Zeile für jede Entscheidung
cli-arg-export-folder = wohin die Dateien geschrieben werden
cli-arg-export-logs = stattdessen diese beendeten Spiele schreiben: Protokolle oder Ordner mit Protokollen
export-what = Bitte ein Spiel nennen, das simuliert wird, oder mit --logs beendete Spiele.
export-folder = In { $path } lässt sich nicht schreiben: { $why }.
export-done = { $rows } Entscheidungen aus { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} in { $folder }, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
export-left-out = { $logs ->
    [one] Ein Protokoll wurde ausgelassen, weil sein Spiel nicht beendet ist.
   *[other] { $logs } Protokolle wurden ausgelassen, weil ihre Spiele nicht beendet sind.
}
