package import Calcot

/// All that a terminal shows of an app at one moment, as a value.
package struct Scene: Equatable, Sendable {
  /// One layer of the navigation tree, of which the top screen is shown.
  package struct Layer: Equatable, Sendable {
    package var id: LayerID
    package var style: LayerStyle
    package var screen: ScreenID
    package var exit: Exit?
    package var body: Body

    package init(
      id: LayerID, style: LayerStyle, screen: ScreenID, exit: Exit? = nil, body: Body
    ) {
      self.id = id
      self.style = style
      self.screen = screen
      self.exit = exit
      self.body = body
    }
  }

  /// The way out of a screen that the navigation bar offers.
  package struct Exit: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case back, close }

    package var kind: Kind
    /// Why the screen may not be left now.
    package var blockedBy: String?

    package init(_ kind: Kind, blockedBy: String? = nil) {
      self.kind = kind
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

  package init(layers: [Layer], dialog: Dialog? = nil) {
    self.layers = layers
    self.dialog = dialog
  }
}

extension Scene.Layer {
  /// What the way out asks of the app.
  var exitInput: HostInput? {
    switch exit?.kind {
    case .back: .back(from: screen)
    case .close: .dismiss(id, through: id)
    case nil: nil
    }
  }
}
