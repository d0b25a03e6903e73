"""What happens at a table by itself: windows, stand-ins, bots that misbehave, a restart in the middle."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from tests.server.harness import BOTS_WORKER, Client, Person, Served, play_on, serving, terms
from tests.server.odd_bots import ODD

from tysyacha.bots import BOTS
from tysyacha.server.play.live import Live
from tysyacha.server.play.moves import bot_at
from tysyacha.server.play.state import first_state
from tysyacha.server.play.thinkers import QUICK
from tysyacha.server.play.writer import Append
from tysyacha.server.tables.terms import Terms
from tysyacha.server.times import now_ms


@pytest.fixture
def odd_bots() -> Iterator[None]:
    """The odd bots stand in the list of bots, as those of an extension would."""
    BOTS.update(ODD)
    yield
    for name in ODD:
        del BOTS[name]


async def sit_with(
    served: Served, *levels: str, people: int = 1, **more: object
) -> list[tuple[Person, Client]]:
    """A table that has just begun, with every person's socket open."""
    persons = [await served.guest(f"Player {number}") for number in range(people)]
    page = await persons[0].open(terms(*levels, people=people, **more))
    table = page["table"]["id"]
    for seat, person in enumerate(persons):
        await person.sit(table, seat)
    clients = [await person.watch(table) for person in persons]
    for client in clients:
        await client.until_board(lambda board: board["deal"] is not None)
    return list(zip(persons, clients, strict=True))


def has_settled(client: Client) -> bool:
    """Whether a deal has come to its end before this client's eyes; the one that he found may have been over."""
    return any(each["kind"] == "settled" for event in client.events for each in event["events"])


@pytest.mark.parametrize("level", sorted(ODD))
def test_no_bot_can_freeze_a_table(sqlite: str, odd_bots: None, level: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, worker=BOTS_WORKER, bot_workers=1, bot_seconds=0.15) as served:
            [(_, client)] = await sit_with(served, level, "random")
            await play_on(client, random.Random(1), until=has_settled)
            assert has_settled(client) or client.board["stage"] == "over"

    asyncio.run(scenario())


def test_an_answer_that_cannot_be_read_ends_no_worker_for_good(sqlite: str, odd_bots: None) -> None:
    async def scenario() -> None:
        async with serving(sqlite, worker=BOTS_WORKER, bot_workers=1, bot_seconds=30) as served:
            [(person, client)] = await sit_with(served, "foreign", "random")
            await play_on(client, random.Random(1), until=lambda c: c.board["stage"] == "between")
            numbers = (await person.http.get("/metrics")).text
            assert 'bot_replaced_total{reason="failed"}' in numbers
            assert 'bot_replaced_total{reason="slow"}' not in numbers

    asyncio.run(scenario())


def test_a_full_queue_is_answered_by_a_quick_bot(sqlite: str, odd_bots: None) -> None:
    async def scenario() -> None:
        async with serving(sqlite, worker=BOTS_WORKER, bot_workers=1, bot_seconds=0.3, bot_queue=1) as served:
            tables = [await sit_with(served, "silent", "silent") for _ in range(4)]
            await asyncio.gather(
                *(
                    play_on(client, random.Random(1), until=lambda c: len(c.events) > 8)
                    for [(_, client)] in tables
                )
            )

    asyncio.run(scenario())


def test_a_window_closes_early_only_when_all_have_waved_and_nobody_acts_in_it(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, window_seconds=12) as served:
            pairs = await sit_with(served, "steady", people=2)
            one, other = (client for _, client in pairs)
            assert one.board["window"] == other.board["window"] == "word"
            assert one.board["to_act"] is None
            for client in (one, other):
                assert [each for each in client.mine["legal"] if each[0] in ("bid", "pass")] == []
            refused = await one.ask("act", action=["pass"])
            assert refused["code"] == "window_open"
            opened = one.board["due"] - 12_000
            for client in (one, other):
                assert (await client.ask("wave"))["type"] == "done"
            closed = await one.until(lambda message: message["type"] == "event")
            assert closed["events"] == [{"kind": "window_closed"}]
            assert 2_000 <= closed["at"] - opened < 12_000
            assert one.board["window"] is None

    asyncio.run(scenario())


def test_bots_wave_a_window_by_at_its_own_time_whatever_they_hold(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, window_seconds=2) as served:
            [(_, client)] = await sit_with(served, "steady", "steady")
            live = await served.hub.live(client.snapshot["table"]["id"])
            opened = client.board["due"] - 2_000
            while not live.waved:
                await asyncio.sleep(0.001)
            assert now_ms() - opened >= 250 - 1
            assert live.waved == {1, 2}

    asyncio.run(scenario())


def test_a_window_that_nobody_waves_lasts_its_time(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, window_seconds=0.3) as served:
            [(_, client)] = await sit_with(served, "steady", "steady")
            opened = client.board["due"] - 300
            closed = await client.until(lambda message: message["type"] == "event")
            assert closed["events"] == [{"kind": "window_closed"}]
            assert closed["at"] - opened >= 300

    asyncio.run(scenario())


def test_a_stand_in_plays_for_the_absent_until_he_is_back(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, absence_seconds=0.15, between_deals_seconds=0.1) as served:
            (gone, away), (_, here) = await sit_with(served, "steady", people=2)
            table = away.snapshot["table"]["id"]
            await away.close()
            await play_on(here, random.Random(1), until=lambda c: c.board["seats"][0]["stand_in"])
            await play_on(here, random.Random(1), until=lambda c: _acted_for(c, 0))
            back = await gone.watch(table)
            await back.until_board(lambda board: not board["seats"][0]["stand_in"])
            await here.until_board(lambda board: not board["seats"][0]["stand_in"])

    asyncio.run(scenario())


