"""Whole evenings over real sockets, on SQLite and PostgreSQL, with one server and with two."""

import asyncio

import pytest
from tests.server.conftest import Club
from tests.server.player import Guest, play_table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tidy")]


async def test_people_play_a_game_to_its_end(club: Club) -> None:
    watches = await play_table(club.urls, 3)
    outcomes = [watch.now["outcome"] for watch in watches]
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert outcomes[0]["winners"]


async def test_bots_fill_the_table_and_play_exactly_once(club: Club) -> None:
    host = Guest(club.urls[0])
    table = await host.create(4, bots=(1, 2, 3))
    await host.join(table)
    watch = await host.watch(table)
    other = await Guest(club.urls[-1]).watch(table)
    await host.start(table)
    await asyncio.gather(watch.play_on(), other.play_on())
    answers = [m["answer"] for m in watch.got if m["type"] == "update"]
    assert answers == sorted(set(answers))
    assert watch.now["outcome"] == other.now["outcome"]


async def test_a_client_that_says_its_last_number_gets_the_rest_byte_for_byte(club: Club) -> None:
    host = Guest(club.urls[0])
    table = await host.create(2)
    await host.join(table)
    await host.join(table, "Bob")  # pass-and-play: one client holds both seats
    steady = await host.watch(table)
    cut = await host.watch(table)
    await host.start(table)
    await cut.until(lambda m: m["type"] == "update")
    cut.cut()
    await steady.play_on(3)
    numbered = [
        text for m, text in zip(steady.got, steady.texts, strict=True) if m["type"] == "update"
    ]
    again = await Guest(club.urls[-1], host.key).watch(table, last=cut.last)
    assert again.got[0]["type"] == "resumed"
    while not again.is_over:
        await again.receive()
    resent = [text for m, text in zip(again.got, again.texts, strict=True) if m["type"] == "update"]
    assert resent == numbered[1:]


async def test_one_client_holds_several_seats_and_sees_each_with_its_own_eyes(club: Club) -> None:
    host = Guest(club.urls[0])
    table = await host.create(3, bots=(2,))
    await host.join(table, "Ann")
    await host.join(table, "Bob")
    watch = await host.watch(table)
    await host.start(table)
    update = await watch.until(lambda m: m["type"] == "update")
    assert [sight["seat"] for sight in update["sights"]] == [0, 1]
    assert update["sights"][0]["view"]["hand"] != update["sights"][1]["view"]["hand"]
    await watch.play_on()


async def test_a_spectator_sees_public_things_only_and_may_not_act(club: Club) -> None:
    host = Guest(club.urls[0])
    table = await host.create(2, bots=(1,))
    await host.join(table)
    await host.start(table)
    watch = await Guest(club.urls[-1]).watch(table)
    (sight,) = watch.now["sights"]
    assert sight["seat"] is None
    assert sight["view"]["hand"] is None
    assert sight["decision"] is None
    refused = await watch.order("answer", seat=0, number=watch.now["answer"], option=1)
    assert refused["code"] == "seat/not-yours"
    assert (await watch.order("say", seat=0, text="hi"))["code"] == "seat/not-yours"


async def test_people_talk(club: Club) -> None:
    host = Guest(club.urls[0])
    table = await host.create(2)
    await host.join(table, "Ann")
    friend = Guest(club.urls[-1])
    await friend.join(table, "Bob")
    ann, bob = await host.watch(table), await friend.watch(table)
    assert (await bob.order("say", seat=1, text="  who  robs the\tlocomotive? "))["type"] == "done"
    said = await ann.until(lambda m: m["type"] == "said")
    assert (said["name"], said["text"]) == ("Bob", "who robs the locomotive?")
    later = await Guest(club.urls[-1], host.key).watch(table)
    assert later.got[0]["chat"][0]["text"] == said["text"]


