import CalcotCode

/// Two controllers, or two view models, that name each other.
struct ScreenPair {
  /// The reference to cut: that of the screen above the other, if the code tells which one is.
  var reference: TypeReference
  var back: TypeReference
  /// A Boolean value that indicates whether a screen looks for the other among the screens around
  /// it: `presentingViewController as? Home`.
  var isFoundByCast: Bool
}

extension ScreenPair {
  /// Returns the pairs, grouped by common screens, in the order of the source.
  static func groups(_ references: TypeReferences) -> [[ScreenPair]] {
    var groups: [[ScreenPair]] = []
    for pair in all(references) {
      let touched = groups.indices.filter { groups[$0].contains { $0.sharesScreen(with: pair) } }
      let merged = touched.flatMap { groups[$0] } + [pair]
      for index in touched.reversed() { groups.remove(at: index) }
      groups.append(merged)
    }
    return groups
  }

  private func sharesScreen(with other: ScreenPair) -> Bool {
    let own = [reference.user.id, reference.used.id]
    return own.contains(other.reference.user.id) || own.contains(other.reference.used.id)
  }

  private static func all(_ references: TypeReferences) -> [ScreenPair] {
    let codebase = references.codebase
    var named: [TypeID: [TypeID: TypeReference]] = [:]
    for type in codebase.types where isScreen(type, in: codebase) {
      for reference in references.users(of: type)
      where isScreen(reference.user, in: codebase)
        && codebase.role(of: reference.user) == codebase.role(of: type)
      {
        named[reference.user.id, default: [:]][type.id] = reference
      }
    }
    return named.keys.sorted().flatMap { one in
      named[one, default: [:]].sorted { $0.key < $1.key }.compactMap { other, reference in
        guard one < other, let back = named[other]?[one] else { return nil }
        return ScreenPair(reference, back, in: codebase)
      }
    }
  }

  private init?(_ one: TypeReference, _ other: TypeReference, in codebase: Codebase) {
    guard one.nested(in: codebase) == nil, other.nested(in: codebase) == nil,
      one.user.declaration.file != one.used.declaration.file,
      !codebase.isSubtype(one.user, of: one.used.name),
      !codebase.isSubtype(one.used, of: one.user.name),
      !Self.areOfTwoFeatures(one, in: codebase)
    else { return nil }
    let (way, otherWay) = (Way(one, in: codebase), Way(other, in: codebase))
    (reference, back) = way < otherWay ? (one, other) : (other, one)
    isFoundByCast = min(way, otherWay) == .looksFor
  }

  /// The kinds of reference from a screen to another, in the order in which to cut them.
  private enum Way: Int, Comparable {
    case looksFor, mentions, makes

    init(_ reference: TypeReference, in codebase: Codebase) {
      self = .mentions
      guard let around = codebase.parent(of: reference.node) else { return }
      switch codebase[around].kind {
      case .call: self = .makes
      case .cast:
        // NB: a cast of anything else reaches a screen that a storyboard or a segue has created.
        let isAround = codebase.descendants(of: around).contains {
          ScreenPair.surroundings.contains(codebase[$0].name)
        }
        self = isAround ? .looksFor : .makes
      default: break
      }
    }

    static func < (one: Way, other: Way) -> Bool { one.rawValue < other.rawValue }
  }

  /// Returns a Boolean value that indicates whether a reference crosses two features, which has a
  /// finding of its own.
  private static func areOfTwoFeatures(_ reference: TypeReference, in codebase: Codebase) -> Bool {
    guard let one = Feature(ofFile: codebase.path(of: reference.user.declaration)),
      let other = Feature(ofFile: codebase.path(of: reference.used.declaration))
    else { return false }
    return one != other
  }

  private static let surroundings: Set<Name> = [
    "presentingViewController", "parent", "rootViewController", "tabBarController",
    "splitViewController", "navigationController",
  ]

  private static func isScreen(_ type: CodeType, in codebase: Codebase) -> Bool {
    guard type.kind == .class, type.outer == nil, !type.isLocal,
      codebase.isProduct(type.declaration)
    else { return false }
    let guess = codebase.guess(type)
    guard guess.role == .viewController || guess.role.isViewModelLike, guess.confidence >= 0.8
    else {
      return false
    }
    if guess.role.isViewModelLike { return isPlainViewModel(type.name) }
    return !containers.contains { codebase.isSubtype(type, of: $0) }
  }

  /// Returns a Boolean value that indicates whether a view model does not act as a coordinator.
  private static func isPlainViewModel(_ name: Name) -> Bool {
    let text = name.text
    return Codebase.role(claimedBy: name).isViewModelLike
      && !["Navigation", "Flow", "Coordinat", "Rout"].contains { text.contains($0) }
  }

  /// Containers know the screens that they contain, as coordinators do.
  private static let containers: [Name] = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "NSTabViewController", "NSSplitViewController",
  ]
}
