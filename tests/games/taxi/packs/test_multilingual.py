"""Packs in several languages: one truth for numbers and facts, an ordinary pack in each language, answers that count in all."""

from typing import Final

import pytest

from cabstand.content.catalogue import catalogue
from cabstand.core.edition import CURRENCY
from cabstand.games.taxi.edition import EDITION
from cabstand.games.taxi.packs.check import checked_pack
from cabstand.games.taxi.packs.included import included_pack
from cabstand.games.taxi.packs.judging import Judge
from cabstand.games.taxi.packs.multilingual import in_language, languages_of
from cabstand.games.taxi.packs.pack import Pack, parse_pack

QUESTIONS: Final = (
    "card,value,language,topic,question,answers,background\n"
    "1,2,en,Animals,Which animal has a pouch and hops?,Kangaroo,\n"
    ",,de,Tiere,Welches Tier hüpft und hat einen Beutel?,Känguru,\n"
    ",,fr,Animaux,Quel animal saute et porte une poche ?,Kangourou,\n"
    "1,4,en,Space,In what year did people first walk on the Moon?,1969,Two of them.\n"
    ",,de,Weltraum,Wann gingen Menschen zum ersten Mal auf dem Mond?,,Zwei.\n"
    ",,fr,Espace,En quelle année a-t-on marché sur la Lune ?,,Ils étaient deux.\n"
)
WORLD: Final = {
    "pack.toml": 'languages = ["en", "de", "fr"]\nlicence = "MIT"\nauthors = ["Us"]\n'
    '[en]\nname = "World"\ncity = "World"\n[de]\nname = "Welt"\ncity = "Welt"\n[fr]\nname = "Monde"\ncity = "Monde"\n'
    '[themes]\nown = ["hop", "hüpf", "saute"]\n"the Moon" = ["Moon"]\n',
    "questions.csv": QUESTIONS,
    "give_or_take.csv": "card,amount,language,text\n1,8,en,A tip.\n,,de,Trinkgeld.\n,,fr,Un pourboire.\n",
    "sound_off.csv": "card,language,subject,word1,word2,word3,word4,word5,word6\n"
    "1,en,Rain,wet,umbrella,cloud,puddle,boots,England\n"
    ",de,Regen,nass,Schirm,Wolke,Pfütze,Stiefel,Hamburg\n"
    ",fr,La pluie,mouillé,parapluie,nuage,flaque,bottes,Brest\n",
}


def files(**other: str) -> dict[str, bytes]:
    return {name: other.get(name.split(".")[0], text).encode() for name, text in WORLD.items()}


def world(language: str) -> Pack:
    return parse_pack(in_language(files(), language))


def told(**other: str) -> list[tuple[str, int, str]]:
    faults = checked_pack(files(**other))[1]
    return [(fault.file, fault.line, fault.reason.removeprefix("taxi-pack-fault-")) for fault in faults]


def test_each_language_is_an_ordinary_pack_with_what_is_the_same_in_all() -> None:
    assert languages_of(files()) == ["en", "de", "fr"]
    german = world("de")
    assert (german.name, german.language, german.also, german.authors) == ("Welt", "de", ("en", "fr"), ("Us",))
    assert [(q.card, q.value, q.topic) for q in german.questions] == [(1, 2, "Tiere"), (1, 4, "Weltraum")]
    assert german.questions[0].answers == ("Känguru", "Kangaroo", "Kangourou")
    assert [q.answers for q in (world(code).questions[1] for code in ("en", "de", "fr"))] == [("1969",)] * 3
    assert [(gift.amount, gift.text) for gift in german.gifts] == [(8, "Trinkgeld.")]
    assert [(talk.subject, talk.words[0]) for talk in german.talks] == [("Regen", "nass")]
    assert len({world(code).sha256 for code in ("en", "de", "fr")}) == 3


@pytest.mark.parametrize(
    ("typed", "right"),
    [
        ("ein Känguru", True),
        ("the kangaroo", True),
        ("un kangourou", True),
        ("kangaru", True),
        ("ein Hase", False),
        ("1969", False),
    ],
)
def test_answers_count_in_all_languages_of_the_pack(typed: str, right: bool) -> None:
    for language in ("en", "de", "fr"):
        pack = world(language)
        assert Judge(pack).is_right(pack.questions[0], typed) == right