async def test_a_seat_is_handed_to_a_bot_and_taken_back(club: Club) -> None:
    host, friend = Guest(club.urls[0]), Guest(club.urls[-1])
    table = await host.create(2, options={"rounds": 6})
    await host.join(table, "Ann")
    await friend.join(table, "Bob")
    ann, bob = await host.watch(table), await friend.watch(table)
    await host.start(table)
    refused = await bob.order("hand-over", seat=0)
    assert refused["code"] == "seat/not-yours"
    assert (await bob.order("hand-over", seat=1, level="outlaw"))["type"] == "done"
    played = await ann.until(lambda m: m["type"] == "update" and m["by_bot"])
    assert played["seat"] == 1
    assert (await bob.order("give-back", seat=1))["type"] == "done"
    changed = await ann.until(lambda m: m["type"] == "table" and m["change"] == "given-back")
    assert not changed["table"]["seats"][1]["bot_plays_on"]
    await asyncio.gather(ann.play_on(), bob.play_on())


async def test_a_seat_left_for_good_is_played_by_a_bot_until_a_newcomer_takes_it(
    club: Club,
) -> None:
    host, friend = Guest(club.urls[0]), Guest(club.urls[-1])
    table = await host.create(2, options={"rounds": 6})
    await host.join(table, "Ann")
    await friend.join(table, "Bob")
    ann = await host.watch(table)
    await host.start(table)
    await friend.order(table, "leave", seat=1)
    played = await ann.until(lambda m: m["type"] == "update" and m["by_bot"])
    assert played["seat"] == 1
    newcomer = Guest(club.urls[-1])
    assert await newcomer.join(table, "Cid") == 1
    cid = await newcomer.watch(table)
    await asyncio.gather(ann.play_on(), cid.play_on())


async def test_the_same_people_play_a_rematch(club: Club) -> None:
    watches = await play_table(club.urls, 2, options={"rounds": 1})
    first, second = watches
    done = await first.order("rematch")
    assert done["type"] == "done"
    asked = await second.until(lambda m: m["type"] == "table" and m["table"]["rematch_wanted"])
    assert (asked["table"]["rematch_wanted"], asked["table"]["rematch"]) == ([0], None)
    assert (await second.order("rematch"))["type"] == "done"
    changed = await first.until(lambda m: m["type"] == "table" and m["table"]["rematch"])
    table = changed["table"]["rematch"]
    again = [await watch.guest.watch(table) for watch in watches]
    refused = await again[0].order("start")
    assert refused["code"] == "table/not-full"  # nobody has added to the new seed yet
    for seat, watch in enumerate(again):
        assert watch.got[0]["you"]["seats"] == [seat]
        commitment = watch.guest.commit(table)
        done = await watch.order("commit-nonce", seat=seat, nonce_commitment=commitment)
        assert done["type"] == "done"
    await first.guest.start(table)
    await asyncio.gather(*(watch.play_on() for watch in again))
    repeated = await second.order("rematch")
    assert repeated["code"] == "table/has-rematch"


async def test_a_second_device_opens_the_seat_by_a_link_that_works_once(club: Club) -> None:
    host = Guest(club.urls[0])
    table = await host.create(2, bots=(1,))
    await host.join(table)
    link = await host.ask("POST", f"/api/tables/{table}/links")
    assert "#device=" in link["path"]
    assert link["svg"].startswith("<svg")
    phone = Guest(club.urls[-1])
    body = {"token": link["token"], "carrier": "header"}
    opened = await phone.ask("POST", f"/api/tables/{table}/devices", body)
    assert opened["you"] == {"seats": [0], "is_host": True, "has_seen": []}
    assert opened["key"] != host.key
    thief = Guest(club.urls[0])
    response = await thief.raw("POST", f"/api/tables/{table}/devices", body)
    assert response.status_code == 403
    phone.key = opened["key"]
    await phone.start(table)
    watch = await phone.watch(table)
    await watch.play_on()


async def test_open_tables_are_listed_also_to_be_watched_and_tables_by_link_are_not(
    club: Club,
) -> None:
    host = Guest(club.urls[0])
    listed = await host.create(2, open=True)
    hidden = await Guest(club.urls[0]).create(2)
    await host.join(listed, "Ann")
    found = {line["id"]: line for line in await Guest(club.urls[-1]).ask("GET", "/api/tables")}
    assert found[listed]["names"] == ["Ann"]
    assert found[listed]["n_empty"] == 1
    assert hidden not in found
    await Guest(club.urls[-1]).join(listed, "Bob")
    await host.start(listed)
    lines = await host.ask("GET", "/api/tables")
    (line,) = [line for line in lines if line["id"] == listed]
    assert (line["phase"], line["n_empty"]) == ("playing", 0)


