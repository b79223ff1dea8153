/// Something that a person did, as a host reports it. An app's run is its inputs: they can be
/// recorded, sent and played again.
public enum HostInput: Hashable, Codable, Sendable {
  /// A button was pressed, or a row opened.
  case activate(ElementID, in: ScreenID)
  /// A text field now holds this text.
  case edit(ElementID, text: String, in: ScreenID)
  /// Return was pressed in a text field.
  case submit(ElementID, in: ScreenID)
  /// Back was used, or swiped, on this screen.
  case back(from: ScreenID)
  /// Every screen over this one was popped at once.
  case pop(to: ScreenID)
  /// This modal was pulled down or escaped from.
  case dismiss(LayerID)
  /// The choice at this place of the dialog was made.
  case choose(Int, in: DialogID)
}
