"""What the pictures of cards show, as far as names and printed words tell; the project has no pictures.

Two facts that a few powers ask about and no list of the source holds: who among heroes, wizards and clerics is female,
and which realms show trees. Sources and limits: docs/catalogue.md.
"""

from __future__ import annotations

from typing import Final

#: A printed "she" or "her" that means the champion.
_BY_PRONOUN: Final = (
    "cleric.amber", "cleric.andra-the-wise", "cleric.aquamarina", "cleric.charm-the-crystal-dragon",
    "cleric.delsenora", "cleric.erital-kaan-ipzirel", "cleric.goldmoon", "cleric.iseult", "cleric.lady-marie",
    "cleric.lady-of-fate-avatar-of-istus", "cleric.nenioc", "cleric.pearl", "cleric.shayira", "cleric.silversun",
    "cleric.starshine", "cleric.sysania", "cleric.the-avatar-shar", "cleric.the-sea-queen-avatar-of-zeboim",
    "hero.amethyst", "hero.fejyelsae", "hero.funerea", "hero.gib-kcir", "hero.gib-thiaf", "hero.gwenyth-the-bard",
    "hero.isika", "hero.jacinth", "hero.kiara", "hero.lilac-hesabon", "hero.lovely-colleen", "hero.luccia",
    "hero.maleficent", "hero.morcanth-dragontamer", "hero.neeva", "hero.ruby", "hero.telarie-willowind",
    "hero.the-fair-princess", "hero.yondalla-the-provider", "wizard.alicia", "wizard.aquilla",
    "wizard.bride-of-malice", "wizard.dearlyn-ambersong", "wizard.diamond", "wizard.ellorelloran", "wizard.emerald",
    "wizard.ferrix", "wizard.gib-irod", "wizard.gloriana", "wizard.jallazari-sallavarian",
    "wizard.ladonna-wizard-of-the-black-robes", "wizard.marius", "wizard.midnight-goddess-of-magic",
    "wizard.rogue-defiler-of-tyr", "wizard.sadira", "wizard.shera-the-wise", "wizard.tiamat-god-of-evil-dragons",
    "wizard.topaz",
)  # fmt: skip
#: A title or a name that is a woman's, the names of goddesses and of well-known heroines among them.
_BY_NAME: Final = (
    "cleric.crysania", "cleric.erixitl", "cleric.icedawn-avatar-of-auril", "cleric.nightsinger-avatar-of-shar",
    "cleric.sarana", "cleric.tempest-avatar-of-zeboim", "cleric.verenestra", "cleric.young-robyn",
    "hero.alias-the-sell-sword", "hero.allisa-of-the-mist", "hero.aria-kyra", "hero.ireena-kolyana",
    "hero.karistyne", "hero.maquesta-kar-thon", "hero.merika", "hero.princess-alusair", "hero.princess-amber",
    "hero.shandrill", "hero.shayla", "hero.tika-waylan-majere", "wizard.drow-matron", "wizard.gabrielle-aderre",
    "wizard.sharla", "wizard.simbul-of-aglarond", "wizard.titania",
)  # fmt: skip
#: A name that names a forest, a wood or a jungle; "wode" is an old spelling of wood.
_WOODED: Final = (
    "realm.burneal-forest", "realm.jungles-of-chult", "realm.malatra-the-living-jungle", "realm.the-forest-ridge",
    "realm.the-frozen-forest", "realm.the-high-forest", "realm.the-sielwode", "realm.the-wetwoods",
    "realm.vesve-forest",
)  # fmt: skip
PICTURED: Final = dict.fromkeys((*_BY_PRONOUN, *_BY_NAME), "Female") | dict.fromkeys(_WOODED, "Trees")
"""The attribute a card has because of its picture."""
