from __future__ import annotations

import pytest

from hogar.games.village.game import VILLAGE
from hogar.lab.tune import Samples, Tuning, fitted, solved, trial, tune


def tuned(plan: Tuning, jobs: int = 1) -> list[float]:
    """The weights after the last round."""
    found = [weights for _, weights, _ in tune(plan, jobs) if weights is not None]
    return found[-1]


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0, 4.0], [1.0, 1.0, 5.0]]) == pytest.approx([3.0, 2.0])


def test_a_weight_on_which_nothing_depends_stays_where_it_is() -> None:
    samples = Samples.empty(2)
    for _ in range(50):
        samples.add([1.0, 0.0], 2.0)
    first, second = fitted([1.0, 7.0], samples, 50)
    assert first == pytest.approx(3.0, abs=0.2)
    assert second == 7.0


def test_weights_that_foretell_the_end_are_found() -> None:
    samples = Samples.empty(2)
    for one in range(10):
        for other in range(10):
            samples.add([float(one), float(other)], 0.5 * one - 0.25 * other)
    assert fitted([1.0, 1.0], samples, 100) == pytest.approx([1.5, 0.75], abs=0.05)


def test_samples_of_two_batches_are_added_up() -> None:
    whole, first, second = Samples.empty(1), Samples.empty(1), Samples.empty(1)
    for part, slope, miss in ((first, 1.0, 2.0), (second, 3.0, -1.0)):
        part.add([slope], miss)
        whole.add([slope], miss)
    first.merge(second)
    assert (first.count, first.together, first.misses) == (whole.count, whole.together, whole.misses)
    assert first.error() == pytest.approx(2.5**0.5)


def test_the_same_seed_tunes_the_same_weights() -> None:
    plan = Tuning(VILLAGE.id, (2,), 1, 2, 4, 3)
    weights = tuned(plan)
    assert weights == tuned(plan)
    assert len(weights) == len(VILLAGE.mind(2).WEIGHTS)


def test_new_weights_are_kept_only_where_they_win(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Tuning(VILLAGE.id, (2,), 1, 1, 2, 3)
    for ahead, changed in ((5.0, True), (-5.0, False)):
        monkeypatch.setattr("hogar.lab.tune.trial", lambda *_, ahead=ahead: ahead)
        assert (tuned(plan) != VILLAGE.mind(2).weights) is changed


def test_a_judgement_that_knows_nothing_loses_a_trial() -> None:
    weights = VILLAGE.mind(2).weights
    plan = Tuning(VILLAGE.id, (2,), 1, 2, 10, 3, tuple(weights))
    wrong = tuple([-weight for weight in weights])
    assert sum([trial(plan, wrong, number) for number in range(4)]) < 0
