package import Calcot
package import CalcotContent

/// Everything that a terminal shows at one moment, as a value: the app's scene under a panel, in
/// the words of the app's language. Native views are drawn into their panes later.
package struct TerminalScene: Equatable, Sendable {
  package typealias Shown = HostScene<Never>
  package typealias Layer = Shown.Layer
  package typealias Arrangement = Shown.Arrangement
  package typealias Bar = Shown.Bar
  package typealias Pane = Shown.Pane
  package typealias Exit = Shown.Exit

  package var shown: Shown
  /// The panel for a request of the app, above everything else.
  package var panel: WorkPanel?
  package var words: HostWords
  /// A Boolean value that indicates whether a screen asks, or objects, before it is left.
  package var isUnsaved = false
  /// The reason why the app does not show its latest code; nil if it does.
  package var problem: BuildProblem?

  package init(
    layers: [Layer], dialog: Dialog? = nil, panel: WorkPanel? = nil,
    status: AppStatus = AppStatus(), words: HostWords = HostWords(), isUnsaved: Bool = false
  ) {
    self.isUnsaved = isUnsaved
    shown = Shown(layers: layers, dialog: dialog, status: status)
    self.panel = panel
    self.words = words
  }

  /// The visible layers, from the lowest to the top.
  package var layers: [Layer] {
    get { shown.layers }
    set { shown.layers = newValue }
  }
  package var dialog: Dialog? {
    get { shown.dialog }
    set { shown.dialog = newValue }
  }
  package var status: AppStatus {
    get { shown.status }
    set { shown.status = newValue }
  }
}

extension TerminalScene.Layer {
  /// The screen that the user works in.
  package var screen: ScreenID { arrangement.active.screen }
  /// The way out of that screen.
  package var exit: TerminalScene.Exit? { arrangement.active.exit }
  /// The content of that screen.
  package var body: TerminalScene.Shown.Body {
    get { arrangement.active.body }
    set { arrangement.active.body = newValue }
  }
  /// The input that the way out sends to the app.
  var exitInput: HostInput? { exit?.input(from: screen) }
}

extension TerminalScene.Exit {
  /// Returns the label of the way out.
  func label(_ words: HostWords) -> String {
    switch self {
    case .back: words.buttons.back
    case .close: words.buttons.close
    }
  }

  /// The sign before the label.
  var sign: String {
    switch self {
    case .back: "‹"
    case .close: "×"
    }
  }
}

extension TerminalScene.Bar {
  /// Returns the position among the pages, in words.
  func position(_ words: HostWords) -> String {
    words.labels.pageOfCount.filled(selected + 1, titles.count)
  }

  /// Returns a stack's badge in parentheses, as it follows the title, or an empty text without one.
  func mark(of index: Int) -> String { badges[index].map { " (\($0))" } ?? "" }
}
