"""Random: every legal action is as likely. The floor of every ladder."""

from typing import final

from mythagora.bots.base import Bot
from mythagora.engine.actions import Actions
from mythagora.engine.dice import Fast, fast
from mythagora.engine.state import State


@final
class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__("random")
        self.picker: Fast = fast(seed)
        self.acts: Actions = Actions()

    def decide(self, world: State, seat: int) -> int:
        world.legal(seat, self.acts)
        return self.acts.items[self.picker.below(self.acts.count)]
