"""Read the log of a game, and say how it stands. Give it a file that `cabstand play` has saved."""

import sys
from pathlib import Path

from cabstand.table.fold import fold_log

fold = fold_log(Path(sys.argv[1]).read_text(encoding="utf-8"))
print(", ".join(fold.players), "after", len(fold.lines), "lines:")
print(fold.game.write_position(fold.state))
print(fold.game.result(fold.state) if fold.is_over else "The game is not over.")
