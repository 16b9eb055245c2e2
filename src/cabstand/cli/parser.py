"""An argument parser that speaks the reader's language and whose errors are one line."""

import re
from argparse import SUPPRESS, ArgumentParser, HelpFormatter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NoReturn

from cabstand.cli.terminal import Failure
from cabstand.content.catalogue import Catalogue, languages

# what argparse says in English, and our text for it; the group is what it is about
_ERRORS: Final = (
    (r"the following arguments are required: (.*)", "cli-arguments-missing"),
    (r"unrecognized arguments: (.*)", "cli-arguments-unknown"),
    (r"argument .*?: invalid choice: '?(.*?)'? \(choose from .*\)", "cli-argument-no-choice"),
    (r"argument (.*?): (?:expected|ignored) .*", "cli-argument-alone"),
)


class Parser(ArgumentParser):
    """The arguments of the program or of one of its commands. Names of options are never cut short: `--lan` is not `--lang`."""

    def __init__(self, words: Catalogue, **more: Any) -> None:
        super().__init__(**more, add_help=False, allow_abbrev=False, formatter_class=lambda prog: _Page(prog, words))
        self.words = words
        self._positionals.title = words.say("cli-heading-arguments")
        self._optionals.title = words.say("cli-heading-options")
        self.add_argument("-h", "--help", action="help", default=SUPPRESS, help=words.say("cli-arg-help"))
        known = ", ".join(language.code for language in languages())
        self.add_argument("--lang", metavar="CODE", default=SUPPRESS, help=words.say("cli-arg-lang", known=known))

    def error(self, message: str) -> NoReturn:
        told = next(
            (self._told(found[1], text) for pattern, text in _ERRORS if (found := re.fullmatch(pattern, message))), message
        )
        raise Failure(self.words.say("cli-usage-error", message=told, command=self.prog))

    def _told(self, what: str, text: str) -> str:
        return self.words.say(text, what=what[:80])


class _Page(HelpFormatter):
    def __init__(self, prog: str, words: Catalogue) -> None:
        super().__init__(prog)
        self._usage = words.say("cli-heading-usage") + " "

    def add_usage(self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


def asked_language(argv: Sequence[str]) -> str | None:
    """What `--lang` says, before anything else is read: help and errors are to be told in that language too."""
    scout = ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    scout.add_argument("--lang", nargs="?")
    found: str | None = scout.parse_known_args(argv)[0].lang
    return found
