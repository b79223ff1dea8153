package import Calcot
package import CalcotContent

/// A snapshot of everything that a browser shows of an app, as a value that can be compared,
/// rendered and sent on any thread.
package struct WebScene: Equatable, Sendable {
  package typealias Shown = HTMLNode.Scene
  package typealias Layer = Shown.Layer
  package typealias Arrangement = Shown.Arrangement
  package typealias Bar = Shown.Bar
  package typealias Pane = Shown.Pane
  package typealias Exit = Shown.Exit

  package var shown: Shown
  /// The panel that offers host work to the user; `nil` if there is a dialog.
  package var panel: WorkPanel?
  /// The printer of the addresses of places; ignored in comparisons.
  package var links: PlaceLinks?
  /// The HTML of values in the scene; ignored in comparisons, since it depends on those values
  /// alone.
  var pieces: [PieceKey: [HTMLNode]] = [:]
  /// The titles of the visible screen, of the screen under it, and of the app.
  package var titles: [String]
  /// The reason why the app does not show its latest code; `nil` if it does.
  package var problem: BuildProblem?

  package static func == (left: WebScene, right: WebScene) -> Bool {
    left.shown == right.shown && left.panel == right.panel && left.problem == right.problem
  }

  package init(
    layers: [Layer] = [], dialog: Dialog? = nil, panel: WorkPanel? = nil,
    status: AppStatus = AppStatus()
  ) {
    shown = Shown(layers: layers, dialog: dialog, status: status)
    self.panel = panel
    titles = shown.active.map { [$0.body.title] } ?? []
  }

  /// Creates the scene of an app's current state.
  ///
  /// - Parameter name: The name of the app, which ends the title.
  @MainActor
  init(_ app: CalcotApp, natives: HTMLViews, panel: WorkPanel?, name: String = "") {
    shown = Shown(app) { screen in natives.shown(screen, in: app).map { ($0.title, $0.nodes) } }
    self.panel = panel
    links = app.placeLinks
    pieces = natives.pieces.nodes(on: shown)
    let under = app.tree.placeUnder.flatMap { screen in
      natives.shown(screen, in: app)?.title ?? app.content(of: screen)?.title
    }
    titles = [shown.active?.body.title, under, name].compactMap { $0 }
  }

  /// The layers, from the lowest visible one to the top.
  package var layers: [Layer] {
    get { shown.layers }
    set { shown.layers = newValue }
  }
  package var dialog: Dialog? { shown.dialog }
  package var status: AppStatus { shown.status }

  /// The title of the page: the titles of the visible screen, of the screen under it, and of the
  /// app.
  package var title: String {
    titles.reduce(into: [String]()) { titles, title in
      if !title.isEmpty, !titles.contains(title) { titles.append(title) }
    }.joined(separator: " – ")
  }
}

extension CalcotApp {
  /// A Boolean value that indicates whether the subject of the visible screen, or of one on the way
  /// to it, does not exist.
  var isMissing: Bool {
    tree.layers.contains { layer in
      layer.stack.way.contains { content(of: $0)?.isMissing == true }
    }
  }
}

extension NavigationTree {
  /// The screen under the visible one: the one before it in the stack, or the one under its sheet.
  fileprivate var placeUnder: ScreenID? {
    for (index, layer) in layers.enumerated().reversed() {
      if let screen = layer.stack.screenUnderVisible { return screen }
      if index > 0, index == layers.count - 1 { return layers[index - 1].stack.visible.id }
    }
    return nil
  }
}

extension ScreenStack {
  /// The screen before the visible one in the stack of the innermost container, or else in this
  /// stack.
  fileprivate var screenUnderVisible: ScreenID? {
    top.container?.selectedBranch.stack.screenUnderVisible ?? nodes.dropLast().last?.id
  }

  /// The screens that lead to the visible one, and that one. Those of a split are all of its sides.
  fileprivate var way: [ScreenID] {
    guard let container = top.container else { return nodes.map(\.id) }
    let stacks =
      container.kind == .split
      ? container.branches.map(\.stack) : [container.selectedBranch.stack]
    return nodes.map(\.id) + stacks.flatMap(\.way)
  }
}
