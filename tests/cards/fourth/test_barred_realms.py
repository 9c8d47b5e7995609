"""Realms and holdings of several sets that only some champions may attack."""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test

FLIES, SWIMS, DIGS, WALKS = "Neeva", "NS/72", "UD/83", "Azhul"
#: What is attacked, who may attack it, who may not.
BARRED: dict[str, tuple[str, list[str], list[str]]] = {
    "1st/405": ("", [WALKS, FLIES], ["1st/69", "Mordenkainen"]),
    "FR/11": ("", [SWIMS], [WALKS, FLIES, DIGS]),
    "4th/10": ("", [SWIMS], [WALKS, FLIES, DIGS]),
    "FR/13": ("", [SWIMS, FLIES], [WALKS, DIGS]),
    "DL/12": ("", [SWIMS, FLIES], [WALKS, DIGS]),
    "DL/13": ("", [SWIMS, FLIES], [WALKS, DIGS]),
    "4th/49": ("", [DIGS, FLIES], [WALKS, SWIMS]),
    "NO/198": ("Raam", [FLIES], [WALKS, SWIMS, DIGS]),
    "4th/86": ("Raam", [FLIES], [WALKS, SWIMS, DIGS]),
    "4th/87": ("Raam", [DIGS], [WALKS, SWIMS, FLIES]),
    "BR/17": ("Raam", [DIGS, FLIES], [WALKS, SWIMS]),
    "DL/18": ("Raam", [DIGS, FLIES], [WALKS, SWIMS]),
    "DL/19": ("Raam", [WALKS, FLIES], ["1st/188"]),
    "3rd/3": ("", ["1st/69"], [WALKS, "Mordenkainen"]),
    "4th/2": ("", ["1st/69"], [WALKS, "Mordenkainen"]),
    "3rd/29": ("", [WALKS], [FLIES, SWIMS, DIGS]),
    "4th/8": ("", [WALKS], [FLIES, SWIMS, DIGS]),
    "3rd/128": ("", [WALKS], ["1st/284"]),
    "3rd/130": ("", [WALKS], ["1st/69"]),
    "3rd/132": ("", [WALKS, FLIES], [SWIMS]),
    "3rd/137": ("", [WALKS, FLIES], [SWIMS]),
    "4th/13": ("", [FLIES, "4th/310"], [WALKS, SWIMS]),
    "4th/21": ("", [WALKS], [SWIMS]),
    "4th/23": ("", [FLIES, SWIMS], [WALKS, DIGS]),
    "4th/26": ("", [WALKS], ["1st/284"]),
    "4th/36": ("", [FLIES, DIGS], [WALKS, SWIMS]),
    "4th/53": ("", [FLIES, "Dagrande"], [WALKS, SWIMS]),
    "4th/54": ("", [FLIES, DIGS], [WALKS, SWIMS]),
    "4th/59": ("", [WALKS], [FLIES]),
    "1st/432": ("", [WALKS, FLIES], [SWIMS]),
    "4th/65": ("", [WALKS, FLIES], ["Borys"]),
    "4th/72": ("", [WALKS, "Mordenkainen"], ["1st/69"]),
    "4th/504": ("", [WALKS, FLIES], [SWIMS]),
    "RR/115": ("Raam", ["RL/91"], [WALKS, FLIES]),
}


@card_family(BARRED, rules=["card.power.definition"], edition="1st")
def test_only_some_may_attack_it(t: Table, printing: str, host: str, come: list[str], stay: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[*come, *stay])
    t.seat("B", formation={"A": f"{host} + {printing}" if host else printing})
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    for champion in come:
        t.A.can("attack", host or printing, champion)
    for champion in stay:
        t.A.cannot("attack", host or printing, champion, because="barred")
        t.A.can("attack", "Vaasa", champion)
    t.settled("A", "ask-phase-4")


@card_test("3rd/232", rules=["card.power.definition"], edition="1st")
def test_avatars_attack_none_of_its_players_realms(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/469", "Azhul"])
    t.seat("B", formation={"A": "Draj", "B": "Raam + 3rd/232"})
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "Draj", "4th/469", because="barred")
    t.A.can("attack", "Draj", "Azhul")
    t.A.can("attack", "Vaasa", "4th/469")
    t.settled("A", "ask-phase-4")
