## Decisions as Parquet

cli-export = write games as Parquet, one row for each decision
cli-arg-export-folder = where the files are written
cli-arg-export-logs = write these finished games instead: logs, or folders with logs
export-what = Name a game to be simulated, or finished games with --logs.
export-folder = Cannot write to { $path }: { $why }.
export-done = { $rows } decisions of { $games ->
    [one] one game
   *[other] { $games } games
} in { $folder }, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
export-left-out = { $logs ->
    [one] One log was left out because its game is not finished.
   *[other] { $logs } logs were left out because their games are not finished.
}
