internal import CalcotCode

/// The apps of a codebase, by the folders of the code that is in one app alone.
///
/// Each delegate of an app, or each `App` of SwiftUI, in a folder of its own is the start of an
/// app. Code outside of these folders is shared, and so is a folder that contains another app.
struct Apps {
  private typealias Folder = ArraySlice<Substring>

  private let codebase: Codebase
  /// The folders of the starts; empty if there is one app.
  private let starts: [Folder]
  /// The folder of each app's own code, if it has one.
  private let own: [Folder?]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let kinds = [Self.delegates, [Self.app]].map { names in
      Set(
        codebase.types.filter { type in
          !type.isExternal && codebase.isProduct(type.declaration)
            && names.contains { codebase.isSubtype(type, of: $0) }
        }.map { Self.folder(of: codebase.path(of: $0.declaration)) })
    }
    let most = kinds.max { $0.count < $1.count } ?? []
    let starts = most.count > 1 ? most.sorted { $0.lexicographicallyPrecedes($1) } : []
    self.starts = starts
    own = starts.map { start in
      let common = starts.filter { $0 != start }.map { Self.common($0, start) }.max() ?? 0
      return start.count > common ? start.prefix(common + 1) : nil
    }
  }

  var isOne: Bool { starts.isEmpty }

  /// Returns the number of the app that alone has the code at a node; nil for shared code, and if
  /// there is one app.
  func app(of node: NodeID) -> Int? {
    guard !starts.isEmpty else { return nil }
    let folder = Self.folder(of: codebase.path(of: node))
    return own.firstIndex { $0.map(folder.starts(with:)) ?? false }
  }

  /// Returns the number of the app that a start or a delegate of its scenes belongs to.
  func app(ofStart node: NodeID) -> Int? {
    let folder = Self.folder(of: codebase.path(of: node))
    return starts.indices.max { Self.common(starts[$0], folder) < Self.common(starts[$1], folder) }
  }

  /// Returns the name of an app: that of its folder.
  func name(of app: Int) -> String { (own[app] ?? starts[app]).last.map(String.init) ?? "App" }

  private static func folder(of path: String) -> Folder { path.split(separator: "/").dropLast() }

  private static func common(_ one: Folder, _ other: Folder) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  private static let app: Name = "App"
  private static let delegates: [Name] = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
    "WKExtensionDelegate",
  ]
}

extension ScreenTable {
  /// Returns a Boolean value that indicates whether code at a place may lead from one screen to
  /// another: two apps are apart unless one names screens of the other.
  func mayLead(from unit: Int, to target: Int, at place: NodeID? = nil) -> Bool {
    let around = [units[unit].app, place.flatMap(apps.app(of:)), units[target].app]
    let named = around.compactMap { $0 }
    return named.allSatisfy { $0 == named[0] || uses.contains([named[0], $0]) }
  }

  /// Returns the screen of the same name in the app that a place belongs to, or the screen itself.
  func counterpart(of target: Int, at place: NodeID) -> Int {
    guard let app = apps.app(of: place), let other = units[target].app, other != app else {
      return target
    }
    return units.firstIndex { $0.app == app && $0.name == units[target].name } ?? target
  }

  /// Finds the pairs of apps of which the first names screens of the second.
  var usesBetweenApps: Set<[Int]> {
    var uses: Set<[Int]> = []
    for (id, unit) in cores {
      guard let app = units[unit].app else { continue }
      for mention in codebase.mentions(of: codebase[id].name) where codebase.isProduct(mention) {
        guard let user = apps.app(of: mention), user != app,
          codebase.type(named: codebase[id].name, at: mention)?.id == id
        else { continue }
        uses.insert([user, app])
      }
    }
    return uses
  }
}
