import CalcotTerminal
import Testing

struct PathPromptTests {
  private let entries = [PathCandidate("note 1.txt"), PathCandidate("note 2.txt")]

  private func after(_ text: String, _ keys: Key...) -> PathPrompt {
    var prompt = PathPrompt(text)
    for key in keys {
      if case .complete(let beginning) = prompt.handle(key) {
        prompt.take(PathCompletion(of: beginning, among: entries), of: beginning)
      }
    }
    return prompt
  }

  @Test func `Tab completes what stands before the caret, and leaves what stands after it`() {
    #expect(after("no", .tab).field == FieldText("note "))
    #expect(
      after("no.bak", .left, .left, .left, .left, .tab).field == FieldText("note .bak", caret: 5))
    #expect(after("no", .tab, .character("2"), .tab).text == "note 2.txt")
  }

  @Test func `the candidates for a path are shown until the path is changed`() {
    #expect(after("", .tab).candidates == entries)
    #expect(after("", .tab, .left).candidates == entries)
    #expect(after("", .tab, .character("x")).candidates.isEmpty)
    #expect(after("x", .tab).isUnknown)
    #expect(!after("x", .tab, .backspace).isUnknown)
  }

  @Test func `a completion that comes too late changes nothing`() {
    var prompt = PathPrompt("no")
    _ = prompt.handle(.tab)
    _ = prompt.handle(.character("b"))
    prompt.take(PathCompletion(of: "no", among: entries), of: "no")
    #expect(prompt.text == "nob")
  }

  @Test func `a path that is pasted loses its quotes and its line end`() {
    #expect(after("", .paste("'/a/my file.txt'\n")).text == "/a/my file.txt")
    #expect(after("~/", .paste("a\\ b")).text == "~/a b")
    #expect(after("", .paste(String(repeating: "x", count: 100_000))).text.count == 4_096)
  }
}
