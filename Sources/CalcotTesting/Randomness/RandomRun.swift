#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The seed and the length of the random rules in this process.
package enum RandomRun {
  /// The seed: `CALCOT_SEED` if it is set, otherwise a random one. Failures print it.
  package static let seed =
    environment["CALCOT_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)

  /// Returns `long` with `CALCOT_LONG=1`, otherwise `short`.
  package static func rounds(_ long: Int, short: Int) -> Int {
    environment["CALCOT_LONG"] == "1" ? long : short
  }

  private static let environment = ProcessInfo.processInfo.environment
}
