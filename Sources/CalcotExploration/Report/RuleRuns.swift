/// A count of how often each rule was checked on each screen.
@MainActor
final class RuleRuns {
  private var counts: [Problem.ID: Int] = [:]

  func note(_ invariant: Invariant, on screen: String) {
    counts[Problem.ID(invariant: invariant, screen: screen), default: 0] += 1
  }

  /// The rules in the order of ``Invariant/standard``, then the app's own.
  func checks(own: [AppRule]) -> [RuleCheck] {
    (Invariant.standard + own.map { Invariant.own($0.name) }).map { invariant in
      let screens = counts.filter { $0.key.invariant == invariant }
      return RuleCheck(
        invariant: invariant,
        screens: Dictionary(uniqueKeysWithValues: screens.map { ($0.key.screen, $0.value) }))
    }
  }
}

/// A rule, with the screens on which an exploration has checked it.
public struct RuleCheck: Sendable, CustomStringConvertible {
  /// The rule.
  public let invariant: Invariant
  /// The number of times that the rule was checked, by the names of the screens.
  public let screens: [String: Int]

  public var description: String {
    let counts = screens.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return counts.isEmpty
      ? "\(invariant): never"
      : "\(invariant): " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
