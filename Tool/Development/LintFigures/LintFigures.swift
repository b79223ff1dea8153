import ArgumentParser
import Foundation

@main
struct LintFigures: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: """
      Measures `calcot lint` cold, warm and with one file changed, and `calcot fakes` cold and warm, in \
      turns with bare SwiftParser.
      """)

  @Argument(help: "Codebases, which are copied before; this repository unless told.")
  var paths: [String] = []

  @Option(help: "Protocols that are added to the codebase for `calcot fakes`.")
  var protocols = 5_000

  @Option(help: "How often everything is measured.")
  var rounds = 7

  @Option(help: "The threads of bare SwiftParser; the number of cores unless told.")
  var threads = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "The release build of calcot; the one beside this program unless told.")
  var calcot: String?

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds must be at least 1") }
  }

  func run() throws {
    let tools = try Tools(calcot: calcot)
    let place = FileManager.default.temporaryDirectory.appending(path: "figures-\(getpid())")
    defer { try? FileManager.default.removeItem(at: place) }
    for path in paths.isEmpty ? [Self.repository] : paths {
      let race = Comparison(
        subject: try MeasuredCodebase(copyOf: path, in: place), tools: tools, threads: threads)
      try race.run(rounds: rounds)
      print(race.markdown, terminator: "\n\n")
      try FileManager.default.removeItem(at: place)
      let fakes = FakesComparison(
        subject: try MeasuredCodebase(copyOf: path, protocols: protocols, in: place), tools: tools)
      try fakes.run(rounds: rounds)
      print(fakes.markdown)
      try FileManager.default.removeItem(at: place)
    }
  }

  private static var repository: String {
    URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path
  }
}