@pytest.mark.parametrize("typed", ["nineteen sixty-nine", "neunzehnhundertneunundsechzig", "mille neuf cent soixante-neuf"])
def test_number_words_are_read_in_all_languages_of_the_pack(typed: str) -> None:
    assert all(Judge(pack).is_right(pack.questions[1], typed) for pack in map(world, ("en", "de", "fr")))


def test_a_table_counts_in_the_money_of_its_edition() -> None:
    euros = parse_pack(in_language(files(pack=WORLD["pack.toml"].replace("licence", 'currency = "euro"\nlicence', 1)), "fr"))
    assert EDITION.terms(euros).facts[CURRENCY] == "euro"
    assert CURRENCY not in EDITION.terms(world("fr")).facts
    said = [catalogue(code).paying("euro").say("taxi-money", pounds=6) for code in ("en", "de", "fr")]
    assert said == ["€6", "6\u00a0€", "6\u00a0€"]
    assert [catalogue("en").paying(currency).say("taxi-money", pounds=6) for currency in ("dollar", "")] == ["$6", "£6"]
    odd = 'name = "A"\ncity = "A"\nlanguage = "en"\nlicence = "–"\nauthors = ["–"]\ncurrency = "shell"\n'
    assert told(pack=odd)[0] == ("pack.toml", 0, "currency")


def test_the_cards_of_the_world_edition_are_the_same_in_each_language_and_so_are_right_answers() -> None:
    packs = [included_pack(f"world/{code}") for code in ("en", "de", "fr")]
    assert len({tuple((q.card, q.value, frozenset(map(str.lower, q.answers))) for q in pack.questions) for pack in packs}) == 1
    assert len({tuple(gift.amount for gift in pack.gifts) for pack in packs}) == 1
    assert [len(pack.talks) for pack in packs] == [60, 60, 60]
    for asked in packs:
        judge = Judge(asked)
        for spoken in packs:
            answered = zip(asked.questions, spoken.questions, strict=True)
            assert [said.answers[0] for question, said in answered if not judge.is_right(question, said.answers[0])] == []


def test_faults_are_told_once_and_where_they_stand() -> None:
    assert told() == []
    assert told(questions=QUESTIONS.replace("einen Beutel?", "einen Beutel.")) == [("questions.csv", 3, "no-question-mark")]
    assert told(questions=QUESTIONS.replace(",,fr,Animaux", ",,it,Animaux")) == [
        ("questions.csv", 4, "language"),
        ("questions.csv", 7, "half-a-card"),
    ]
    without = "card,value,topic,question,answers,background\n1,2,Rain,Is it wet?,Yes,\n"
    assert ("questions.csv", 1, "header") in told(questions=without)
    about = WORLD["pack.toml"].replace('[fr]\nname = "Monde"\n', "[fr]\n")
    assert told(pack=about) == []  # a pack without a name gets the usual one
    assert told(pack=about.replace("languages = [", 'also = ["tlh"]\nlanguages = [')) == []
    assert told(pack='name = "A"\ncity = "A"\nlanguage = "en"\nlicence = "–"\nauthors = ["–"]\nalso = ["tlh"]\n')[0] == (
        "pack.toml",
        0,
        "also",
    )


def test_advice_looks_at_every_language() -> None:
    pack, faults = checked_pack(files())
    assert faults == []
    assert pack is not None
    texts = {name: text.replace("Welches Tier", "Welches neueste Tier") for name, text in WORLD.items()}
    advised = [(one.line, one.reason) for one in EDITION.advice(pack, texts)]
    assert (3, "taxi-pack-advice-ages") in advised


def test_a_pack_of_ones_own_in_several_languages_is_played_in_the_first() -> None:
    whole = EDITION.whole(files())
    assert parse_pack(whole) == world("en")
    assert EDITION.read(files()).sha256 == world("en").sha256


def test_files_that_cannot_be_read_are_no_trouble() -> None:
    odd = {"pack.toml": b'languages = ["en"]\nen = 1979-05-27\nthemes = {a = [1979-05-27]}\n', "questions.csv": b'a,"\0\n"x'}
    pack, faults = checked_pack(odd | {"give_or_take.csv": b"\xff", "sound_off.csv": b'"' + b"x\n" * 90_000})
    assert pack is None
    assert faults
