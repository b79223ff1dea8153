import ArgumentParser
import CalcotGenerator
import Foundation

@main
struct LintFigures: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures `calcot lint` and `calcot fakes` beside bare SwiftParser.",
    subcommands: [Measure.self, Generate.self], defaultSubcommand: Measure.self)
}

/// The size of the generated codebase.
struct Size: ParsableArguments {
  @Option(help: "Lines of the generated codebase.")
  var lines = 500_000

  @Option(help: "Violations of each kind in it.")
  var violations = 12

  @Option(help: "The same seed gives the same codebase.")
  var seed: UInt64 = 1

  var codebase: GeneratedCodebase {
    GeneratedCodebase(lines: lines, violations: violations, seed: seed)
  }
}

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a codebase with known violations, and their list in plants.json.")

  @Argument(help: "Where to; an empty folder, or none yet.")
  var folder: String

  @OptionGroup var size: Size

  func run() throws {
    let url = URL(filePath: folder)
    let entries = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard entries?.isEmpty ?? true else {
      throw ValidationError("'\(folder)' is not empty: name another folder, or empty it")
    }
    let codebase = size.codebase
    try codebase.write(to: url)
    let planted = codebase.plants.count { $0.isViolation }
    print("\(codebase.files.count) files, \(codebase.lines) lines, \(planted) violations")
  }
}

struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures cold, warm and with one file changed, in turns with bare SwiftParser.")

  @Argument(help: "Codebases; without one, a generated one. They are copied before.")
  var paths: [String] = []

  @OptionGroup var size: Size

  @Option(help: "Protocols in the codebase that `calcot fakes` is measured on.")
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
    if paths.isEmpty {
      let codebase = size.codebase
      try report(on: MeasuredCodebase(generated: codebase, in: place), with: tools)
      try FileManager.default.removeItem(at: place)
      let subject = try MeasuredCodebase(generated: codebase, protocols: protocols, in: place)
      let race = FakesComparison(subject: subject, tools: tools)
      try race.run(rounds: rounds)
      print(race.markdown)
    }
    for path in paths {
      let subject = try MeasuredCodebase(copyOf: path, in: place)
      try report(on: subject, with: tools)
      try FileManager.default.removeItem(at: place)
    }
  }

  private func report(on subject: MeasuredCodebase, with tools: Tools) throws {
    let race = Comparison(subject: subject, tools: tools, threads: threads)
    try race.run(rounds: rounds)
    print(race.markdown, terminator: "\n\n")
  }
}
