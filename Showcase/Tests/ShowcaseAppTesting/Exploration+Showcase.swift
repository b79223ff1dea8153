package import CalcotExploration
package import CalcotTesting
import Foundation

extension Exploration {
  /// Creates an exploration of the sample, with the same seed each time in a short run, and another one
  /// in a long one, with `CALCOT_LONG=1`, or with `CALCOT_SEED`.
  package static func showcase(
    steps: Int, long: Int, screens: Set<String> = []
  ) -> Exploration {
    let environment = ProcessInfo.processInfo.environment
    let isLong = environment["CALCOT_LONG"] == "1"
    return Exploration(
      limits: .init(steps: isLong ? long : steps),
      seed: isLong || environment["CALCOT_SEED"] != nil ? nil : 22, screens: screens)
  }
}
