import CalcotTesting
import Testing

@testable import CalcotSwiftUI
@testable import CalcotUIKit

@Suite("The text of a field in which a person types")
struct FieldDraftTests {
  @Test("is never taken back by echoes of what was typed before, in whatever pace they come")
  func echoes() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      var draft = FieldDraft("")
      var typed = [""]
      var answered = 0
      for step in 0..<40 {
        if Bool.random(using: &random) {
          typed.append((typed.last ?? "") + String(step % 10))
          draft.typed(typed.last ?? "")
        } else if answered + 1 < typed.count {
          answered += .random(in: 1..<typed.count - answered, using: &random)
          draft.answered(typed[answered])
        }
        #expect(draft.text == typed.last)
      }
    }
  }

  @Test func `is what the app makes of it`() {
    var draft = FieldDraft("")
    draft.typed("a")
    draft.typed("ab")
    draft.answered("AB")
    #expect(draft.text == "AB")
    draft.typed("ABc")
    draft.answered("ABc")
    draft.answered("")
    #expect(draft.text == "")
  }

  @Test func `is the app's again when the person has left the field`() {
    var draft = FieldDraft("12")
    draft.typed("12x")
    draft.answered("12")
    #expect(draft.text == "12x")
    draft.left("12")
    #expect(draft.text == "12")
  }
}
