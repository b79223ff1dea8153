public import CalcotTree

/// A user action, as a host reports it. The inputs of an app define its run: they can be recorded,
/// sent and replayed.
public enum HostInput: Hashable, Codable, Sendable {
  /// The user pressed a button or opened a row.
  case activate(ElementID, in: ScreenID)
  /// The user changed the text of a text field.
  case edit(ElementID, text: String, in: ScreenID)
  /// The user pressed Return in a text field.
  case submit(ElementID, in: ScreenID)
  /// A list shows these rows or is about to. At most ``RowWindow/most`` rows are built; if two
  /// hosts show the same list, the rows of the latest input are built.
  case showRows(Range<Int>, of: ElementID, in: ScreenID)
  /// The user went back from this screen, by a button or a swipe.
  case back(from: ScreenID)
  /// The user popped every screen over `to` at once; `from` was the visible one.
  case pop(to: ScreenID, from: ScreenID)
  /// The user dismissed this modal, with those over it up to `through`, the top one.
  case dismiss(LayerID, through: LayerID)
  /// The user selected a tab, a page or a side of a split, by its index.
  case select(Int, in: ScreenID)
  /// The user followed a system link or typed an address.
  case open(String)
  /// The host became too narrow, or wide enough, to show the sides of a split side by side.
  case resize(isNarrow: Bool)
  /// The user chose the dialog's choice at this index.
  case choose(Int, in: LayerID)
  /// The user went back from the app's first screen, `from`, to the app that embeds this one. If no
  /// screen objects, the app ends.
  case leave(from: ScreenID)
  /// The message was closed or has been shown for long enough.
  case closeMessage(MessageID)
  /// The user performed the message's action, such as undoing what it reports.
  case useMessage(MessageID)
  /// The host finished a request, successfully or not.
  case reply(HostReply, to: HostRequestID)
}

extension HostInput {
  /// The move that the user proposes; `nil` for another input.
  package var move: Move? {
    switch self {
    case .back(let screen): .back(from: screen)
    case .pop(let screen, let top): .popOver(screen, from: top)
    case .dismiss(let layer, let top): .dismissOver(layer, through: top)
    case .select(let index, let container): .selectBranch(index, of: container)
    case .leave(let screen): .leave(from: screen)
    case .open(let link): .open(link)
    case .resize(let isNarrow): .resize(isNarrow: isNarrow)
    case .activate, .edit, .submit, .showRows, .choose, .closeMessage, .useMessage, .reply: nil
    }
  }
}
