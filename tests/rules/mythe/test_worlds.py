"""Re-deal in Mythe against a slow, independent enumeration of everything a seat cannot rule out.

The enumeration knows only what the seat is told, event by event, and keeps every deal that could
be. Re-deal must give exactly those, each as often as any other.
"""

from itertools import combinations
from math import sqrt

import pytest

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.events import Told
from mythagora.engine.play import Play
from mythagora.engine.sets import count, members
from mythagora.games.mythe.edition import MytheEdition
from mythagora.games.mythe.game import Mythe
from mythagora.games.mythe.knowledge import memory, places_now
from tests.laws.walks import Table, seed_of

World = tuple[int, ...]  # by pile: a set of cards


class Enumeration:
    """All worlds a seat holds possible; cards drawn this turn lie with the drawer."""

    def __init__(self, state: Mythe, seat: int) -> None:
        self.state = state
        self.seat = seat
        own = int(state.hands[seat]) if seat >= 0 else 0
        self.worlds: set[World] = set()
        self.drawn = 0
        rest = members(int(state.edition.in_play[state.players]) & ~own)
        sizes = [0 if pile == seat else int(count(state.hands[pile])) for pile in range(state.piles)]
        self.fill(rest, sizes, [own if pile == seat else 0 for pile in range(state.piles)])

    def fill(self, rest: list[int], sizes: list[int], piles: list[int]) -> None:
        if not rest:
            self.worlds.add(tuple(piles))
            return
        for pile in range(len(piles)):
            if bin(piles[pile]).count("1") < sizes[pile]:
                piles[pile] |= 1 << rest[0]
                self.fill(rest[1:], sizes, piles)
                piles[pile] &= ~(1 << rest[0])

    def hear(self, told: Told) -> None:
        facts = {fact.role: fact.value for fact in told.facts if fact.role != "card"}
        cards = 0
        for fact in told.facts:
            if fact.role == "card":
                cards |= 1 << self.state.edition.keys.index(fact.value)
        seat = int(facts.get("seat", "0"))
        if told.verb in ("draws", "draws-obstacle"):
            pile = self.pile(facts["pile"])
            self.worlds = {
                move(world, pile, seat, cards) for world in self.worlds if cards & ~world[pile] == 0
            }
            self.drawn |= cards
        elif told.verb == "declares":
            self.worlds = {world for world in self.worlds if cards & ~world[seat] == 0}
        elif told.verb == "gives":
            self.give(seat, self.pile(facts["pile"]), int(facts["count"]), cards)
        elif told.verb == "ends-turn":
            self.drawn = 0

    def pile(self, word: str) -> int:
        return 2 if word == "neutral" else int(word)

    def give(self, giver: int, pile: int, number: int, cards: int) -> None:
        """Gifts arrive one after the other here; none of them can be passed on within the turn."""
        after: set[World] = set()
        for world in self.worlds:
            pool = world[giver] & self.drawn if self.state.only_drawn else world[giver]
            if cards:
                gifts = [cards] if cards & ~pool == 0 else []
            else:
                gifts = [sum(1 << card for card in some) for some in combinations(members(pool), number)]
            after |= {move(world, giver, pile, gift) for gift in gifts}
        self.worlds = after


def move(world: World, source: int, target: int, cards: int) -> World:
    piles = list(world)
    piles[source] &= ~cards
    piles[target] |= cards
    return tuple(piles)


def world_of(state: Mythe) -> World:
    piles = [int(state.hands[pile]) for pile in range(state.piles)]
    if not state.is_giving():
        piles[int(state.active)] |= int(state.drawn)
    for pile in range(state.piles):
        piles[int(state.active)] |= int(state.gifts[pile])
    return tuple(piles)


