import Foundation
import Synchronization

/// The durations of the stages of a run, for `--timings`.
final class Timings: Sendable {
  private struct Stage {
    var name: String
    var milliseconds: Double
  }

  private struct State {
    var stages: [Stage] = []
    var rules: [Stage] = []
  }

  private let state = Mutex(State())

  /// Does the work of a stage and records its duration.
  func stage<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    defer {
      let taken = (ContinuousClock.now - start) / .milliseconds(1)
      state.withLock { $0.stages.append(Stage(name: name, milliseconds: taken)) }
    }
    return try work()
  }

  /// Does the work of a rule and records the processor time of its thread, since rules run in
  /// parallel.
  func rule<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    let start = Self.threadMilliseconds
    defer {
      let taken = Self.threadMilliseconds - start
      state.withLock { $0.rules.append(Stage(name: name, milliseconds: taken)) }
    }
    return try work()
  }

  private static var threadMilliseconds: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  /// The durations: a line for each stage, in their order, then one for each rule, the slowest
  /// first.
  var text: String {
    state.withLock { state in
      let rules = state.rules.sorted { $0.milliseconds > $1.milliseconds }
      return (state.stages + rules).map(Self.line).joined()
    }
  }

  private static func line(_ stage: Stage) -> String {
    let tenths = Int((stage.milliseconds * 10).rounded())
    let number = "\(tenths / 10).\(tenths % 10)"
    let room = String(repeating: " ", count: max(0, 8 - number.utf8.count))
    return "\(room)\(number) ms  \(stage.name)\n"
  }
}
