"""What the screen of a game can say above the board, from its texts."""

import re
from importlib.resources import files


def prompts_of(game: str) -> set[str]:
    """The last words of their ids: `throw`, `return`."""
    texts = files(f"cabstand.games.{game}").joinpath("texts", "en", "web.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{game.replace('_', '-')}-web-prompt-([a-z-]+) =", texts, re.M))
