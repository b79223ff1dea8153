package import Calcot
package import CalcotContent

/// Everything that a browser shows of an app at one moment, as a value that is compared, rendered
/// and sent off the main actor.
package struct WebScene: Equatable, Sendable {
  /// One layer of the navigation tree.
  package struct Layer: Equatable, Sendable {
    package var id: LayerID
    package var style: ModalStyle?
    package var arrangement: Arrangement
    /// The screen that has the user's attention.
    package var visible: ScreenID
  }

  /// The arrangement of the screens of a layer.
  package indirect enum Arrangement: Equatable, Sendable {
    case pane(Pane)
    /// The selected stack of a container, under a bar that leads to the other stacks.
    case under(Bar, Arrangement)
    /// The sides of a split.
    case beside(ScreenID, [Arrangement], selected: Int)
  }

  /// A bar that leads to the stacks of a container.
  package struct Bar: Equatable, Sendable {
    package var container: ScreenID
    package var kind: ContainerKind
    package var titles: [String]
    package var selected: Int
  }

  /// A screen.
  package struct Pane: Equatable, Sendable {
    package var screen: ScreenID
    package var exit: Exit?
    package var body: Body
  }

  /// The way out of a screen.
  package enum Exit: Equatable, Sendable {
    case back(blockedBy: String?)
    case close(LayerID, blockedBy: String?)
  }

  package enum Body: Equatable, Sendable {
    case semantic(ScreenContent)
    case own(title: String, [HTMLNode])
  }

  /// The layers, from the lowest visible one to the top.
  package var layers: [Layer]
  package var dialog: Dialog?
  /// The panel that offers host work to the user; `nil` if there is a dialog.
  package var panel: HostPanel?
  package var status: AppStatus
  /// The printer of the addresses of places; ignored by comparison.
  package var links: PlaceLinks?

  package static func == (left: WebScene, right: WebScene) -> Bool {
    left.layers == right.layers && left.dialog == right.dialog && left.panel == right.panel
      && left.status == right.status
  }

  package init(
    layers: [Layer] = [], dialog: Dialog? = nil, panel: HostPanel? = nil,
    status: AppStatus = AppStatus()
  ) {
    self.layers = layers
    self.dialog = dialog
    self.panel = panel
    self.status = status
  }

  /// The title of the visible screen.
  package var title: String { visiblePane?.body.title ?? "" }

  /// The pane of the screen that has the user's attention.
  package var visiblePane: Pane? {
    layers.last.flatMap { layer in layer.arrangement.panes.first { $0.screen == layer.visible } }
  }
}

extension WebScene.Arrangement {
  package var panes: [WebScene.Pane] {
    switch self {
    case .pane(let pane): [pane]
    case .under(_, let inner): inner.panes
    case .beside(_, let sides, _): sides.flatMap(\.panes)
    }
  }
}

extension WebScene.Body {
  package var title: String {
    switch self {
    case .semantic(let content): content.title
    case .own(let title, _): title
    }
  }
}
