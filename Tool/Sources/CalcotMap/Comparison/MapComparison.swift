/// What a change did to the architecture: two maps of the same code at two times.
///
/// Lines that move change nothing: screens are the same by id, arrows by their ends and how.
public struct MapComparison: Sendable {
  public let old: NavigationMap
  public let new: NavigationMap
  public let addedScreens: [Screen]
  public let removedScreens: [Screen]
  /// Screens that are now of another kind or feature.
  public let changedScreens: [ScreenChange]
  public let addedArrows: [Arrow]
  public let removedArrows: [Arrow]
  /// Cycles that were not there, nor a part of one.
  public let newCycles: [Cycle]
  public let goneCycles: [Cycle]
  public let newViolations: [Violation]
  public let goneViolations: [Violation]
  /// Screens that a user could get to and cannot any more, though they are still there.
  public let lostScreens: [Screen]

  public struct ScreenChange: Sendable, Equatable {
    public var old: Screen
    public var new: Screen
  }

  /// A type that uses one of a layer that its own must not use.
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

  /// Whether the change made something worse: a new cycle or violation, or a screen out of reach.
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

  /// Both maps in one, for a picture of the change.
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
