import ArgumentParser

/// The options of every command that reads a codebase.
struct ReadingOptions: ParsableArguments {
  @Argument(help: "Folders and Swift files. The current folder if there is none.")
  var paths: [String] = []

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration; otherwise the nearest .calcot.yml around the first path.",
      valueName: "file"))
  var configuration: String?

  @Flag(name: .customLong("no-cache"), help: "Reads every file anew, and keeps nothing.")
  var isWithoutCache = false

  @Option(
    help: ArgumentHelp(
      "Where to keep what was read; otherwise $XDG_CACHE_HOME/calcot or the system's place.",
      valueName: "folder"))
  var cachePath: String?

  @Flag(name: .shortAndLong, help: "Shows neither progress nor a summary.")
  var quiet = false

  var reading: CodebaseReading {
    CodebaseReading(
      paths: paths, configurationPath: configuration, usesCache: !isWithoutCache,
      cachePath: cachePath, isQuiet: quiet)
  }
}
