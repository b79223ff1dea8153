# `make run` shows the sample app, `make test` runs the tests of all packages; Scripts/setup installs, or names, what
# they need besides Swift.
.PHONY: run test test-all bench docs install

# A debug build: it takes half as long as a release build and `make test` uses the same products.
run:
	@Scripts/setup
	SWIFT_DETERMINISTIC_HASHING=1 swift build --package-path Showcase --product Showcase
	swift run --package-path Showcase --skip-build Showcase $(ARGS)

test:
	@Scripts/setup test
	Scripts/test

# Hours: the long halves of the tests, Thread Sanitizer, the new apps for iOS on the stand-ins, the plugin that
# makes fakes, and a build of the benchmarks, whose figures mean something on a quiet machine only. A workflow
# runs it each night.
test-all:
	@Scripts/setup test
	Scripts/test all
	Scripts/count-instructions --bytes
	Scripts/check-new
	swift build --package-path Tool/Plugin --product calcot-fakesPackageTests
	swift test --package-path Tool/Plugin --skip-build
	swift build --package-path Benchmarks

# Figures mean something in a release build only.
bench:
	@Scripts/setup test
	swift run -c release --package-path Benchmarks Figures $(ARGS)
	swift run -c release --package-path Benchmarks WebFigures $(WEB)
	Scripts/count-instructions
	Scripts/save-and-see figures
	swift build -c release --package-path Tool
	swift run -c release --skip-build --package-path Tool LintFigures $(LINT)

# The DocC archive; ARGS=gallery makes a page with every screen of the sample app, ARGS=pictures the README's pictures.
docs:
	@Scripts/setup
	Scripts/docs $(ARGS)

# The command-line tool, in a folder that is meant for one's own programs.
install:
	Scripts/install $(PREFIX)
