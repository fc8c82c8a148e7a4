"""The tree of a search: what was tried from one question, and how it went."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NOBODY: Final = -1


@final
class Node:
    """One answer to a question, as the seat that searches sees it in all the worlds it imagines.

    What follows depends on what chance lays open: `faces` are the same answer with different signs.
    """

    def __init__(self, action: i64, mover: i64, sign: i64) -> None:
        self.action: Final = action
        self.mover: Final = mover  # the seat that gave this answer
        self.sign: Final = sign
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been chosen
        self.total: float = 0.0  # what the mover won in all visits
        self.weight: float = 0.0  # how likely the guide thinks it the best
        self.children: list[Node] = []
        self.faces: list[Node] | None = None

    def value(self) -> float:
        """The mover's share of wins."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def face(self, sign: i64) -> Node:
        """The node to go on from when chance has laid this open."""
        if self.faces is None:
            self.faces = []
        for node in self.faces:
            if node.sign == sign:
                return node
        fresh = Node(self.action, self.mover, sign)
        self.faces.append(fresh)
        return fresh


def size(node: Node) -> int:
    """How many nodes hang here, this one included."""
    total = 0
    waiting = [node]
    while waiting:
        one = waiting.pop()
        total += 1
        waiting.extend(one.children)
        if one.faces is not None:
            waiting.extend(one.faces)
    return total
