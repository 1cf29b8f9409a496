"""The commands: what they print and write, and one sentence with exit code 2 for what cannot be done."""

import io
import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.games import SEED, finished

from folsom import GAMES, __version__
from folsom.bots.levels import LEGEND, LEVELS, RANDOM
from folsom.cli.app import COMMANDS, run
from folsom.cli.language import printable
from folsom.core.fairness import Proof
from folsom.core.transcript import Transcript
from folsom.express import RULES_VERSION


def test_the_version_loads_neither_numpy_nor_numba_nor_rich() -> None:
    probe = (
        "import sys; sys.argv = ['folsom', '--version']\n"
        "from folsom.cli import main; main()\n"
        "loaded = {'numpy', 'numba', 'rich', 'typer'} & set(sys.modules)\n"
        "assert not loaded, loaded"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, f"folsom {__version__}"), done.stderr


def test_a_server_without_its_packages_says_which_to_install() -> None:
    probe = (
        "import sys; sys.modules['sqlalchemy'] = None\n"
        "from folsom.cli.app import run; sys.exit(run(['serve']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=False
    )
    sentence = (
        "folsom: a server needs sqlalchemy, which is not installed: pip install 'folsom[server]'\n"
    )
    assert (done.returncode, done.stderr) == (2, sentence)


def test_the_help_shows_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(name in shown for name in COMMANDS)
    for name in COMMANDS:
        assert run([name, "--help"]) == 0


