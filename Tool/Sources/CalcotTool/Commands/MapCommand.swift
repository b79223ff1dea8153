import ArgumentParser
import CalcotMap

/// The command `calcot map`.
struct MapCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draws who shows whom: the screens, the arrows between them, and the layers.",
    discussion: """
      Without a format it writes what the name of the output ends in, otherwise text.

      calcot map --to Settings             how a user gets to that screen
      calcot map --output map.html         a page to search and to look around in
      calcot map --diff main --format markdown
      """)

  @OptionGroup var options: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "How to tell it: \(MapFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"),
    transform: { text in
      guard let format = MapFormat(rawValue: text) else {
        let names = MapFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there is no format '\(text)'; there are \(names)")
      }
      return format
    })
  var format: MapFormat?

  @Option(name: .shortAndLong, help: ArgumentHelp("Writes the map there.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Only what is around this screen.", valueName: "screen"))
  var focus: String?

  @Option(
    help: "With --focus: how many arrows around the screen; 1, or all from one of several apps.")
  var depth: Int?

  @Option(help: ArgumentHelp("Tells how a user gets to this screen.", valueName: "screen"))
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Compares with this revision of the git repository: what the change did to the architecture.",
      valueName: "revision"))
  var diff: String?

  func validate() throws {
    if depth ?? 0 < 0 { throw ValidationError("--depth is a number of arrows, from 0") }
    if to != nil, diff != nil { throw ValidationError("give --to or --diff, not both") }
  }

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    let run = MapRun(
      reading: options.reading, focus: focus, depth: depth, destination: to, revision: diff)
    let output = MapOutput(format: format, path: output)
    return try run.result(by: output, in: environment)
  }
}
