import Foundation

/// The seed and the length of random tests.
enum RandomSeed {
  /// The seed of this run: `CALCOT_SEED` if it is set, a random one otherwise.
  static let value: UInt64 =
    ProcessInfo.processInfo.environment["CALCOT_SEED"].flatMap { UInt64($0) }
    ?? UInt64.random(in: 0...UInt64.max)

  /// Returns `count` with `CALCOT_LONG=1`, or else `short`, or a twentieth of that with
  /// `CALCOT_QUICK=1`: for tests that take minutes.
  static func rounds(_ count: Int, short: Int) -> Int {
    ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1" ? count : rounds(short)
  }

  /// Returns `count`, or a twentieth of it with `CALCOT_QUICK=1`.
  static func rounds(_ count: Int) -> Int { isQuick ? max(count / 20, 1) : count }

  /// Whether each of `counts`, of what a random test wants to meet, is over `least`. A quick run
  /// is too short to be sure of what is rare, so this is always true in one.
  static func hasMet(_ counts: Int..., least: Int = 0) -> Bool {
    isQuick || counts.allSatisfy { $0 > least }
  }

  private static let isQuick = ProcessInfo.processInfo.environment["CALCOT_QUICK"] == "1"
}

extension RandomNumberGenerator {
  /// Returns a random number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// Returns true with a probability of one in `odds`.
  mutating func once(in odds: Int) -> Bool { below(odds) == 0 }
}
