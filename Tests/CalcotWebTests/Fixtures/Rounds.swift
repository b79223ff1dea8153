import Foundation

/// The number of repetitions of randomized tests.
enum Rounds {
  private static let environment = ProcessInfo.processInfo.environment

  /// Returns `count` with `CALCOT_LONG=1`, otherwise `short`, or a twentieth of `short` with
  /// `CALCOT_QUICK=1`.
  static func of(_ count: Int, short: Int) -> Int {
    environment["CALCOT_LONG"] == "1" ? count : of(short)
  }

  /// Returns `count`, or a twentieth of it with `CALCOT_QUICK=1`.
  static func of(_ count: Int) -> Int { isQuick ? max(count / 20, 1) : count }

  /// Whether this run is too short to be sure of what is rare.
  static let isQuick = environment["CALCOT_QUICK"] == "1"
}
