"""What can be said at every table, in words that everybody reads in their own language."""

from typing import Final, Literal, get_args

Phrase = Literal[
    "chat-hello",
    "chat-good-luck",
    "chat-your-turn",
    "chat-one-moment",
    "chat-back-in-five",
    "chat-here-again",
    "chat-well-played",
    "chat-that-was-close",
    "chat-what-luck",
    "chat-oops",
    "chat-sorry",
    "chat-thank-you",
    "chat-another-game",
    "chat-goodbye",
]
Reaction = Literal[
    "chat-react-horn", "chat-react-clap", "chat-react-laugh", "chat-react-gasp", "chat-react-groan", "chat-react-heart"
]
REACTIONS: Final = frozenset(get_args(Reaction))
"""They are drawn and gone in a moment: nobody who comes later is told of them."""
