"""The measured pages, served by ReactPy: reactpy_pages.py counter|rows."""
import sys

import uvicorn
from fastapi import FastAPI
from reactpy import component, hooks, html
from reactpy.backend.fastapi import configure
from serving import announced_port


@component
def counter():
    count, set_count = hooks.use_state(0)
    return html.main(
        html.p(str(count)),
        html.button({"on_click": lambda event: set_count(lambda old: old + 1)}, "Add"),
    )


@component
def rows():
    counts, set_counts = hooks.use_state([0] * 100)

    def add(number):
        set_counts(lambda old: [*old[:number], old[number] + 1, *old[number + 1 :]])

    def row(number):
        return html.li(
            {"key": number},
            html.span(f"Item {number}"),
            html.span(str(counts[number])),
            html.button({"on_click": lambda event: add(number)}, "Add"),
        )

    return html.ul([row(number) for number in range(100)])


app = FastAPI()
configure(app, {"counter": counter, "rows": rows}[sys.argv[1]])
uvicorn.run(app, host="127.0.0.1", port=announced_port(), log_level="error")
