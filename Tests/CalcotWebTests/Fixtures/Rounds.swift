import Foundation

/// How often tests do what they do many times.
enum Rounds {
  private static let environment = ProcessInfo.processInfo.environment

  /// `count` with `CALCOT_LONG=1`, or else `short`, or a twentieth of that with `CALCOT_QUICK=1`.
  static func of(_ count: Int, short: Int) -> Int {
    environment["CALCOT_LONG"] == "1" ? count : of(short)
  }

  /// `count`, or a twentieth of it with `CALCOT_QUICK=1`.
  static func of(_ count: Int) -> Int {
    environment["CALCOT_QUICK"] == "1" ? max(count / 20, 1) : count
  }
}
