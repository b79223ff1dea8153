import CalcotContent
import Testing

@testable import Calcot

@Suite("A flow's result, for the handler of its route")
@MainActor
struct FlowResultTests {
  let flows = NestedFlows()

  @Test func `is the value that it has finished with, and comes when it has left the tree`() {
    let trees = Recorder<String>()
    flows.outer.children["mid"] = { [flows, trees] in
      ChildFlow(flows.middle) { result in
        trees.values.append("\(result.value ?? -1) \(flows.tree) \(Scope.current?.isFlow == true)")
      }
    }
    flows.outer.navigation.push("mid")
    flows.middle.navigation.push("more")
    flows.scope("more")?.run { _ = flows.middle.finish(with: 7) }
    #expect(trees.values == ["7 base: home true"])
  }

  @Test func `is cancelled by Back on its first screen, and only there`() {
    flows.outer.navigation.push("mid")
    flows.middle.navigation.push("more")
    flows.back()
    #expect(flows.results.values.isEmpty)
    flows.back()
    #expect(flows.results.values == ["mid cancelled"])
    #expect(flows.tree == "base: home")
  }

  @Test func `is cancelled when its modal is dismissed`() {
    flows.outer.navigation.present("mid")
    flows.middle.navigation.push("more")
    #expect(flows.tree == "base: home\nsheet: mid root > more")
    flows.outer.navigation.dismiss()
    #expect(flows.results.values == ["mid cancelled"])
  }

  @Test func `is cancelled when the flow around it finishes, the innermost first`() {
    flows.goDeep()
    #expect(flows.middle.finish(with: 3) == .done)
    #expect(flows.results.values == ["deep cancelled", "mid 3"])
    #expect(flows.tree == "base: home")
  }

  @Test func `is cancelled when the app ends, the innermost first`() {
    flows.goDeep()
    flows.app.end()
    #expect(flows.results.values == ["deep cancelled", "mid cancelled"])
  }

  @Test func `is given once, though its handler asks the flow to finish again`() {
    let answers = Recorder<Answer>()
    flows.outer.children["mid"] = { [flows, answers] in
      ChildFlow(flows.middle) { _ in answers.values.append(flows.middle.finish(with: 2)) }
    }
    flows.outer.navigation.push("mid")
    let flow = flows.middle.navigation.flow
    flows.middle.finish(with: 1)
    #expect(answers.values.map(\.settled) == flow.map { [.refused(.flowEnded($0))] })
  }

  @Test func `lets its handler navigate, as code of no screen`() {
    let askers = Recorder<TreeTransition.Asker>()
    flows.app.transitions.add { if $0.reason.name == "push" { askers.values.append($0.askedBy) } }
    flows.outer.children["mid"] = { [flows] in
      ChildFlow(flows.middle) { _ in flows.outer.navigation.push("thanks") }
    }
    flows.outer.navigation.push("mid")
    flows.scope("mid root")?.run { _ = flows.middle.finish(with: 1) }
    #expect(flows.tree == "base: home > thanks")
    #expect(askers.values == [.app, .app])
  }

  @Test func `takes off what the flow has presented, and what stands over it`() {
    flows.outer.navigation.push("mid")
    flows.middle.navigation.present("deep")
    flows.outer.navigation.present("over everything")
    flows.middle.cancel()
    #expect(flows.tree == "base: home")
    #expect(flows.results.values == ["deep cancelled", "mid cancelled"])
  }

  @Test func `is refused to the app's first flow, for which nobody waits`() {
    let first = FlowID(rawValue: 1)
    #expect(flows.outer.finish(with: 1) == .refused(.cannotFinish(first)))
    #expect(flows.outer.cancel() == .refused(.cannotFinish(first)))
  }

  @Test func `is given when the user agrees, where a guard asks before the flow finishes`() {
    flows.outer.navigation.push("mid")
    let question = Question("Really?", action: "Yes", role: .destructive, cancel: "No")
    flows.middle.guarding = { $0.reason.name == "finish" ? .ask(question) : .allow }
    let answer = flows.middle.finish(with: 4)
    #expect(answer.settled == nil)
    #expect(flows.results.values.isEmpty)
    if let dialog = flows.app.tree.dialog { flows.app.send(.choose(0, in: dialog.id)) }
    #expect(answer.settled == .done)
    #expect(flows.results.values == ["mid 4"])
  }
}
