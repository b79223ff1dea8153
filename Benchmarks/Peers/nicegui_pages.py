"""The measured pages, served by NiceGUI: nicegui_pages.py counter|rows."""
import sys

from nicegui import ui
from serving import announced_port


def counter():
    label = ui.label("0")
    ui.button("Add", on_click=lambda: add_one(label))


def rows():
    for number in range(100):
        with ui.row():
            ui.label(f"Item {number}")
            label = ui.label("0")
            ui.button("Add", on_click=lambda label=label: add_one(label))


def add_one(label):
    label.text = str(int(label.text) + 1)


if __name__ in {"__main__", "__mp_main__"}:
    ui.page("/")({"counter": counter, "rows": rows}[sys.argv[1]])
    ui.run(
        host="127.0.0.1", port=announced_port(), reload=False, show=False,
        show_welcome_message=False, uvicorn_logging_level="error",
    )
