import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    struct Wire: Decodable {
      let v: WireNumber
      let s: String?
      let p: WireNumber?
      let u: String
      let k: String?
      let i: WireNumber?
      let n: Bool?
      let f: [[String]]?
    }
    guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(text.utf8)), wire.v.value == 1,
      wire.u.hasPrefix("/"), (wire.f ?? []).count <= Self.mostFields,
      (wire.f ?? []).allSatisfy({ $0.count == 2 })
    else { return nil }
    session = wire.s
    frames = wire.p?.value ?? 0
    url = wire.u
    key = wire.k
    index = wire.i?.value
    isNarrow = wire.n ?? false
    fields = wire.f ?? []
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
    guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(text.utf8)),
      wire.number >= 0, wire.frames >= 0
    else { return (.invalid, 0) }
    guard let verb = wire.action else { return (.acknowledged(frames: wire.frames), wire.frames) }
    guard wire.number > 0, let action = WebAction(verb) else { return (.invalid, wire.frames) }
    let event = ClientEvent(number: wire.number, action: action, text: wire.text)
    return (.event(event), wire.frames)
  }

  private struct Wire: Decodable {
    let number: Int
    let frames: Int
    let action: String?
    let text: String?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      number = try list.decode(WireNumber.self).value
      frames = try list.decode(WireNumber.self).value
      action = list.isAtEnd ? nil : try list.decode(String.self)
      text = list.isAtEnd ? nil : try list.decode(String.self)
      guard list.isAtEnd else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "the message has more than four parts")
      }
    }
  }
}