def follow(table: Table, seed: int, seat: int, moves: int) -> tuple[Play, Enumeration]:
    """Some moves of a random game, heard by one seat."""
    play = table.play(seed_of(seed))
    assert isinstance(play.state, Mythe)
    heard = Enumeration(play.state.clone(), seat)
    picker = fast(seed * 7 + seat + 2)
    for _ in range(moves):
        if play.state.is_over():
            break
        actor = play.state.to_act()
        actions = play.state.legal_actions(actor)
        for event in play.act(actor, actions[picker.below(len(actions))]):
            heard.hear(event.told(seat))
    return play, heard


EDITION = shelf.edition("mythe")
CASES = [(players, only_drawn, seed) for players in (2, 3, 4) for only_drawn in (0, 1) for seed in range(6)]


@pytest.mark.rule("MY-G5")
@pytest.mark.parametrize(("players", "only_drawn", "seed"), CASES)
def test_redeal_gives_just_the_worlds_that_can_be(players: int, only_drawn: int, seed: int) -> None:
    assert isinstance(EDITION, MytheEdition)
    table = Table(shelf.find("mythe"), EDITION, players, {"only-drawn": only_drawn, "turn-limit": 60})
    seat = seed % players
    for moves in (7, 19, 31):
        play, heard = follow(table, seed, seat, moves)
        state = play.state
        assert isinstance(state, Mythe)
        assert world_of(state) in heard.worlds, "the truth is one of them"
        seen: dict[World, int] = {}
        tries = min(20 * len(heard.worlds), 600)
        for number in range(tries):
            other = state.clone()
            other.redeal(seat, fast(number * 31 + seed))
            world = world_of(other)
            assert world in heard.worlds
            seen[world] = seen.get(world, 0) + 1
        expected = tries / len(heard.worlds)
        if expected >= 5:
            surprise = sum((seen.get(world, 0) - expected) ** 2 / expected for world in heard.worlds)
            free = len(heard.worlds) - 1
            assert surprise <= free + 5 * sqrt(2 * free) + 5, "some worlds come too often"
        check_knowledge(state, seat, heard)


def check_knowledge(state: Mythe, seat: int, heard: Enumeration) -> None:
    """Places never rule out what can be, and what memory is sure of is so in every world."""
    places = places_now(state, seat)
    sure = memory(state, seat)
    for world in heard.worlds:
        for pile, cards in enumerate(world):
            assert all(places[card] >> pile & 1 for card in members(cards & ~int(own_gifts(state, seat))))
            assert int(sure[pile]) & ~cards == 0


def own_gifts(state: Mythe, seat: int) -> int:
    """The giver knows where its gifts are bound; for the enumeration they still lie in its hand."""
    total = 0
    if seat == state.active:
        for pile in range(state.piles):
            total |= int(state.gifts[pile])
    return total


@pytest.mark.rule("MY-G5")
def test_what_was_seen_in_moves_taken_back_stays_seen() -> None:
    """A gift is taken back by consent: its receiver still knows where the card is."""
    table = Table(shelf.find("mythe"), EDITION, 3, {})
    play = table.play(seed_of(5))
    state = play.state
    assert isinstance(state, Mythe)
    giver = state.to_act()
    receiver = (giver + 1) % 3
    while not state.is_giving():
        play.act(giver, state.legal_actions(giver)[0])
    gift = next(word for word in map(state.text, state.legal_actions(giver)) if word.startswith("give"))
    play.act(giver, state.parse(gift))
    play.act(giver, state.parse(f"to {receiver}"))
    play.act(giver, state.parse("done"))
    play.undo(giver, 1)
    for _ in range(2):
        play.undo(giver, 1)
    state = play.state
    assert isinstance(state, Mythe)
    card = gift.removeprefix("give ")
    assert card in state.view(receiver).memory[giver]
    other = state.clone()
    other.redeal(receiver, fast(3))
    assert other.view(receiver) == state.view(receiver)
    spectator = 3 - giver - receiver
    drawn = state.view(spectator).drawn
    assert card in drawn or card not in state.view(spectator).memory[giver]
