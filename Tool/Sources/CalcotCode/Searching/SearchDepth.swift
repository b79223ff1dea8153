/// The depth of a search that follows names, calls and types through the code, and the places that
/// it has followed so far. The search follows each place at most once at each depth, even in code
/// that refers to itself, or to the same place in many ways.
///
/// ```swift
/// func collect(_ expression: NodeID, into found: inout [TypeID], depth: SearchDepth) {
///   guard depth.follows(expression, below: 8) else { return }
///   for other in others(of: expression) { collect(other, into: &found, depth: depth + 1) }
/// }
/// ```
public struct SearchDepth {
  private final class Followed {
    var depths: [NodeID: Int] = [:]
  }

  private let steps: Int
  private let followed: Followed

  /// Begins a search.
  public init() {
    steps = 0
    followed = Followed()
  }

  private init(steps: Int, followed: Followed) {
    self.steps = steps
    self.followed = followed
  }

  public static func + (depth: SearchDepth, steps: Int) -> SearchDepth {
    SearchDepth(steps: depth.steps + steps, followed: depth.followed)
  }

  /// Returns false at the limit, and for a place that the search has followed at the same or a
  /// smaller depth, so that it would find nothing new.
  public func follows(_ place: NodeID, below limit: Int) -> Bool {
    guard steps < limit, steps < followed.depths[place] ?? limit else { return false }
    followed.depths[place] = steps
    return true
  }
}
