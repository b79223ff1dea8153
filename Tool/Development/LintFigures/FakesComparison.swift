import ArgumentParser
import Foundation

/// A comparison of `calcot fakes` and bare SwiftParser on one core over the same files, in turns.
final class FakesComparison {
  enum Contestant: String, CaseIterable {
    case parse = "bare parse, one core"
    case cold = "fakes, cold"
    case warm = "fakes, warm"
  }

  private var subject: MeasuredCodebase
  private let tools: Tools
  private var runs: [Contestant: [ChildProcess]] = [:]

  init(subject: MeasuredCodebase, tools: Tools) {
    self.subject = subject
    self.tools = tools
  }

  func run(rounds: Int) throws {
    for _ in 0..<rounds {
      for contestant in Contestant.allCases {
        if contestant == .cold { subject.beginAnew() }
        runs[contestant, default: []].append(try run(contestant))
      }
    }
  }

  private func run(_ contestant: Contestant) throws -> ChildProcess {
    let program = contestant == .parse ? tools.bareParser : tools.calcot
    let arguments =
      contestant == .parse
      ? ["parse", "1", subject.list.path]
      : [
        "fakes", subject.folder.path, "--output", subject.fakes.path, "--cache-path",
        subject.cache.path,
      ]
    let child = try ChildProcess(program, arguments)
    guard child.status == 0 else {
      throw ValidationError("'\(program)' ended with status \(child.status)")
    }
    return child
  }

  var markdown: String {
    let made = (try? FileManager.default.contentsOfDirectory(atPath: subject.fakes.path).count) ?? 0
    var text = """
      ### Fakes of \(subject.name): \(subject.lines) lines in \(subject.files.count) files, \
      \(made) files made

      | | best s | median s | × bare parse (best, median) | peak MB | goal |
      |---|---|---|---|---|---|

      """
    let parse = seconds(.parse)
    for contestant in Contestant.allCases {
      let mine = seconds(contestant)
      let peak = runs[contestant, default: []].map(\.peak).max() ?? 0
      text +=
        "| \(contestant.rawValue) | \(mine.best.short) | \(mine.median.short) "
        + "| \((mine.best / parse.best).short), \((mine.median / parse.median).short) "
        + "| \(peak >> 20) | \(verdict(contestant, mine.best, parse.best)) |\n"
    }
    return text
  }

  private func verdict(_ contestant: Contestant, _ best: Double, _ parse: Double) -> String {
    switch contestant {
    case .parse: ""
    case .cold: "< 1 ×: " + (best < parse ? "met" : "**missed**")
    case .warm: "< 1 s: " + (best < 1 ? "met" : "**missed**")
    }
  }

  private func seconds(_ contestant: Contestant) -> (best: Double, median: Double) {
    let sorted = runs[contestant, default: []].map(\.seconds).sorted()
    return (sorted.first ?? 0, sorted.isEmpty ? 0 : sorted[sorted.count / 2])
  }
}
