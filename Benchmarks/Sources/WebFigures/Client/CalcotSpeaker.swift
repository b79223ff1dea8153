/// Calçot's own protocol. It verifies everything: that each event is answered in order, and that
/// the page shows the sum of the events.
struct CalcotSpeaker: Speaker {
  static let name = "Calçot"

  let path = "/calcot/live"
  let headers: [String]
  let greeting: String?
  private let actions: [String]
  private var sums: [Int]
  private var sent = 0
  private var answered = 0
  private var frames = 0

  init(_ page: FetchedPage) {
    headers = ["Cookie: \(page.cookies)"]
    let key = page.all(between: "data-key=\"", and: "\"").first ?? ""
    greeting = #"{"v":1,"s":null,"p":0,"u":"/","k":"\#(key)","i":null,"n":false,"f":[]}"#
    actions = page.all(between: "name=\"do a ", and: "\"")
    sums = actions.map { _ in 0 }
  }

  mutating func event() -> String {
    sent += 1
    let action = actions[place(of: sent)]
    return "[\(sent),\(frames),\"a \(action)\"]"
  }

  mutating func take(_ text: String) -> Heard {
    if text == "0" { return .nothing }
    if text.hasPrefix("{") {
      return text.contains("\"x\":") ? .wrong("the page was sent again: \(text)") : .ready
    }
    guard let event = Int(text.dropFirst().prefix { $0.isNumber }) else {
      return .wrong("no patch: \(text)")
    }
    frames += 1
    guard event > answered, event <= sent else {
      return .wrong("after event \(answered) of \(sent): \(text)")
    }
    for number in answered + 1...event { sums[place(of: number)] += 1 }
    answered = event
    guard text.contains(",\"\(sums[place(of: event)])\"]") else {
      return .wrong("another sum than \(sums[place(of: event)]): \(text)")
    }
    return .patch(upTo: event)
  }

  /// Returns the index of the button that an event uses: each in its turn, and never two neighbors
  /// in a row.
  private func place(of event: Int) -> Int { event * 37 % actions.count }
}
