"""A list of 100 rows in Textual, as a peer of the sample's groups in the terminal."""

from textual.app import App, ComposeResult
from textual.widgets import Footer, Header, OptionList


class Rows(App):
    BINDINGS = [("q", "quit", "Quit")]

    def compose(self) -> ComposeResult:
        yield Header()
        yield OptionList(*[f"Group {number}, with {number * 7} members" for number in range(100)])
        yield Footer()


Rows().run()