async def test_open_tables_that_still_gather_are_not_pushed_off_the_list(club: Club) -> None:
    gathers = await Guest(club.urls[0]).create(2, open=True)
    host = Guest(club.urls[-1])
    played = await host.create(2, (1,), open=True)
    await host.join(played)
    await host.start(played)
    listed = [line["id"] for line in await host.ask("GET", "/api/tables")]
    assert listed.index(gathers) < listed.index(played)


async def test_the_host_sets_the_table(club: Club) -> None:
    host, friend = Guest(club.urls[0]), Guest(club.urls[-1])
    table = await host.create(4)
    await host.join(table)
    await friend.join(table, "Bob", bandit="belle")
    settings = {"game": "lots", "n_seats": 3, "options": {"rounds": 2}}
    with_refusal = await friend.raw(
        "POST",
        f"/api/tables/{table}/commands",
        {"type": "change-settings", "id": "a", "settings": settings},
    )
    assert with_refusal.status_code == 403
    await host.order(table, "change-settings", settings=settings)
    await host.order(table, "seat-bot", seat=2, level="tenderfoot")
    await host.order(table, "empty-seat", seat=1)
    assert (await host.ask("GET", f"/api/tables/{table}"))["table"]["seats"][1]["kind"] == "empty"
    await friend.join(table, "Bob", bandit="belle")
    await friend.order(table, "change-seat", seat=1, name="Bobby", bandit="doc")
    await host.start(table)
    shown = await friend.ask("GET", f"/api/tables/{table}")
    assert shown["table"]["phase"] == "playing"
    assert shown["table"]["seats"][1]["name"] == "Bobby"


async def test_a_bot_in_any_language_plays_over_http_alone(club: Club) -> None:
    guest = Guest(club.urls[0])
    table = await guest.create(2, bots=(1,))
    await guest.join(table)
    await guest.start(table)
    early = await guest.raw("GET", f"/api/tables/{table}/replay")
    assert (early.status_code, early.json()["code"]) == (409, "game/not-over")
    after = 0
    while True:
        seen = await guest.ask("GET", f"/api/tables/{table}/view?seat=0&after={after}")
        if seen["phase"] == "over":
            break
        decision = seen["sight"]["decision"]
        if decision is None:
            after = seen["number"]
            continue
        option = decision["options"][0]["number"]
        body = {"id": f"a{seen['answer']}", "seat": 0, "number": seen["answer"], "option": option}
        response = await guest.raw(
            "POST", f"/api/tables/{table}/answers", {"type": "answer", **body}
        )
        assert response.status_code in (200, 409)
    text = await guest.ask("GET", f"/api/tables/{table}/transcript")
    assert text.startswith("folsom lots 1\n")
    whole = await guest.ask("GET", f"/api/tables/{table}/game")
    assert whole["transcript"] == text
    assert len(whole["moments"]) == seen["answer"] + 1
    again = await guest.ask("GET", f"/api/tables/{table}/replay")
    assert again["transcript"] == text
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]
    assert len(again["steps"]) == seen["answer"] + 1
    assert again == {
        **await guest.ask("POST", "/api/replays", {"transcript": text}),
        "seats": again["seats"],
    }


async def test_a_choice_made_in_secret_is_taken_back_until_the_last_has_chosen(club: Club) -> None:
    host, friend = Guest(club.urls[0]), Guest(club.urls[-1])
    table = await host.create(2)
    await host.join(table)
    await friend.join(table, "Bob")
    ann = await host.watch(table)
    await host.start(table)
    await ann.until(lambda m: m["type"] == "update")
    option = ann.decisions()[0]["options"][0]["number"]
    assert (await ann.order("answer", seat=0, number=0, option=option))["type"] == "done"
    assert ann.now["sights"][0]["can_take_back"]
    assert (await ann.order("take-back", seat=0, number=1))["type"] == "done"
    assert ann.now["sights"][0]["decision"]
    await friend.watch(table)
