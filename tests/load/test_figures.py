"""What a load test measures is told by percentile and over time."""

from cabstand.load.figures import Figures, percentile


def test_percentiles_are_values_that_were_measured() -> None:
    values = [float(number) for number in range(1, 101)]
    assert [percentile(values, share) for share in (0.5, 0.99, 1.0)] == [51.0, 100.0, 100.0]
    assert percentile([7.0], 0.5) == 7.0


def test_figures_are_kept_by_time_from_when_everybody_has_come() -> None:
    clock = [0.0]
    figures = Figures(lambda: clock[0])
    clock[0] = 10.0
    figures.note("answer", 0.0)
    figures.begin()
    for at, took in ((10.5, 0.2), (11.0, 0.1), (14.5, 0.3)):
        clock[0] = at
        figures.note("answer", at - took)
    assert [round(took, 3) for took in figures.took("answer")] == [0.1, 0.2, 0.3]
    assert [(at, len(took)) for at, took in figures.by_time("answer", 2.0)] == [(0.0, 2), (4.0, 1)]
    assert figures.took("chat") == []


def test_of_many_faults_the_first_are_kept_and_all_are_counted() -> None:
    figures = Figures()
    for number in range(50):
        figures.fault("table a", f"number {number}")
    assert (figures.counts["faults"], len(figures.faults), figures.faults[0]) == (50, 20, "table a: number 0")
