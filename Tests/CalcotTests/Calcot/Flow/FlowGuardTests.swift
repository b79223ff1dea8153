import CalcotContent
import Testing

@testable import Calcot

@Suite("The guards of nested flows")
@MainActor
struct FlowGuardTests {
  let flows = NestedFlows()
  let asked = Recorder<String>()

  private func watch() {
    for (flow, name) in [(flows.outer, "outer"), (flows.middle, "middle"), (flows.inner, "inner")] {
      flow.guarding = { [asked] in
        asked.values.append("\(name) \($0.reason.name)")
        return .allow
      }
    }
  }

  @Test func `are asked from the outermost to the innermost`() {
    flows.goDeep()
    watch()
    flows.inner.navigation.push("more")
    #expect(asked.values == ["outer push", "middle push", "inner push"])
  }

  @Test func `are also asked about a navigation that leads out of their flows`() {
    flows.goDeep()
    watch()
    flows.outer.navigation.popToRoot()
    #expect(asked.values == ["outer popToRoot", "middle popToRoot", "inner popToRoot"])
  }

  @Test func `are not asked about navigation in other flows`() {
    flows.outer.navigation.present("mid")
    flows.middle.navigation.push("deep")
    flows.inner.navigation.pop()
    flows.outer.navigation.dismiss()
    watch()
    flows.outer.navigation.push("beside")
    #expect(asked.values == ["outer push"])
  }

  @Test func `stop at the first that refuses`() {
    flows.goDeep()
    watch()
    flows.middle.guarding = { _ in .refuse("Not here.") }
    #expect(flows.inner.navigation.push("more") == .refused(.guarded("Not here.")))
    #expect(asked.values == ["outer push"])
    #expect(flows.tree == "base: home > mid root > deep root")
  }

  @Test func `ask the user one after the other, and the change is made after the last`() {
    flows.goDeep()
    for (flow, title) in [(flows.outer, "Outer?"), (flows.middle, "Middle?")] {
      let question = Question(title, action: "Yes", role: .destructive, cancel: "No")
      flow.guarding = { $0.reason.name == "push" ? .ask(question) : .allow }
    }
    let answer = flows.inner.navigation.push("more")
    for title in ["Outer?", "Middle?"] {
      #expect(flows.app.tree.dialog?.title == title)
      #expect(answer.settled == nil)
      if let dialog = flows.app.tree.dialog { flows.app.send(.choose(0, in: dialog.id)) }
    }
    #expect(answer.settled == .done)
    #expect(flows.tree == "base: home > mid root > deep root > more")
  }

  @Test func `may ask whether their flows are entered, and each question is asked once`() {
    flows.middle.children["mid root"] = { [inner = flows.inner] in ChildFlow(inner) }
    for (flow, title) in [(flows.middle, "Middle?"), (flows.inner, "Inner?")] {
      let question = Question(title, action: "Yes", cancel: "No")
      flow.guarding = { $0.reason.name == "push" ? .ask(question) : .allow }
    }
    let answer = flows.outer.navigation.push("mid")
    #expect(agree() == ["Middle?", "Inner?"])
    #expect(answer.settled == .done)
    #expect(flows.tree == "base: home > deep root")
  }

  @Test func `that ask other questions without end are refused, also by a flow that would start`() {
    let count = Recorder<Int>()
    flows.middle.guarding = { _ in
      count.values.append(0)
      return .ask(Question("Sure (\(count.values.count))?", action: "Yes", cancel: "No"))
    }
    let answer = flows.outer.navigation.push("mid")
    #expect(agree().count == 10)
    #expect(answer.settled == .refused(.endlessQuestions("Sure (11)?")))
    #expect(flows.tree == "base: home")
  }

  /// Agrees to each question, up to 30 times; returns their titles.
  private func agree() -> [String] {
    var titles: [String] = []
    while let dialog = flows.app.tree.dialog, titles.count < 30 {
      titles.append(dialog.title)
      flows.app.send(.choose(0, in: dialog.id))
    }
    return titles
  }

  @Test func `leave everything as it is when the user declines the second question`() {
    flows.goDeep()
    for (flow, title) in [(flows.outer, "Outer?"), (flows.middle, "Middle?")] {
      let question = Question(title, action: "Yes", role: .destructive, cancel: "No")
      flow.guarding = { $0.reason.name == "push" ? .ask(question) : .allow }
    }
    let answer = flows.inner.navigation.push("more")
    for choice in [0, 1] {
      if let dialog = flows.app.tree.dialog { flows.app.send(.choose(choice, in: dialog.id)) }
    }
    #expect(answer.settled == .refused(.declined))
    #expect(flows.tree == "base: home > mid root > deep root")
  }
}
