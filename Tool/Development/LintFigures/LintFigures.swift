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
      let codebase = try MeasuredCodebase(copyOf: path, in: place)
      try report(lint(on: codebase, with: tools))
      try FileManager.default.removeItem(at: place)
      let more = try MeasuredCodebase(copyOf: path, protocols: protocols, in: place)
      try report(fakes(on: more, with: tools))
      try FileManager.default.removeItem(at: place)
    }
  }

  private func report(_ comparison: Comparison) throws {
    try comparison.run(rounds: rounds)
    print(comparison.markdown, terminator: "\n\n")
  }

  private func lint(on codebase: MeasuredCodebase, with tools: Tools) -> Comparison {
    func lint(_ subject: MeasuredCodebase) -> [String] {
      ["lint", subject.folder.path, "--cache-path", subject.cache.path]
    }
    func parse(_ name: String, mode: String) -> Comparison.Contestant {
      .init(name: name, program: tools.bareParser) { subject, _ in
        [mode, "\(threads)", subject.list.path]
      }
    }
    let walk = parse("bare parse and walk", mode: "walk")
    return Comparison(
      "lint", on: codebase, with: walk.name,
      [
        parse("bare parse", mode: "parse"), walk,
        .init(
          name: "lint, cold", program: tools.calcot,
          arguments: { subject, _ in
            subject.beginAnew()
            return lint(subject)
          }, mostStatus: 1, goal: "≤ 1.5 ×, < 500 MB",
          isMet: { _, ratio, peak in ratio <= 1.5 && peak < 500_000_000 }),
        .init(
          name: "lint, warm", program: tools.calcot, arguments: { subject, _ in lint(subject) },
          mostStatus: 1, goal: "< 0.25 s, < 500 MB",
          isMet: { best, _, peak in best < 0.25 && peak < 500_000_000 }),
        .init(
          name: "lint, one file changed", program: tools.calcot,
          arguments: { subject, round in
            try subject.change(round: round)
            return lint(subject)
          }, mostStatus: 1, goal: "< 0.3 s, < 500 MB",
          isMet: { best, _, peak in best < 0.3 && peak < 500_000_000 }),
      ])
  }

  private func fakes(on codebase: MeasuredCodebase, with tools: Tools) -> Comparison {
    func fakes(_ subject: MeasuredCodebase) -> [String] {
      [
        "fakes", subject.folder.path, "--output", subject.fakes.path, "--cache-path",
        subject.cache.path,
      ]
    }
    let parse = Comparison.Contestant(name: "bare parse, one core", program: tools.bareParser) {
      subject, _ in ["parse", "1", subject.list.path]
    }
    return Comparison(
      "fakes", on: codebase, with: parse.name,
      [
        parse,
        .init(
          name: "fakes, cold", program: tools.calcot,
          arguments: { subject, _ in
            subject.beginAnew()
            return fakes(subject)
          }, goal: "< 1 ×", isMet: { _, ratio, _ in ratio < 1 }),
        .init(
          name: "fakes, warm", program: tools.calcot, arguments: { subject, _ in fakes(subject) },
          goal: "< 1 s", isMet: { best, _, _ in best < 1 }),
      ])
  }

  private static var repository: String {
    URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path
  }
}
