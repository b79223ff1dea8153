import ArgumentParser
import Foundation

/// A comparison of `calcot` and bare SwiftParser over the same files, in turns.
final class Comparison {
  /// A program, and what is done with it in each round.
  struct Contestant {
    let name: String
    let program: String
    /// Returns the program's arguments in a round, after the codebase was made ready for it.
    let arguments: (inout MeasuredCodebase, _ round: Int) throws -> [String]
    var mostStatus: Int32 = 0
    var goal = ""
    /// Returns whether the best seconds, their multiple of the base's and the peak in bytes meet the goal.
    var isMet: (_ best: Double, _ ratio: Double, _ peak: Int) -> Bool = { _, _, _ in true }
  }

  private let title: String
  private var subject: MeasuredCodebase
  private let contestants: [Contestant]
  /// The name of the contestant that the others are compared with.
  private let base: String
  private var runs: [String: [ChildProcess]] = [:]

  init(
    _ title: String, on subject: MeasuredCodebase, with base: String, _ contestants: [Contestant]
  ) {
    self.title = title
    self.subject = subject
    self.base = base
    self.contestants = contestants
  }

  func run(rounds: Int) throws {
    for round in 0..<rounds {
      for contestant in contestants {
        let arguments = try contestant.arguments(&subject, round)
        let child = try ChildProcess(contestant.program, arguments)
        guard (0...contestant.mostStatus).contains(child.status) else {
          throw ValidationError("'\(contestant.program)' ended with status \(child.status)")
        }
        runs[contestant.name, default: []].append(child)
      }
    }
  }

  var markdown: String {
    var text = """
      ### \(title) over \(subject.name): \(subject.lines) lines in \(subject.files.count) files

      | | best s | median s | × \(base) (best, median) | peak MB | goal for 500,000 lines |
      |---|---|---|---|---|---|

      """
    for contestant in contestants { text += row(contestant) }
    return text + "\n" + load
  }

  private var load: String {
    var loads = [0.0, 0.0, 0.0]
    guard getloadavg(&loads, 3) == 3 else { return "" }
    let rounds = runs[base]?.count ?? 0
    return "Load of the machine in the last minute: \(loads[0].short); \(rounds) rounds."
  }

  private func row(_ contestant: Contestant) -> String {
    let mine = seconds(contestant.name)
    let other = seconds(base)
    let ratios = "\((mine.best / other.best).short), \((mine.median / other.median).short)"
    let peak = runs[contestant.name, default: []].map(\.peak).max() ?? 0
    let isMet = contestant.isMet(mine.best, mine.best / other.best, peak)
    let isComparable = !contestant.goal.isEmpty && (450_000...600_000).contains(subject.lines)
    return "| \(contestant.name) | \(mine.best.short) | \(mine.median.short) | \(ratios) "
      + "| \(peak >> 20) | \(contestant.goal)"
      + (isComparable ? isMet ? ": met |\n" : ": **missed** |\n" : " |\n")
  }

  private func seconds(_ contestant: String) -> (best: Double, median: Double) {
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
