import Calcot
import CalcotContent
import CalcotTesting
@testable import CalcotWeb
import Foundation
import Testing

@Suite("What a page says")
struct ClientMessageTests {
  @Test func `is read as the user's action`() {
    func action(_ text: String) -> WebAction? { WebAction(text) }
    let screen = ScreenID(rawValue: 3)
    #expect(
      action("a 3/body/list/4 2") == .input(.activate(ElementID("body/list/4 2"), in: screen)))
    #expect(action("s 3/body/Name") == .input(.submit(ElementID("body/Name"), in: screen)))
    #expect(action("e 3/body/Name") == .edit(ElementID("body/Name"), in: screen))
    #expect(
      action("r 100 200 3/body/list")
        == .input(.showRows(100..<200, of: ElementID("body/list"), in: screen)))
    #expect(action("b 3") == .input(.back(from: screen)))
    #expect(
      action("d 5 6")
        == .input(.dismiss(LayerID(rawValue: 5), through: LayerID(rawValue: 6))))
    #expect(action("c 1 9") == .input(.choose(1, in: LayerID(rawValue: 9))))
    #expect(action("t 1 3") == .input(.select(1, in: screen)))
    #expect(action("m 7") == .input(.closeMessage(MessageID(rawValue: 7))))
    #expect(action("u 7") == .input(.useMessage(MessageID(rawValue: 7))))
    #expect(action("w1") == .input(.resize(isNarrow: true)))
    #expect(action("n+ 3/body/Guests") == .step(ElementID("body/Guests"), up: true, in: screen))
    #expect(action("n- 3/body/Guests") == .step(ElementID("body/Guests"), up: false, in: screen))
    #expect(action("h 12") == .history(12))
    #expect(action("o /groups/42") == .input(.open("/groups/42")))
    #expect(action("v 3 Add one") == .button("Add one", in: screen))
    #expect(action("w 3 Name") == .field("Name", in: screen))
  }

  @Test(arguments: [
    "", " ", "a", "a ", "a x/body", "b", "b x", "c 1", "d 1", "r 5 1 3/l", "r 1 2", "h", "h x",
    "zz",
    "n", "n+", "n+ x/body", "n- 3", "n 3/body", "w2", "t 1 2 3", "v 3", "a 3",
    "m 99999999999999999999", "b 3 x", "h 1000000000000000",
    "h -9223372036854775808",
  ])
  func `that is no action is read as none`(_ text: String) {
    #expect(WebAction(text) == nil)
  }

  @Test func `is an event with its number, or an acknowledgement`() {
    #expect(ClientMessage.read("[0,5]").message == .acknowledged(frames: 5))
    let read = ClientMessage.read(#" [ 7 , 12 , "e 3/body/N\u00e4me" , "a\"\\\n\ud83d\ude00" ] "#)
    #expect(read.frames == 12)
    #expect(
      read.message
        == .event(
          ClientEvent(
            number: 7, action: .edit(ElementID("body/Näme"), in: ScreenID(rawValue: 3)),
            text: "a\"\\\n😀")))
  }

  @Test(arguments: [
    "", "[", "[]", "[1]", "[1,2", "[-1,2]", "[1,-2]", "[1,2,3]", #"[1,2,"a 3/b"#,
    #"[1,2,"a 3/b","x",1]"#,
    #"[0,2,"a 3/b"]"#, "{}", "null", #"[1.5,2]"#, #"[1,2,"a 3/b\x"]"#, #"[1,2,"\ud800"]"#, "[1,2]]",
    #"[12345678901234567890,1,"b 3"]"#, "[1,2,\"a 3/\u{1}\"]",
  ])
  func `that cannot be read is invalid`(_ text: String) {
    #expect(ClientMessage.read(text).message == .invalid)
  }

  @Test func `is read as another reader of JSON reads it, whatever the text is`() throws {
    let seed = RandomText.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let text = RandomText.make(&random)
      let data = try JSONSerialization.data(withJSONObject: [3, 4, "e 1/body/x", text])
      let message = ClientMessage.read(String(decoding: data, as: UTF8.self)).message
      guard case .event(let event) = message else {
        Issue.record("seed \(seed): \(text.debugDescription) was not read")
        return
      }
      #expect(event.text == text, "seed \(seed)")
    }
  }

  @Test func `does not trap the reader, however broken it is`() {
    let seed = RandomText.seed
    var random = SeededGenerator(seed: seed)
    let seeds = [#"[7,12,"e 3/body/Name","abc"]"#, "[0,5]", #"[1,1,"r 0 100 3/body/list"]"#]
    for _ in 0..<20_000 {
      var bytes = Array(seeds[Int.random(in: 0..<seeds.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      _ = ClientMessage.read(text)
      _ = ClientHello(text)
      _ = WebAction(text)
    }
  }
}
