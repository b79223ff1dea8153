/// ReactPy's protocol: JSON over a WebSocket.
struct ReactPySpeaker: Speaker {
  static let name = "ReactPy"

  let path = "/_reactpy/stream/"
  let headers: [String] = []
  let greeting: String? = nil
  private var targets: [String] = []
  private var sent = 0
  private var answered = 0

  init(_ page: FetchedPage) {}

  mutating func event() -> String {
    let target = targets[sent * 37 % targets.count]
    sent += 1
    return "{\"type\":\"layout-event\",\"target\":\"\(target)\",\"data\":[{}]}"
  }

  mutating func take(_ text: String) -> Heard {
    guard text.contains("\"layout-update\"") else { return .nothing }
    guard targets.isEmpty else {
      answered += 1
      return .patch(upTo: answered)
    }
    targets = FetchedPage(head: "", body: text).all(between: "\"target\": \"", and: "\"")
    return targets.isEmpty ? .nothing : .ready
  }
}
