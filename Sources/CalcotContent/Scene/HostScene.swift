public import CalcotTree

/// Everything that a host shows of an app at one moment, as a value that can be compared, drawn and
/// sent elsewhere: the layers that no full screen covers, with the panes of their visible screens.
///
/// With `import Calcot` it is read from an app:
///
/// ```swift
/// let scene = HostScene<Never>(app)
/// for pane in scene.layers.flatMap(\.arrangement.panes) { draw(pane) }
/// ```
///
/// A host that shows a screen with its own view describes the view's content by `Native`.
public struct HostScene<Native: Equatable & Sendable>: Equatable, Sendable {
  /// A layer of the navigation tree.
  public struct Layer: Equatable, Sendable {
    /// The identity of the layer.
    public var id: LayerID
    /// The presentation style of the modal; nil for the base.
    public var style: ModalStyle?
    /// The panes and bars of the layer.
    public var arrangement: Arrangement

    /// Creates a layer.
    public init(id: LayerID, style: ModalStyle?, arrangement: Arrangement) {
      self.id = id
      self.style = style
      self.arrangement = arrangement
    }
  }

  /// The arrangement of a layer's panes, as given by the containers of its stack.
  public indirect enum Arrangement: Equatable, Sendable {
    case pane(Pane)
    /// The selected stack of a container, under the bar that leads to the others.
    case under(Bar, Arrangement)
    /// The sides of a split side by side, with the index of the one that the user works in; or the
    /// root of a stack, followed by the top of the stack, if there is one.
    case beside(ScreenID, [Arrangement], selected: Int)
  }

  /// The bar that leads from one stack of a container to another.
  public struct Bar: Equatable, Sendable {
    /// The container.
    public var container: ScreenID
    /// The kind of the container: tabs or pages.
    public var kind: Container.Kind
    /// The titles of the stacks.
    public var titles: [String]
    /// Short texts beside the titles, by the indices of their stacks.
    public var badges: [Int: String]
    /// Symbols before the titles, by the indices of their stacks.
    public var symbols: [Int: Symbol]
    /// The index of the visible stack.
    public var selected: Int
    /// A Boolean value that indicates whether the first page follows the last one.
    public var isCircular: Bool

    /// Creates a bar.
    public init(
      container: ScreenID, kind: Container.Kind, titles: [String], badges: [Int: String] = [:],
      symbols: [Int: Symbol] = [:], selected: Int, isCircular: Bool = false
    ) {
      self.container = container
      self.kind = kind
      self.titles = titles
      self.badges = badges
      self.symbols = symbols
      self.selected = selected
      self.isCircular = isCircular
    }

    /// Returns the index of the page at a distance from the visible one, or nil if there is none.
    public func page(by distance: Int) -> Int? {
      CalcotTree.Container.page(
        by: distance, from: selected, of: titles.count, isCircular: isCircular)
    }
  }

  /// A visible screen with its navigation bar.
  public struct Pane: Equatable, Sendable {
    /// The screen.
    public var screen: ScreenID
    /// The way out of the screen; nil if there is none.
    public var exit: Exit?
    /// The content under the navigation bar.
    public var body: Body

    /// Creates a pane.
    public init(screen: ScreenID, exit: Exit? = nil, body: Body) {
      self.screen = screen
      self.exit = exit
      self.body = body
    }
  }

  /// The way out of a screen. A screen that cannot be left now has a reason, for the user.
  public enum Exit: Equatable, Sendable {
    /// Back to the screen before.
    case back(blockedBy: String? = nil)
    /// Out of the modal that begins with the screen.
    case close(LayerID, blockedBy: String? = nil)

    /// The reason why the screen cannot be left now.
    public var blockedBy: String? {
      switch self {
      case .back(let reason), .close(_, let reason): reason
      }
    }

    /// Returns the input that this way out of a screen sends to the app.
    public func input(from screen: ScreenID) -> HostInput {
      switch self {
      case .back: .back(from: screen)
      case .close(let layer, _): .dismiss(layer, through: layer)
      }
    }
  }

  /// The content of a screen.
  public enum Body: Equatable, Sendable {
    case semantic(ScreenContent)
    /// A view of the host's own, with its content if that is known.
    case native(title: String, Native? = nil)

    /// The title of the screen.
    public var title: String {
      switch self {
      case .semantic(let content): content.title
      case .native(let title, _): title
      }
    }
  }

  /// The visible layers, from the lowest to the top.
  public var layers: [Layer]
  /// The dialog over the layers.
  public var dialog: Dialog?
  /// The message and the activities over everything.
  public var status: AppStatus

  /// Creates a scene.
  package init(layers: [Layer] = [], dialog: Dialog? = nil, status: AppStatus = AppStatus()) {
    self.layers = layers
    self.dialog = dialog
    self.status = status
  }

  /// The pane that the user works in; nil if nothing is shown.
  public var active: Pane? { layers.last?.arrangement.active }
}

extension HostScene.Arrangement {
  /// All panes, in reading order.
  public var panes: [HostScene.Pane] {
    switch self {
    case .pane(let pane): [pane]
    case .under(_, let inner): inner.panes
    case .beside(_, let sides, _): sides.flatMap(\.panes)
    }
  }

  /// The pane that the user works in.
  public var active: HostScene.Pane {
    get {
      switch self {
      case .pane(let pane): pane
      case .under(_, let inner): inner.active
      case .beside(_, let sides, let selected): sides[selected].active
      }
    }
    set { change(newValue.screen) { $0 = newValue } }
  }

  /// Changes the pane of a screen, if the arrangement has it.
  public mutating func change(_ screen: ScreenID, _ body: (inout HostScene.Pane) -> Void) {
    switch self {
    case .pane(var pane):
      guard pane.screen == screen else { return }
      body(&pane)
      self = .pane(pane)
    case .under(let bar, var inner):
      inner.change(screen, body)
      self = .under(bar, inner)
    case .beside(let container, var sides, let selected):
      for index in sides.indices { sides[index].change(screen, body) }
      self = .beside(container, sides, selected: selected)
    }
  }
}

extension HostScene.Pane {
  /// The app's own button that leaves the modal, which replaces the host's way out; nil if there is
  /// none.
  public var cancelButton: Element? {
    guard case .close = exit, case .semantic(let content) = body else { return nil }
    return content.toolbar.first { element in
      if case .button(let button) = element.kind { button.role == .cancel } else { false }
    }
  }
}
