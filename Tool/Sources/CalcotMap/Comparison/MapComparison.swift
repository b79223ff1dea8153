/// The change between two maps of the same code at two times.
///
/// Moved lines are no change: screens are compared by id, arrows by their ends and kind.
public struct MapComparison: Sendable {
  public let old: NavigationMap
  public let new: NavigationMap
  public let addedScreens: [Screen]
  public let removedScreens: [Screen]
  /// Screens that are now of another kind or feature.
  public let changedScreens: [ScreenChange]
  public let addedArrows: [Arrow]
  public let removedArrows: [Arrow]
  /// The new cycles that no earlier cycle contains.
  public let newCycles: [Cycle]
  public let goneCycles: [Cycle]
  public let newViolations: [Violation]
  public let goneViolations: [Violation]
  /// The screens that still exist, but that the user can no longer reach.
  public let lostScreens: [Screen]

  public struct ScreenChange: Sendable, Equatable {
    public var old: Screen
    public var new: Screen
  }

  /// A use of a type in a layer that its own layer must not use.
  public struct Violation: Sendable, Hashable {
    public var from: Layer
    public var to: Layer
    public var use: LayerArrow.Use
  }

  public init(from old: NavigationMap, to new: NavigationMap) {
    self.old = old
    self.new = new
    let oldScreens = Dictionary(old.screens.map { ($0.id, $0) }) { first, _ in first }
    let newScreens = Dictionary(new.screens.map { ($0.id, $0) }) { first, _ in first }
    addedScreens = new.screens.filter { oldScreens[$0.id] == nil }
    removedScreens = old.screens.filter { newScreens[$0.id] == nil }
    changedScreens = new.screens.compactMap { screen in
      guard let before = oldScreens[screen.id],
        before.kind != screen.kind || before.feature != screen.feature
      else { return nil }
      return ScreenChange(old: before, new: screen)
    }
    addedArrows = Self.missing(in: old, of: new)
    removedArrows = Self.missing(in: new, of: old)
    newCycles = Self.cycles(of: new, beyond: old)
    goneCycles = Self.cycles(of: old, beyond: new)
    newViolations = Self.violations(of: new, beyond: old)
    goneViolations = Self.violations(of: old, beyond: new)
    let lostBefore = Set(old.unreachedScreens().map(\.id))
    lostScreens = new.unreachedScreens().filter {
      oldScreens[$0.id] != nil && !lostBefore.contains($0.id)
    }
  }

  public var isEmpty: Bool {
    addedScreens.isEmpty && removedScreens.isEmpty && changedScreens.isEmpty
      && addedArrows.isEmpty && removedArrows.isEmpty && newViolations.isEmpty
      && goneViolations.isEmpty && lostScreens.isEmpty
  }

  /// A Boolean value that indicates whether the change has a regression: a new cycle or violation,
  /// or an unreachable screen.
  public var isWorse: Bool {
    !newCycles.isEmpty || !newViolations.isEmpty || !lostScreens.isEmpty
  }

  private static func missing(in map: NavigationMap, of other: NavigationMap) -> [Arrow] {
    let known = Set(map.arrows.map(\.key))
    var seen: Set<Arrow.Key> = []
    return other.arrows.filter { !known.contains($0.key) && seen.insert($0.key).inserted }
  }

  private static func cycles(of map: NavigationMap, beyond other: NavigationMap) -> [Cycle] {
    let known = other.cycles().map { Set($0.screens) }
    return map.cycles().filter { cycle in !known.contains { $0.isSuperset(of: cycle.screens) } }
  }

  private static func violations(
    of map: NavigationMap, beyond other: NavigationMap
  ) -> [Violation] {
    func key(_ violation: Violation) -> [String] {
      [
        violation.from.rawValue, violation.to.rawValue, violation.use.user, violation.use.used,
      ]
    }
    let known = Set(violations(of: other).map(key))
    return violations(of: map).filter { !known.contains(key($0)) }
  }

  private static func violations(of map: NavigationMap) -> [Violation] {
    map.layers.violations.flatMap { arrow in
      arrow.examples.map { Violation(from: arrow.from, to: arrow.to, use: $0) }
    }
  }
}

extension MapComparison {
  enum Change: String {
    case same, added, removed
  }

  /// The union of both maps, for a picture of the change.
  var union: NavigationMap {
    var map = new
    map.screens = (new.screens + removedScreens).sorted { $0.id < $1.id }
    map.arrows = (new.arrows + removedArrows).sorted { $0.sortKey < $1.sortKey }
    return map
  }

  var screenChanges: [String: Change] {
    var changes: [String: Change] = [:]
    for screen in addedScreens { changes[screen.id] = .added }
    for screen in removedScreens { changes[screen.id] = .removed }
    return changes
  }

  var arrowChanges: [Arrow.Key: Change] {
    var changes: [Arrow.Key: Change] = [:]
    for arrow in addedArrows { changes[arrow.key] = .added }
    for arrow in removedArrows { changes[arrow.key] = .removed }
    return changes
  }
}
