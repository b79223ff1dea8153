internal import CalcotCode

/// The screens of the scenes of storyboards.
struct StoryboardScreens {
  /// A screen that a scene shows, by itself or as a container.
  struct Shown {
    var unit: Int
    /// The way in which the container shows it, if that is a tab bar of UIKit.
    var how: Arrow.How?
  }

  private struct Key: Hashable {
    var storyboard: Int
    var scene: String
  }

  private let storyboards: [Storyboard]
  private var units: [String: Int] = [:]
  private var scenes: [Key: Storyboard.Scene] = [:]
  private var byName: [String: Int] = [:]

  init(_ storyboards: [Storyboard], _ table: ScreenTable) {
    self.storyboards = storyboards
    for (type, unit) in table.cores.sorted(by: { $0.key < $1.key }) {
      let name = table.codebase[type].name.text
      units[name] = units[name] ?? unit
    }
    for (number, storyboard) in storyboards.enumerated() {
      byName[storyboard.name] = number
      for scene in storyboard.scenes { scenes[Key(storyboard: number, scene: scene.id)] = scene }
    }
  }

  /// Returns the names of the classes of all scenes.
  static func classNames(in storyboards: [Storyboard]) -> Set<Name> {
    Set(storyboards.flatMap(\.scenes).map(\.className).filter { !$0.isEmpty }.map { Name($0) })
  }

  // MARK: Code

  /// Returns the screens of the scene with an identifier: in a storyboard, or in any if that is
  /// nil.
  func screens(named identifier: String, in storyboard: String?) -> [Int] {
    storyboards.indices.filter { storyboard == nil || storyboards[$0].name == storyboard }
      .flatMap { number in
        storyboards[number].scenes.filter { $0.identifier == identifier }
          .flatMap { shown(by: Key(storyboard: number, scene: $0.id)) }
      }.map(\.unit)
  }

  /// Returns the screens that a storyboard starts with.
  func initialScreens(of storyboard: String) -> [Shown] {
    guard let number = byName[storyboard], let initial = storyboards[number].initial else {
      return []
    }
    return shown(by: Key(storyboard: number, scene: initial))
  }

  // MARK: Segues

  /// The names by which code performs segues.
  var identifiers: Set<String> {
    Set(storyboards.flatMap(\.scenes).flatMap(\.segues).map(\.identifier).filter { !$0.isEmpty })
  }

  /// Calls a function for each segue between two screens.
  func forEachSegue(
    _ body: (_ from: Int, _ to: Int, _ how: Arrow.How, _ segue: Storyboard.Segue) -> Void
  ) {
    for (number, storyboard) in storyboards.enumerated() {
      for scene in storyboard.scenes {
        guard let from = unit(of: scene) else { continue }
        for segue in scene.segues {
          for target in shown(by: Key(storyboard: number, scene: segue.destination))
          where target.unit != from {
            body(from, target.unit, Self.how(of: segue) ?? target.how ?? .push, segue)
          }
        }
      }
    }
  }

  private static func how(of segue: Storyboard.Segue) -> Arrow.How? {
    switch segue.kind {
    case "presentation", "modal": .modal
    case "popoverPresentation", "popover": .popover
    case "embed": .embed
    case "replace": .replace
    case "relationship": segue.relationship == "viewControllers" ? .tab : .root
    default: nil
    }
  }

  private func unit(of scene: Storyboard.Scene) -> Int? {
    units[scene.className]
  }

  /// Returns the screens of a scene: its own, or those that a container of UIKit begins with.
  private func shown(by key: Key) -> [Shown] {
    var seen: Set<Key> = []
    return shown(by: key, &seen)
  }

  /// - Parameter seen: The scenes on the way, as containers can lead to themselves.
  private func shown(by key: Key, _ seen: inout Set<Key>) -> [Shown] {
    guard seen.count < 200, seen.insert(key).inserted, let scene = scenes[key] else { return [] }
    if let reference = scene.reference { return shown(by: reference, &seen) }
    if let unit = unit(of: scene) { return [Shown(unit: unit)] }
    return scene.segues.filter { $0.kind == "relationship" }.flatMap { segue in
      let inner = shown(
        by: Key(storyboard: key.storyboard, scene: segue.destination), &seen)
      guard segue.relationship == "viewControllers" else { return inner }
      return inner.map { Shown(unit: $0.unit, how: .tab) }
    }
  }

  private func shown(
    by reference: Storyboard.Reference, _ seen: inout Set<Key>
  ) -> [Shown] {
    guard let number = byName[reference.storyboard] else { return [] }
    let scene =
      reference.identifier.isEmpty
      ? storyboards[number].initial
      : storyboards[number].scenes.first { $0.identifier == reference.identifier }?.id
    return scene.map { shown(by: Key(storyboard: number, scene: $0), &seen) } ?? []
  }
}
