"""Position texts: a head, then `name=value` words, each exactly once. What the values mean is each game's own."""

from cabstand.core.game import refuse


def read_fields(text: str, head: str, names: tuple[str, ...], impossible: str) -> dict[str, str]:
    """The values by name; a wrong head, an unknown, doubled or missing field is refused (`impossible` is the game's reason)."""
    found, *words = text.split() or [""]
    if found != head:
        raise refuse("no-position", text=text[:60], head=head)
    fields: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in names or name in fields:
            raise refuse(impossible, field=name[:20], value=value[:40])
        fields[name] = value
    for name in names:
        if name not in fields:
            raise refuse(impossible, field=name[:20], value="")
    return fields


def check_wording(fields: dict[str, str], written: str, impossible: str) -> None:
    """Refuse a value that the game would write in another way, so that every text that is read can be written again."""
    for word in written.split()[1:]:
        name, _, value = word.partition("=")
        if fields[name] != value:
            raise refuse(impossible, field=name[:20], value=fields[name][:40])
