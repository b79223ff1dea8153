import Foundation

/// Where random tests take their seed and their length from.
enum RandomSeed {
  /// The seed of this run: `CALCOT_SEED` when it is set, any otherwise.
  static let value: UInt64 =
    ProcessInfo.processInfo.environment["CALCOT_SEED"].flatMap { UInt64($0) }
    ?? UInt64.random(in: 0...UInt64.max)

  /// `count` with `CALCOT_LONG=1`, or else `short`, or a twentieth of that with `CALCOT_QUICK=1`: for
  /// tests that take minutes.
  static func rounds(_ count: Int, short: Int) -> Int {
    ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1" ? count : rounds(short)
  }

  /// `count`, or a twentieth of it with `CALCOT_QUICK=1`.
  static func rounds(_ count: Int) -> Int {
    ProcessInfo.processInfo.environment["CALCOT_QUICK"] == "1" ? max(count / 20, 1) : count
  }
}

extension RandomNumberGenerator {
  /// A number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// True once in `odds` times.
  mutating func once(in odds: Int) -> Bool { below(odds) == 0 }
}