def _acted_for(client: Client, seat: int) -> bool:
    return any(
        each["kind"] == "acted" and each["by"] == "stand_in" and each["action"][0] == seat
        for event in client.events
        for each in event["events"]
    )


def test_a_clock_shows_the_time_of_the_move_and_the_bank(sqlite: str) -> None:
    def just_got_the_turn(client: Client) -> bool:
        return bool(client.messages[-1]["type"] == "event" and client.board["to_act"] == 0)

    async def scenario() -> None:
        async with serving(sqlite) as served:
            [(_, client)] = await sit_with(served, "steady", "steady", clock={"move": 600, "bank": 60})
            await play_on(client, random.Random(1), until=just_got_the_turn)
            board = client.board
            assert board["due"] - board["now"] == 660_000
            assert board["seats"][0]["bank"] == 60_000
            assert (await client.ask("act", action=client.mine["legal"][0]))["type"] == "done"
            assert client.board["seats"][0]["bank"] == 60_000

    asyncio.run(scenario())


def test_who_leaves_is_played_for_and_a_game_that_all_have_left_is_closed(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            (one, _), (other, client) = await sit_with(served, "steady", people=2)
            table = client.snapshot["table"]["id"]
            assert (await one.http.delete(f"/api/tables/{table}/seat")).status_code == 204
            onlooker = await one.watch(table)
            await onlooker.read()
            assert onlooker.seat is None
            assert onlooker.board["seats"][0]["left"]
            await play_on(client, random.Random(1), until=lambda c: c.board["stage"] == "between")
            assert (await other.http.delete(f"/api/tables/{table}/seat")).status_code == 204
            await onlooker.until_board(lambda board: board["stage"] == "over")
            assert onlooker.events[-1]["events"] == [{"kind": "finished", "winner": None, "reason": "closed"}]

    asyncio.run(scenario())


def test_a_friendly_game_from_which_all_are_away_waits_for_them(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, absence_seconds=0.05, between_deals_seconds=0.05) as served:
            [(person, client)] = await sit_with(served, "steady", "steady")
            table = client.snapshot["table"]["id"]
            await client.close()
            live = await served.hub.live(table)
            async with asyncio.timeout(60):
                while not live.state.is_suspended:
                    await asyncio.sleep(0.05)
            number = live.state.number
            await asyncio.sleep(0.2)
            assert (live.state.number, live.due) == (number, None)
            back = await person.watch(table)
            await back.until_board(lambda board: not board["seats"][0]["stand_in"])
            assert back.board["due"] is not None

    asyncio.run(scenario())


def test_a_restart_in_the_middle_loses_nothing(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            [(person, client)] = await sit_with(served, "steady", "random")
            await play_on(client, random.Random(1), until=_in_second_deal)
            table, before = client.snapshot["table"]["id"], client
            cookies = dict(person.http.cookies)
            await served.hub.farewell()
            assert await client.closed() == 1012
            assert {"type": "restarting", "after": 1500} in client.messages
        async with serving(database) as served:
            person = await served.guest("Nobody")
            person.http.cookies.clear()
            person.http.cookies.update(cookies)
            again = await person.watch(table, last=before.number)
            again.number, again.board, again.mine = before.number, before.board, before.mine
            await again.until(lambda message: message["type"] == "resumed")
            assert again.mine["dealt"] == before.mine["dealt"]
            fresh = await person.watch(table)
            await fresh.read()
            # A deal redealt by itself may have been written before the first look.
            assert fresh.snapshot["sheet"] == before.snapshot["sheet"] + [
                each["line"]
                for event in before.events
                for each in event["events"]
                if each["kind"] == "settled"
            ]
            await play_on(fresh, random.Random(1))
            page = await person.get(f"/api/games/{table}")
            assert page["game"]["winner"] is not None

    asyncio.run(scenario())


def _in_second_deal(client: Client) -> bool:
    board = client.board
    return bool(board["stage"] == "deal" and board["deal"]["deal"] == 1 and board["to_act"] == 0)


def test_what_is_due_is_seen_to_after_a_restart_though_nobody_looks(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, window_seconds=30.0) as served:
            [(_, client)] = await sit_with(served, "steady", "steady")
            table, number = client.snapshot["table"]["id"], client.number
            live = await served.hub.live(table)
            await served.hub.writer.append(_due_at_once(live))
        async with serving(sqlite) as served:
            async with asyncio.timeout(60):
                while (await served.hub.row(table)).number == number:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def _due_at_once(live: Live) -> Append:
    return Append(live.id, [], live.state.number, 0, live.state.stage, 1, "window")


def test_every_level_thinks_in_its_own_process(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, bot_workers=1, bot_seconds=60) as served:
            levels = ("novice", "amateur", "strong")

            def all_thought(_: Client) -> bool:
                told = served.hub.metrics.text().decode()
                return all(f'tysyacha_bot_seconds_count{{bot="{level}"}}' in told for level in levels)

            # One of four sits out of each deal, so a single deal may pass a level by.
            [(_, client)] = await sit_with(served, *levels)
            await play_on(client, random.Random(1), until=all_thought)
            assert all_thought(client)
            assert "bot_replaced_total{" not in served.hub.metrics.text().decode()

    asyncio.run(scenario())


def test_a_stand_in_is_modest_and_in_rated_games_no_stronger_than_the_quick_bot() -> None:
    for rated in (False, True):
        state = first_state("t" * 16, Terms(rated=rated))
        away = replace(state.seats[0], player="p" * 16, stand_in=True)
        state = replace(state, seats=(away, replace(away, stand_in=False), *state.seats[2:]))
        assert bot_at(state, 0) == (QUICK if rated else "amateur")
        assert bot_at(state, 1) is None
