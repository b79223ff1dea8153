# `make run` shows the sample app, `make test` proves everything; both need nothing but Swift.
.PHONY: run test bench format docs setup

# A debug build: it takes half as long as a release build and `make test` uses the same products.
run: setup
	swift run --package-path Showcase Showcase $(ARGS)

test:
	@Scripts/setup test
	Scripts/test

# Figures mean something in a release build only.
bench: setup
	swift run -c release --package-path Benchmarks Figures $(ARGS)
	swift run -c release --package-path Benchmarks WebFigures $(WEB)

format:
	swift format --in-place --parallel --recursive .

docs: setup
	Scripts/docs $(ARGS)

setup:
	@Scripts/setup
