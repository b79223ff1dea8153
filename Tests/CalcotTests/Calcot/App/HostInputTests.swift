import Calcot
import CalcotContent
import Foundation
import Testing

@Suite("An input of the user, as a value")
struct HostInputTests {
  static let all: [HostInput] = [
    .activate(ElementID("body/list/a~1b/Remove#2"), in: ScreenID(rawValue: 2)),
    .edit(ElementID("body/Name"), text: "Çalçot 🧅 \"\n", in: ScreenID(rawValue: 3)),
    .submit(ElementID(""), in: ScreenID(rawValue: -1)),
    .back(from: ScreenID(rawValue: .max)),
    .pop(to: ScreenID(rawValue: 1), from: ScreenID(rawValue: 4)),
    .dismiss(LayerID(rawValue: 5), through: LayerID(rawValue: 7)),
    .choose(0, in: LayerID(rawValue: 9)),
    .select(1, in: ScreenID(rawValue: 2)),
    .closeMessage(MessageID(rawValue: 3)),
    .useMessage(MessageID(rawValue: 3)),
    .reply(.done, to: HostRequestID(rawValue: 8)),
    .reply(.cancelled, to: HostRequestID(rawValue: .min)),
    .reply(.failed("no \"room\""), to: HostRequestID(rawValue: 8)),
    .reply(
      .picked([PickedFile("ñ \u{202E}.png", content: Data([0, 255]))]),
      to: HostRequestID(rawValue: 8)),
  ]

  @Test("comes back the same from JSON", arguments: all + [.resize(isNarrow: true)])
  func roundTrip(_ input: HostInput) throws {
    let data = try JSONEncoder().encode(input)
    #expect(try JSONDecoder().decode(HostInput.self, from: data) == input)
  }

  @Test("is refused, and does no harm, when it fits nothing that is shown", arguments: all)
  @MainActor
  func doesNoHarm(_ input: HostInput) {
    let pages = Pages()
    let before = pages.app.tree
    let answer = pages.app.send(input)
    guard case .refused(let refusal) = answer else {
      Issue.record("\(input) was \(answer)")
      return
    }
    #expect(!refusal.description.isEmpty)
    #expect(pages.app.tree == before)
  }

  @Test func `is not taken from JSON that says something else`() {
    for text in ["", "{}", "{\"fly\":{}}", "{\"back\":{\"from\":\"x\"}}", "[1]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(HostInput.self, from: Data(text.utf8))
      }
    }
  }
}