@pytest.mark.parametrize("name", ["play", "simulate", "arena"])
def test_the_help_shows_every_level_of_bots(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert run([name, "--help"]) == 0
    shown = capsys.readouterr().out
    assert [level for level in (RANDOM, *LEVELS, LEGEND) if level not in shown] == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["dance"], "No such command"),
        (["play", "chess"], "the games are"),
        (["play", "--seats", "1"], "3 to 6 players"),
        (["play", "--seats", "9"], "3 to 6 players"),
        (["play", "--seats", "many"], "Invalid value"),
        (["play", "--seat", "7"], "your seat is one of"),
        (["play", "--bandit", "zorro"], "the bandits are"),
        (["play", "--edition", "1999"], "the editions are"),
        (["play", "--seed", "12ab"], "64 hex digits"),
        (["play", "--bots", "random,random"], "expected one bot, or 3"),
        (["play", "-o", "expert"], "NAME=VALUE"),
        (["play", "-o", "colour=red"], "unknown option"),
        (["play", "--horse"], "unknown option 'horse'"),
        (["play", "superexpress", "--expert"], "unknown option 'expert'"),
        (["play", "-n", "2", "--one-bandit"], "two players lead two bandits each"),
        (["play", "-n", "3", "-o", "bandits=doc,doc,tuco"], "comes twice"),
        (["play", "--nonsense"], "No such option"),
        (["simulate", "--games", "0"], "the number of games"),
        (["simulate", "chess"], "the games are"),
        (["bench", "--game", "chess"], "the games are"),
        (["bench", "--backend", "abacus"], "the backends are"),
        (["bench", "--threads", "many"], "numbers with commas"),
        (["bench", "--seats", "9"], "3 to 6 players"),
        (["replay", "nowhere.txt"], "cannot read"),
        (["replay", "nowhere.txt", "--language", "tlh"], "the languages are ar,"),
        (["play", "--language", "tlh"], "the languages are ar,"),
        (["verify", "nowhere.txt"], "cannot read"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_two(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    said = capsys.readouterr().err
    assert says in said
    assert "Traceback" not in said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", ["40", "80", "200"])
def test_a_game_can_be_played_in_the_terminal_to_its_end(
    game: str,
    width: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setattr(sys, "stdin", io.StringIO("h\nl\nu\nnonsense\n\n99\n" + "1\n" * 400))
    saved = tmp_path / "game.txt"
    assert run(["play", game, "--bots", "random", "--seed", SEED, "--save", str(saved)]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"Colt (Super )?Express · .* (wins|share the\s+victory)\.", shown, re.DOTALL)
    assert "take what carries that number" in " ".join(shown.split())
    assert "…" not in shown
    assert "There is nothing to take back." in shown
    assert max(len(line.lstrip("> ")) for line in shown.splitlines()) <= int(width)
    assert run(["verify", str(saved)]) == 0
    assert "all legal" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["-n", "2", "--bandit", "doc+tuco"],
        ["-n", "3", "--two-bandits"],
        ["-n", "6", "--expert", "--edition", "2014-sv", "--bandit", "ghost", "--seat", "3"],
        ["-n", "3", "--no-powers", "--no-events", "-o", "cars=3P,1P,3J"],
        ["-n", "3", "--no-station-last", "--short-bullets-leave"],
    ],
)
def test_every_variant_can_be_played_in_the_terminal(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n1\n3\n" * 200))
    saved = tmp_path / "game.txt"
    assert run(["play", "--bots", "random", "--seed", SEED, "--save", str(saved), *words]) == 0
    assert saved.exists()


def test_a_number_is_a_seed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in ("3", f"{3:064x}"):
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
        assert run(["play", "--seed", seed, "--save", str(tmp_path / seed)]) == 0
    assert (tmp_path / "3").read_text() == (tmp_path / f"{3:064x}").read_text()


@pytest.mark.parametrize("typed", ["1\nq\n", "1\n"])
def test_quitting_saves_the_game(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    saved = tmp_path / "game.txt"
    assert run(["play", "--bots", "random", "--seed", SEED, "--save", str(saved)]) == 0
    # A long path is broken over lines.
    assert f"Saved:{saved}" in "".join(capsys.readouterr().out.split())
    assert run(["replay", str(saved)]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_the_game_and_a_seat_sees_less(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.txt"
    finished(game, saved)
    assert run(["replay", str(saved)]) == 0
    full = capsys.readouterr().out
    assert "The game is over." in full
    assert run(["replay", str(saved), "--seat", "1", "--views"]) == 0
    seen = capsys.readouterr().out
    assert "(you)" in seen
    assert run(["replay", str(saved), "--seat", "9"]) == 2
    assert run(["replay", str(saved), "--to", "3"]) == 0
    assert "The game is over." not in capsys.readouterr().out.split("   3 ")[0]


@pytest.mark.parametrize(
    ("settings", "words", "says"),
    [
        ({}, [], "The game is over."),
        ({}, ["--language", "sv"], "Spelet är slut."),
        ({"LANG": "de_DE.UTF-8"}, [], "Das Spiel ist aus."),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nn_NO.UTF-8"}, [], "Spillet er slutt."),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "C.UTF-8"}, [], "The game is over."),
        ({"LANG": "de_DE.UTF-8"}, ["--language", "fi"], "Peli on ohi."),
    ],
)
def test_a_replay_speaks_the_language_of_its_reader(
    settings: dict[str, str],
    words: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    saved = tmp_path / "game.txt"
    finished("superexpress", saved)
    assert run(["replay", str(saved), *words]) == 0
    assert says in capsys.readouterr().out


def test_a_terminal_without_the_letters_of_a_language_shows_those_it_has() -> None:
    assert (
        printable("Marshal\N{RIGHT SINGLE QUOTATION MARK}s Revenge", "ascii") == "Marshal's Revenge"
    )
    assert printable("Spelet är slut", "latin-1") == "Spelet är slut"
    assert printable("Spelet är slut", "ascii") == "Spelet ?r slut"


def test_a_replay_as_a_seat_does_not_tell_what_others_drew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.txt"
    finished("express", saved)
    run(["replay", str(saved), "--seat", "1", "--to", "0"])
    drawn = [line for line in capsys.readouterr().out.splitlines() if " draws " in line]
    assert all(("(you)" in line) != line.endswith("draws a card.") for line in drawn)
    assert drawn


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("folsom express 2", "folsom express 3", "checksum"),
        ("answers", "answer", "checksum"),
        ("sum ", "some ", "cut off"),
    ],
)
def test_an_edited_transcript_is_noticed(
    old: str, new: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.txt"
    saved.write_text(finished("express", saved).replace(old, new, 1))
    assert run(["verify", str(saved)]) == 2
    assert says in capsys.readouterr().err
    assert run(["replay", str(saved)]) == 2


def test_a_transcript_that_is_cut_binary_or_of_other_rules_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.txt"
    text = finished("express", saved)
    saved.write_text(text[: len(text) // 2])
    assert run(["verify", str(saved)]) == 2
    saved.write_bytes(b"\xff\x00\xfe")
    assert run(["replay", str(saved)]) == 2
    for transcript in (
        Transcript("express", 99, bytes(32), {}),
        Transcript("express", RULES_VERSION, bytes(32), {}, ((None, 62),)),
        Transcript("chess", 1, bytes(32), {}),
    ):
        saved.write_text(transcript.write())
        assert run(["verify", str(saved)]) == 2
        assert run(["replay", str(saved)]) == 2
    assert "Traceback" not in capsys.readouterr().err


TABLE = "abcdefghijklmnop"
NONCES = (b"n" * 32, b"o" * 32, b"", b"")
PROOF = Proof(b"s" * 32, NONCES, TABLE, 1)


def save(path: Path, proof: Proof, seed: bytes | None = None) -> str:
    """The start of a game with such a proof; where it was saved."""
    seed = seed or proof.seed
    path.write_text(Transcript("express", RULES_VERSION, seed, {}, (), proof).write())
    return str(path)


def hashes(*texts: str) -> list[str]:
    return [word for text in texts for word in ("--commitment", text)]


def test_verify_proves_that_nobody_chose_the_seed_from_what_a_player_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = save(tmp_path / "game.txt", PROOF)
    shown = [PROOF.commitment.hex(), *filter(None, PROOF.commitments)]
    assert run(["verify", saved, "--nonce", NONCES[1].hex(), *hashes(*shown)]) == 0
    said = capsys.readouterr().out
    assert f"{shown[2]} (as given), seat 1, nonce as given" in said
    assert "1 broken off" in said
    assert "proved     nobody chose the seed" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "only that these numbers fit together"),
        (hashes(PROOF.commitment.hex(), *PROOF.commitments[:2]), "only that these numbers fit"),
        (["--nonce", NONCES[0].hex().upper()], "give every --commitment"),
        (["--nonce", NONCES[0].hex(), *hashes(PROOF.commitment.hex())], "give every --commitment"),
    ],
)
def test_verify_says_how_little_is_proved_without_what_a_player_kept(
    words: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", save(tmp_path / "game.txt", PROOF), *words]) == 0
    said = capsys.readouterr().out
    assert says in said
    assert "nobody chose" not in said


def test_verify_finds_out_whoever_changed_a_number_after_the_fact(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    shown = [PROOF.commitment.hex(), *filter(None, PROOF.commitments)]
    kept = ["--nonce", NONCES[0].hex(), *hashes(*shown)]
    for proof, says in (
        (replace(PROOF, nonces=(NONCES[0], b"x" * 32, b"", b"")), "was shown before the start"),
        (replace(PROOF, nonces=(b"x" * 32, NONCES[1], b"", b"")), "was shown before the start"),
        (replace(PROOF, nonces=(NONCES[0], b"", b"", b"")), "was shown before the start"),
        (replace(PROOF, secret=b"t" * 32), "was shown before the start"),
        (replace(PROOF, table="b" * 16), "was shown before the start"),
        (replace(PROOF, table=""), "was shown before the start"),
        (replace(PROOF, nonces=(*NONCES, b"z" * 32)), "has 4 nonces, not 5"),
    ):
        assert run(["verify", save(path, proof), *kept]) == 2
        assert says in capsys.readouterr().err
    assert run(["verify", save(path, PROOF), "--nonce", "ab" * 32]) == 2
    assert "is not among those that made the seed" in capsys.readouterr().err
    assert run(["verify", save(path, PROOF, bytes(32))]) == 2
    assert "does not follow" in capsys.readouterr().err


def test_verify_says_what_games_of_old_servers_prove(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = Proof(b"s" * 32, (b"one", b"two", b"", b""))
    saved = save(tmp_path / "game.txt", proof)
    commitment = proof.commitment.hex()
    assert run(["verify", saved, "--commitment", commitment, "--nonce", b"one".hex()]) == 0
    said = capsys.readouterr().out
    assert "the seed follows" in said
    assert "proved     little" in said
    finished("express", tmp_path / "game.txt")
    for words in (["--commitment", commitment], ["--nonce", b"one".hex()]):
        assert run(["verify", saved, *words]) == 2
        assert "no 'secret' line" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_shows_and_writes_its_results(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", game, "--games", "12", "--threads", "2"]
    written = {kind: tmp_path / f"results.{kind}" for kind in ("csv", "json", "png")}
    words += ["--csv", str(written["csv"]), "--json", str(written["json"])]
    assert run([*words, "--plot", str(written["png"])]) == 0
    assert "victories" in capsys.readouterr().out
    report = json.loads(written["json"].read_text())
    seats = [row for row in report["results"] if row["group"] == "seat"]
    assert sum(row["win_share"] for row in seats) == pytest.approx(1, abs=1e-3)
    assert written["csv"].read_text().startswith("group,name,games,win_share")
    assert written["png"].read_bytes().startswith(b"\x89PNG")
    again = tmp_path / "again.json"
    assert run(["simulate", game, "--games", "12", "--threads", "1", "--json", str(again)]) == 0
    assert json.loads(again.read_text())["results"] == report["results"]
    assert run([*words, "--seed", "1", "--json", str(again)]) == 0
    assert json.loads(again.read_text())["results"] != report["results"]


def test_results_that_cannot_be_written_are_said_so(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "folder.csv")
    assert run(["simulate", "--games", "1", "--csv", nowhere]) == 2
    assert run(["simulate", "--games", "1", "--plot", f"{nowhere}.png"]) == 2


def test_bench_measures_plain_python(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--json", "--backend", "python", "--seconds", "0.01"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result) == [
        "game", "seats", "backend", "threads", "games_per_second", "decisions_per_second",
    ]  # fmt: skip
    assert (result["game"], result["seats"], result["backend"]) == ("express", 4, "python")
    assert result["decisions_per_second"] > 0


@pytest.mark.compiled
def test_bench_measures_compiled_games_on_threads(capsys: pytest.CaptureFixture[str]) -> None:
    games = ",".join(GAMES)
    assert run(["bench", "--game", games, "--threads", "1,2", "--seconds", "0.01"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("numba") == 2 * len(GAMES)


@pytest.mark.compiled
def test_bench_loads_the_code_before_its_clock_starts() -> None:
    words = ["bench", "--json", "--game", "superexpress", "--seconds", "0.05"]
    done = subprocess.run(
        [sys.executable, "-m", "folsom", *words], capture_output=True, text=True, check=True
    )
    # The slowest machine plays thousands; loading takes longer than a game by as much.
    assert json.loads(done.stdout)["games_per_second"] > 200


def test_the_referee_answers_on_standard_output() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "folsom", "referee"],
        input=b'{"do":"outcome"}\nrubbish\n',
        capture_output=True,
        check=False,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["code"] for reply in replies] == ["request/no-game", "input/unreadable"]
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_asks_for_a_hint_step_by_step(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = str(tmp_path / "game.txt")
    typed = ["?", "?", "?", "q"]
    told = []
    for n in range(1, 4):
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*typed[:n], "q", ""])))
        words = ["play", game, "--bots", "random", "--seed", SEED, "--save", saved]
        assert run([*words, "--language", "en"]) == 0
        told.append(" ".join(capsys.readouterr().out.split()))
    assert "Think about" in told[0]
    assert "One of these two." not in told[0]
    assert "One of these two." in told[1]
    assert "±" not in told[1]
    assert "The chance to win with each, as you know it." in told[2]
    assert told[2].count("±") > 2
