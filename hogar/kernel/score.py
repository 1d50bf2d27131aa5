"""Score sheets: one line per category, at any moment of the game."""

from __future__ import annotations


class ScoreLine:
    """Points of one category; the category's name is the message `score.<category>`."""

    def __init__(self, category: str, points: int) -> None:
        self.category = category
        self.points = points


class ScoreSheet:
    """The lines of one seat."""

    def __init__(self, lines: list[ScoreLine]) -> None:
        self.lines = lines
        self.total = sum([line.points for line in lines])

    def to_json(self) -> dict[str, int]:
        """Category to points, with the total."""
        return {**{line.category: line.points for line in self.lines}, "total": self.total}
