/// Something that the user did, as a host reports it. An app's run is its inputs: they can be
/// recorded, sent and played again.
public enum HostInput: Hashable, Codable, Sendable {
  /// A button was pressed, or a row opened.
  case activate(ElementID, in: ScreenID)
  /// A text field now holds this text.
  case edit(ElementID, text: String, in: ScreenID)
  /// Return was pressed in a text field.
  case submit(ElementID, in: ScreenID)
  /// A list shows these rows, or comes near them. At most ``RowWindow/most`` are built, and where two
  /// hosts show the same list, those of the host that asked last.
  case showRows(Range<Int>, of: ElementID, in: ScreenID)
  /// Back was used, or swiped, on this screen.
  case back(from: ScreenID)
  /// Every screen over `to` was popped at once; `from` was the visible one.
  case pop(to: ScreenID, from: ScreenID)
  /// This modal was pulled down or escaped from, with those over it up to `through`, the top one.
  case dismiss(LayerID, through: LayerID)
  /// A tab, a page or a side of a split was chosen, by its place.
  case select(Int, in: ScreenID)
  /// A link was followed: one of the system, or an address that was typed.
  case open(String)
  /// The host has become too narrow, or wide enough, for the two sides of a split.
  case resize(isNarrow: Bool)
  /// The choice at this place of the dialog was made.
  case choose(Int, in: DialogID)
  /// Back was used, or swiped, on the app's first screen, `from`, which leads to what stands under it in
  /// an app that shows this one as a part. If nothing there asks to stay, the app ends.
  case leave(from: ScreenID)
  /// The message that was shown was closed, or had been shown for long enough.
  case closeMessage(MessageID)
  /// The message's action was used, such as to undo what it tells of.
  case useMessage(MessageID)
  /// What the app has asked of the host was done, or not.
  case reply(HostReply, to: HostRequestID)
}
