"""Hints name the program as its people type it."""

import pytest

from cabstand.content.catalogue import catalogue
from cabstand.content.command import VARIABLE


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("typed", ["cabstand", "./cab"])
def test_a_hint_can_be_typed_as_it_stands(language: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, typed)
    assert f" {typed} play --resume pig-1" in catalogue(language).say("play-left", name="pig-1").replace("\u00a0", " ")


def test_who_has_installed_cabstand_types_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert catalogue().say("play-left", name="pig-1").endswith(" cabstand play --resume pig-1")
