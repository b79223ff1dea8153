package import Calcot
package import CalcotContent

/// The content that a terminal shows of an app at one moment, as a value.
package struct Scene: Equatable, Sendable {
  /// A layer of the navigation tree: its visible screens, and the bars above them.
  package struct Layer: Equatable, Sendable {
    package var id: LayerID
    package var style: ModalStyle?
    package var arrangement: Arrangement

    package init(id: LayerID, style: ModalStyle?, arrangement: Arrangement) {
      self.id = id
      self.style = style
      self.arrangement = arrangement
    }

    /// Creates a layer of one screen.
    package init(
      id: LayerID, style: ModalStyle?, screen: ScreenID, exit: Exit? = nil, body: Body
    ) {
      self.init(id: id, style: style, arrangement: .pane(Pane(screen, exit: exit, body: body)))
    }
  }

  /// The way out of a screen, in the navigation bar.
  package struct Exit: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case back, close }

    package var kind: Kind
    package var label: String
    /// The reason why the screen cannot be left now.
    package var blockedBy: String?

    package init(_ kind: Kind, blockedBy: String? = nil, words: HostWords = HostWords()) {
      self.kind = kind
      self.label = kind == .back ? words.back : words.close
      self.blockedBy = blockedBy
    }
  }

  package enum Body: Equatable, Sendable {
    case semantic(ScreenContent)
    /// A native view, below a bar with this title.
    case native(title: String)
  }

  /// The visible layers, from the lowest to the top.
  package var layers: [Layer]
  package var dialog: Dialog?
  /// The panel for a request of the app, above everything else.
  package var panel: RequestPanel?
  package var status: AppStatus
  package var words: HostWords

  package init(
    layers: [Layer], dialog: Dialog? = nil, panel: RequestPanel? = nil,
    status: AppStatus = AppStatus(),
    words: HostWords = HostWords()
  ) {
    self.layers = layers
    self.dialog = dialog
    self.panel = panel
    self.status = status
    self.words = words
  }
}

extension Scene.Body {
  var title: String {
    switch self {
    case .semantic(let content): content.title
    case .native(let title): title
    }
  }
}

extension Scene.Layer {
  /// The screen that the user works in.
  package var screen: ScreenID { arrangement.active.screen }
  /// The way out of that screen.
  package var exit: Scene.Exit? { arrangement.active.exit }
  /// The content of that screen.
  package var body: Scene.Body {
    get { arrangement.active.body }
    set { arrangement.active.body = newValue }
  }

  /// The input that the way out sends to the app.
  var exitInput: HostInput? {
    switch exit?.kind {
    case .back: .back(from: screen)
    case .close: .dismiss(id, through: id)
    case nil: nil
    }
  }
}
