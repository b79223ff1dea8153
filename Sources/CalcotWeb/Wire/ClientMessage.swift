import Calcot

/// The first message of a live page, sent when it connects.
package struct ClientHello: Equatable, Sendable {
  /// The page's previous session.
  package var session: String?
  /// The number of the session's frames that the page has applied.
  package var frames: Int
  package var url: String
  /// The key of the page that the browser shows.
  package var key: String?
  /// The index of the current entry of the browser's history.
  package var index: Int?
  package var isNarrow: Bool
  /// The fields that the user has changed, by name, in the order of the page.
  package var fields: [[String]]
  /// The maximum number of fields in a greeting.
  package static let mostFields = 1_000

  /// Parses the first message of a connection; `nil` if it is invalid.
  package init?(_ text: String) {
    (frames, url, isNarrow, fields) = (0, "", false, [])
    var (reader, version) = (WireReader(text), 0)
    guard reader.beginObject() else { return nil }
    repeat {
      guard let name = reader.string(), reader.colon() else { return nil }
      if reader.word("null") { continue }
      switch name {
      case "v": version = reader.integer() ?? 0
      case "u": url = reader.string() ?? ""
      case "s":
        session = reader.string()
        guard session != nil else { return nil }
      case "k":
        key = reader.string()
        guard key != nil else { return nil }
      case "p":
        guard let number = reader.integer(), number <= Int.countRange.upperBound else {
          return nil
        }
        frames = number
      case "i":
        index = reader.integer()
        guard index != nil else { return nil }
      case "n":
        isNarrow = reader.word("true")
        guard isNarrow || reader.word("false") else { return nil }
      case "f": guard readFields(&reader) else { return nil }
      default: return nil
      }
    } while reader.comma()
    guard reader.endObject(), reader.isAtEnd, version == 1, url.hasPrefix("/") else { return nil }
  }

  /// Reads the names and texts of fields; returns `false` if they are invalid or too many.
  private mutating func readFields(_ reader: inout WireReader) -> Bool {
    guard reader.beginArray() else { return false }
    if reader.endArray() { return true }
    repeat {
      guard fields.count < Self.mostFields, reader.beginArray(), let name = reader.string(),
        reader.comma(), let text = reader.string(), reader.endArray()
      else { return false }
      fields.append([name, text])
    } while reader.comma()
    return reader.endArray()
  }
}

/// Any later message of a live page.
package enum ClientMessage: Equatable, Sendable {
  /// A number of frames has been applied.
  case acknowledged(frames: Int)
  case event(ClientEvent)
  /// The message is malformed or names an unknown action.
  case invalid
}

/// An event of the user, as a live page sends it.
package struct ClientEvent: Equatable, Sendable {
  /// The number of the event in the session, starting at 1.
  package var number: Int
  package var action: WebAction
  /// The text of a field.
  package var text: String?
}

extension ClientMessage {
  /// Parses `[N,P]`, `[N,P,ACTION]` or `[N,P,ACTION,TEXT]`; returns the number of applied frames as
  /// well.
  package static func read(_ text: String) -> (message: ClientMessage, frames: Int) {
    var reader = WireReader(text)
    guard reader.beginArray(), let number = reader.integer(), reader.comma(),
      let frames = reader.integer(), number >= 0, frames >= 0
    else { return (.invalid, 0) }
    if reader.end() { return (.acknowledged(frames: frames), frames) }
    guard number > 0, reader.comma(), let verb = reader.string() else { return (.invalid, frames) }
    var typed: String?
    if reader.comma() {
      guard let text = reader.string() else { return (.invalid, frames) }
      typed = text
    }
    guard reader.end(), let action = WebAction(verb) else { return (.invalid, frames) }
    return (.event(ClientEvent(number: number, action: action, text: typed)), frames)
  }
}
