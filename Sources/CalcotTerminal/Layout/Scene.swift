package import Calcot

/// All that a terminal shows of an app at one moment, as a value.
package struct Scene: Equatable, Sendable {
  /// One layer of the navigation tree: the screens that are shown of it, and the bars over them.
  package struct Layer: Equatable, Sendable {
    package var id: LayerID
    package var style: LayerStyle
    package var arrangement: Arrangement

    package init(id: LayerID, style: LayerStyle, arrangement: Arrangement) {
      self.id = id
      self.style = style
      self.arrangement = arrangement
    }

    /// A layer of one screen.
    package init(
      id: LayerID, style: LayerStyle, screen: ScreenID, exit: Exit? = nil, body: Body
    ) {
      self.init(id: id, style: style, arrangement: .pane(Pane(screen, exit: exit, body: body)))
    }
  }

  /// The way out of a screen that the navigation bar offers.
  package struct Exit: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case back, close }

    package var kind: Kind
    package var label: String
    /// Why the screen may not be left now.
    package var blockedBy: String?

    package init(_ kind: Kind, blockedBy: String? = nil, words: TerminalWords = TerminalWords()) {
      self.kind = kind
      self.label = kind == .back ? words.back : words.close
      self.blockedBy = blockedBy
    }
  }

  package enum Body: Equatable, Sendable {
    case semantic(ScreenContent)
    /// A native view draws under a bar with this title.
    case native(title: String)
  }

  /// The lowest layer that can be seen first.
  package var layers: [Layer]
  package var dialog: Dialog?
  /// What the user has to do for the app, over everything else.
  package var panel: RequestPanel?
  package var status: AppStatus
  package var words: TerminalWords

  package init(
    layers: [Layer], dialog: Dialog? = nil, panel: RequestPanel? = nil,
    status: AppStatus = AppStatus(),
    words: TerminalWords = TerminalWords()
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
  /// The way out of it.
  package var exit: Scene.Exit? { arrangement.active.exit }
  /// What it shows.
  package var body: Scene.Body {
    get { arrangement.active.body }
    set { arrangement.active.body = newValue }
  }

  /// What the way out asks of the app.
  var exitInput: HostInput? {
    switch exit?.kind {
    case .back: .back(from: screen)
    case .close: .dismiss(id, through: id)
    case nil: nil
    }
  }
}
