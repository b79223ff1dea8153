import ArgumentParser
import Foundation

/// A comparison of `calcot lint` and bare SwiftParser over the same files, in turns.
final class Comparison {
  enum Contestant: String, CaseIterable {
    case parse = "bare parse"
    case walk = "bare parse and walk"
    case cold = "lint, cold"
    case warm = "lint, warm"
    case changed = "lint, one file changed"
  }

  private var subject: MeasuredCodebase
  private let tools: Tools
  private let threads: Int
  private var runs: [Contestant: [ChildProcess]] = [:]

  init(subject: MeasuredCodebase, tools: Tools, threads: Int) {
    self.subject = subject
    self.tools = tools
    self.threads = threads
  }

  func run(rounds: Int) throws {
    for round in 0..<rounds {
      for contestant in Contestant.allCases {
        if contestant == .cold { subject.beginAnew() }
        if contestant == .changed { try subject.change(round: round) }
        runs[contestant, default: []].append(try run(contestant))
      }
    }
  }

  private func run(_ contestant: Contestant) throws -> ChildProcess {
    switch contestant {
    case .parse, .walk:
      let mode = contestant == .parse ? "parse" : "walk"
      let child = try ChildProcess(tools.bareParser, [mode, "\(threads)", subject.list.path])
      try check(child, tools.bareParser, allowed: 0...0)
      return child
    case .cold, .warm, .changed:
      let child = try ChildProcess(
        tools.calcot, ["lint", subject.folder.path, "--cache-path", subject.cache.path])
      try check(child, tools.calcot, allowed: 0...1)
      return child
    }
  }

  private func check(_ child: ChildProcess, _ program: String, allowed: ClosedRange<Int32>) throws {
    guard allowed.contains(child.status) else {
      throw ValidationError("'\(program)' ended with status \(child.status)")
    }
  }

  var markdown: String {
    var text = """
      ### \(subject.name): \(subject.lines) lines in \(subject.files.count) files, \(threads) threads

      | | best s | median s | × parse and walk (best, median) | peak MB | goal for 500,000 lines |
      |---|---|---|---|---|---|

      """
    for contestant in Contestant.allCases { text += row(contestant) }
    return text + "\n" + load
  }

  private var load: String {
    var loads = [0.0, 0.0, 0.0]
    guard getloadavg(&loads, 3) == 3 else { return "" }
    return "Load of the machine in the last minute: \(loads[0].short); \(count) rounds."
  }

  private var count: Int { runs[.parse]?.count ?? 0 }

  private func row(_ contestant: Contestant) -> String {
    let mine = seconds(contestant)
    let walk = seconds(.walk)
    let ratios = "\((mine.best / walk.best).short), \((mine.median / walk.median).short)"
    let peak = runs[contestant, default: []].map(\.peak).max() ?? 0
    return "| \(contestant.rawValue) | \(mine.best.short) | \(mine.median.short) | \(ratios) "
      + "| \(peak >> 20) | \(verdict(contestant, mine.best, mine.best / walk.best, peak)) |\n"
  }

  private func verdict(
    _ contestant: Contestant, _ best: Double, _ ratio: Double, _ peak: Int
  ) -> String {
    let goal: (text: String, isMet: Bool)
    switch contestant {
    case .parse, .walk: return ""
    case .cold: goal = ("≤ 1.5 ×", ratio <= 1.5)
    case .warm: goal = ("< 0.25 s", best < 0.25)
    case .changed: goal = ("< 0.3 s", best < 0.3)
    }
    let isMet = goal.isMet && peak < 500_000_000
    let isComparable = (450_000...600_000).contains(subject.lines)
    return "\(goal.text), < 500 MB" + (isComparable ? (isMet ? ": met" : ": **missed**") : "")
  }

  private func seconds(_ contestant: Contestant) -> (best: Double, median: Double) {
    let sorted = runs[contestant, default: []].map(\.seconds).sorted()
    return (sorted.first ?? 0, sorted.isEmpty ? 0 : sorted[sorted.count / 2])
  }
}

extension Double {
  /// The number with two digits behind the point.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
