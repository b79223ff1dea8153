import Foundation

/// NiceGUI's protocol: Socket.IO over a WebSocket.
struct NiceGUISpeaker: Speaker {
  static let name = "NiceGUI"

  let path: String
  let headers: [String] = []
  let greeting: String? = nil
  private let client: String
  /// The buttons' elements, each with its listener.
  private let buttons: [(element: String, listener: String)]
  private var sent = 0
  private var answered = 0

  init(_ page: FetchedPage) {
    client = page.all(between: "'client_id': '", and: "'").first ?? ""
    let query = [
      "client_id=\(client)", "next_message_id=0", "implicit_handshake=true",
      "document_id=\(UUID())", "tab_id=\(UUID())", "EIO=4", "transport=websocket",
    ]
    path = "/_nicegui_ws/socket.io/?" + query.joined(separator: "&")
    let elements = page.all(between: "},\"", and: "\":{\"tag\":\"q-btn\"")
      .filter { $0.allSatisfy(\.isNumber) }
    let listeners = page.all(between: "\"listener_id\":\"", and: "\",\"type\":\"click\"")
      .filter { $0.count == 36 }
    buttons = Array(zip(elements, listeners))
  }

  mutating func event() -> String {
    let button = buttons[sent * 37 % buttons.count]
    sent += 1
    return "42[\"event\",{\"id\":\(button.element),\"client_id\":\"\(client)\","
      + "\"listener_id\":\"\(button.listener)\",\"args\":[]}]"
  }

  mutating func take(_ text: String) -> Heard {
    if text.hasPrefix("42[\"update\"") {
      answered += 1
      return .patch(upTo: answered)
    }
    if text.hasPrefix("40") { return .ready }
    if text.hasPrefix("0") { return .answer("40") }
    return text == "2" ? .answer("3") : .nothing
  }
}
