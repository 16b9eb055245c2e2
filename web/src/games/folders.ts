/** Files of games by the game's name: the folder `night_rank` holds the game `night-rank`, and its `web/` what the page shows. */
export function byName<T>(files: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split("/").at(-3)!.replaceAll("_", "-"), file]));
}
