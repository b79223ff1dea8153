import ArgumentParser

/// The command `calcot fakes`.
struct FakesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "fakes",
    abstract: "Writes fakes of protocols for tests: one file for each.",
    discussion: """
      calcot fakes Sources/Groups --output Tests/GroupsTests/Fakes
      calcot fakes --protocol '*Repository' --output Tests/Fakes
      calcot fakes --marked --check --output Tests/Fakes     # for CI
      calcot fakes Sources --output Tests/Fakes.swift --watch

      Without a choice, all protocols in the paths are faked. A protocol that cannot be faked is \
      reported, and the others are made.
      """)

  @OptionGroup var options: ReadingOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder of the fakes, or a .swift file for all of them.", valueName: "path"))
  var output: String

  @Option(
    name: .customLong("protocol"),
    help: ArgumentHelp(
      "Only protocols of this name, in which * and ? stand for others; may be repeated.",
      valueName: "name"))
  var names: [String] = []

  @Flag(name: .customLong("marked"), help: "Only protocols with the comment // calcot:fake.")
  var isMarkedOnly = false

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "A folder whose protocols are inherited, such as another package; may be repeated.",
      valueName: "path"))
  var others: [String] = []

  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      """
      The module of the protocols, or of those in a folder; otherwise the name of the folder behind \
      Sources. May be repeated.
      """, valueName: "name[=folder]"))
  var modules: [String] = []

  @Flag(help: "Writes nothing, and fails if a file is not as it would be written.")
  var check = false

  @Flag(help: "Writes them again whenever a source has changed, until it is ended.")
  var watch = false

  func validate() throws {
    if check, watch { throw ValidationError("a check is done once: leave out --watch") }
  }

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    let run = FakesRun(
      reading: options.reading, output: output, names: names, isMarkedOnly: isMarkedOnly,
      others: others, modules: modules)
    if watch {
      var watch = FakesWatch(run)
      return watch.result(in: environment)
    }
    return try run.result(isCheck: check, in: environment)
  }
}
