## Les décisions au format Parquet

cli-export = écrire des parties au format Parquet, une ligne par décision
cli-arg-export-folder = où écrire les fichiers
cli-arg-export-logs = écrire plutôt ces parties terminées : des journaux, ou des dossiers de journaux
export-what = Nommez un jeu à simuler, ou des parties terminées avec --logs.
export-folder = Impossible d’écrire dans { $path } : { $why }.
export-done = { $rows } décisions de { $games ->
    [one] une partie
   *[other] { $games } parties
} dans { $folder }, en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
export-left-out = { $logs ->
    [one] Un journal a été laissé de côté, car sa partie n’est pas terminée.
   *[other] { $logs } journaux ont été laissés de côté, car leurs parties ne sont pas terminées.
}
