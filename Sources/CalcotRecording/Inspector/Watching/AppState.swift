package import Calcot
package import CalcotTree

/// The state of an app at one moment, as values.
package struct AppState: Equatable, Sendable {
  package let tree: NavigationTree
  private let secrets: Secrets
  /// The text that the user reads, line by line, without secrets.
  package let text: [String]
  package let screens: [ScreenID: ScreenState]
  /// The living scopes.
  package private(set) var scopes: [ScopeState]
  /// The parts of ended screens that were still held.
  package private(set) var held: [HeldPart]

  /// Reads an app. A hidden screen keeps its text from the previous state.
  @MainActor
  init(_ app: CalcotApp, hiding secrets: Secrets, after previous: AppState?) {
    tree = app.tree
    self.secrets = secrets
    text = ReadableApp(app).lines(hiding: secrets)
    let inSight = Set(app.tree.inSight.map(\.id))
    let screens = app.tree.screens.map { node -> (ScreenID, ScreenState) in
      if !inSight.contains(node.id), let known = previous?.screens[node.id] {
        return (node.id, known)
      }
      let state = ScreenState(
        node.id, of: app, hiding: secrets, isInSight: inSight.contains(node.id))
      // NB: a state that has not changed is kept once, however many moments there are.
      let known = previous?.screens[node.id]
      return (node.id, known == state ? known ?? state : state)
    }
    self.screens = Dictionary(screens) { first, _ in first }
    scopes = app.scopes
    // NB: while the code that ended a screen runs, it may hold the screen's parts.
    held = previous?.held ?? []
  }

  private init(endedAt tree: NavigationTree, after previous: AppState) {
    self.tree = tree
    secrets = previous.secrets
    (text, screens, scopes) = ([], [:], [])
    held = previous.held
  }

  func ended(at tree: NavigationTree) -> AppState { AppState(endedAt: tree, after: self) }

  /// Returns the state with the current scopes and held parts.
  @MainActor
  func refreshed(from app: CalcotApp) -> AppState {
    var state = self
    state.scopes = app.scopes
    state.held = app.held
    return state
  }

  /// Returns a Boolean value that indicates whether another state shows the same things.
  func isShowing(_ other: AppState) -> Bool {
    tree == other.tree && text == other.text && screens == other.screens
  }

  /// Returns a text of the app without secrets.
  func hiding(_ text: String) -> String { secrets.hiding(text) }

  package static func == (one: AppState, other: AppState) -> Bool {
    one.isShowing(other) && one.scopes == other.scopes && one.held == other.held
  }

  /// The number of running tasks.
  package var taskCount: Int { scopes.reduce(0) { $0 + $1.tasks.count } }
}

/// A screen of an app at one moment.
package struct ScreenState: Equatable, Sendable {
  /// The names of the screen's parts; nil if it has none.
  package let parts: PartNames?
  /// The stored values of the ViewModel and the Model; nil if it was never visible, or has no parts.
  package let values: PartValues?
  /// The text of the screen, without secrets; `nil` if it was never visible, or is shown by a
  /// host's own View.
  package let text: [String]?
  package let leavability: Leavability

  @MainActor
  init(_ id: ScreenID, of app: CalcotApp, hiding secrets: Secrets, isInSight: Bool) {
    parts = app.partNames(of: id)
    let content = isInSight ? app.content(of: id) : nil
    text = content.map { secrets.lines(of: $0, on: id) }
    // NB: after the text, from which the secrets are known.
    values = isInSight ? app.partValues(of: id) { secrets.hiding($0) } : nil
    leavability = isInSight ? app.leavability(of: id) : .free
  }
}
