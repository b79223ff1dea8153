/// The messages of ``Floor``.
struct FloorSpeaker: Speaker {
  static let name = "SwiftNIO and the main actor alone"

  let path = "/"
  let headers: [String] = []
  let greeting: String? = "{}"
  private var sent = 0
  private var answered = 0

  init(_ page: FetchedPage) {}

  mutating func event() -> String {
    sent += 1
    return "[\(sent),\(sent - 1),\"a 2/body/Add\"]"
  }

  mutating func take(_ text: String) -> Heard {
    if text == "{}" { return .ready }
    answered += 1
    return text.hasPrefix("[\(answered),")
      ? .patch(upTo: answered) : .wrong("not the number \(answered): \(text)")
  }
}
