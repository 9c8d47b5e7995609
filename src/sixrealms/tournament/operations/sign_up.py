"""Signing up on the own phone, as long as the organiser lets people do that."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import Members
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.operations.enter import Enter
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused


class SignUpOpened(Record, frozen=True, tag="sign-up-opened"):
    """Whoever has the link may enter by themselves until the start, or nobody may any more."""

    alone = True

    open: bool = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        folding.event.sign_up = self.open

    def about(self) -> tuple[str, ...]:
        return ("sign-up",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"open": int(self.open)}


class OpenSignUp(Command, frozen=True, tag="open-sign-up"):
    """Let people enter by themselves, or leave it to the desk again."""

    roles = JUDGES

    open: bool = True

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """From the start on nobody enters but by the desk."""
        if event.rounds:
            raise refused("sign-up-over")
        if event.sign_up == self.open:
            raise refused("sign-up-so", open=int(self.open))
        return (SignUpOpened(self.open),)


class SignUp(Command, frozen=True, tag="sign-up"):
    """Enter oneself: for whoever has no key to the event yet."""

    roles = ("player",)

    name: Words
    team: Words = ""
    members: Members = ()

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused while sign-up is not open, and for who is in already: others are entered at the desk."""
        if asked.by.role != "player" or asked.by.name:
            raise refused("sign-up-yourself")
        if event.rounds:
            raise refused("sign-up-over")
        if not event.sign_up:
            raise refused("sign-up-closed")
        return Enter(self.name, self.team, self.members).decide(event, asked)
