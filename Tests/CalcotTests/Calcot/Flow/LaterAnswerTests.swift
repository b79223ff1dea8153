import CalcotContent
import CalcotTesting
import Testing

@testable import Calcot

@Suite("A step that a coordinator answers later")
@MainActor
struct LaterAnswerTests {
  let flows = NestedFlows()
  let gate = Gate(isOpen: false)

  init() {
    flows.goDeep()
    flows.outer.decide = { _ in .handled }
  }

  private var dispositions: [StepDisposition] { flows.steps.values.map(\.disposition) }

  private func answerLater(_ answer: StepAnswer) {
    flows.middle.decide = { [gate] _ in
      .later(reason: "Asking.") {
        await gate.passUnlessCancelled()
        return answer
      }
    }
  }

  @Test func `goes on to the flow around when it is forwarded in the end`() async throws {
    answerLater(.forward)
    let middle = try #require(flows.middle.navigation.flow)
    #expect(flows.inner.send(.saved) == .deferred(by: middle, reason: "Asking."))
    gate.open()
    await flows.app.settle()
    #expect(dispositions.last == .handled(by: FlowID(rawValue: 1)))
    #expect(flows.steps.values.map(\.flows.count) == [2, 3])
  }

  @Test func `may be answered later once more, and is told of twice all the same`() async {
    answerLater(.later(reason: "Asking again.") { .refused(reason: "No.") })
    flows.inner.send(.saved)
    gate.open()
    await flows.app.settle()
    #expect(dispositions.count == 2)
    #expect(dispositions.last == .refused(reason: "No."))
  }

  @Test func `has 99 others wait behind it at most, and a further one is refused`() async throws {
    answerLater(.handled)
    for number in 0..<100 { flows.inner.send(.tapped(number)) }
    let further = flows.inner.send(.saved)
    #expect(further == .refused(reason: "100 steps are deferred already"))
    gate.open()
    await flows.app.settle()
    let middle = try #require(flows.middle.navigation.flow)
    #expect(dispositions.count { $0 == .handled(by: middle) } == 100)
  }

  @Test func `may be kept for later in the end, and is offered again`() async throws {
    answerLater(.deferred(reason: "Not yet."))
    flows.inner.send(.saved)
    gate.open()
    await flows.app.settle()
    flows.middle.decide = { _ in .handled }
    let middle = try #require(flows.middle.navigation.flow)
    flows.outer.offerDeferredSteps()
    #expect(dispositions.last == .handled(by: middle))
  }

  @Test(arguments: [0, 1])
  func `waits for the navigation that it leads to, and ends as that does`(choice: Int) throws {
    let question = Question("Go on?", action: "Yes", role: .destructive, cancel: "No")
    flows.middle.guarding = { $0.reason.name == "present" ? .ask(question) : .allow }
    flows.middle.decide = { [flows] _ in
      guard case .deferred(let request) = flows.middle.navigation.present("modal") else {
        return .handled
      }
      return .waits(for: request) { .handled }
    }
    let middle = try #require(flows.middle.navigation.flow)
    flows.inner.send(.saved)
    #expect(dispositions.count == 1)
    let dialog = try #require(flows.app.tree.dialog?.id)
    flows.app.send(.choose(choice, in: dialog))
    let declined = StepDisposition.refused(reason: Refusal.declined.description)
    #expect(dispositions.last == (choice == 0 ? .handled(by: middle) : declined))
    #expect(dispositions.count == 2)
  }

  @Test func `is refused when the app ends while its navigation waits, and so are those behind it`()
    throws
  {
    let question = Question("Go on?", action: "Yes", role: .destructive, cancel: "No")
    flows.middle.guarding = { $0.reason.name == "present" ? .ask(question) : .allow }
    flows.middle.decide = { [flows] _ in
      guard case .deferred(let request) = flows.middle.navigation.present("modal") else {
        return .handled
      }
      return .waits(for: request) { .handled }
    }
    flows.inner.send(.saved)
    flows.inner.send(.tapped(1))
    flows.app.end()
    let refusal = StepDisposition.refused(reason: Refusal.notRunning.description)
    #expect(dispositions.suffix(2) == [refusal, refusal])
    #expect(dispositions.count == 4)
  }

  @Test func `does not get lost when another step of its screen is answered later meanwhile`()
    async throws
  {
    flows.middle.decide = { [flows, gate] step in
      if step == .tapped(1), !flows.tree.contains("next") { return .deferred(reason: "Not yet.") }
      if step == .saved { flows.inner.navigation.push("next") }
      return .later(reason: "Asking.") {
        await gate.passUnlessCancelled()
        return .handled
      }
    }
    let middle = try #require(flows.middle.navigation.flow)
    flows.inner.send(.tapped(1))
    flows.inner.send(.saved)
    gate.open()
    await flows.app.settle()
    let handled = flows.steps.values.filter { $0.disposition == .handled(by: middle) }
    #expect(Set(handled.map { "\($0.step)" }) == ["saved", "tapped(1)"])
    #expect(handled.count == 2)
  }

  @Test func `is refused when an observer that hears of it ends its flow`() throws {
    answerLater(.handled)
    let middle = try #require(flows.middle.navigation.flow)
    flows.app.steps.add { [flows] event in
      if case .deferred = event.disposition { flows.outer.navigation.popToRoot() }
    }
    let answer = flows.inner.send(.saved)
    #expect(answer == .refused(reason: Refusal.flowEnded(middle).description))
    #expect(dispositions.count == 2)
    #expect(dispositions.last == answer)
    #expect(flows.issues.values.isEmpty)
  }

  @Test func `goes on if the one before it is decided while an observer hears that it waits`()
    throws
  {
    let question = Question("Go on?", action: "Yes", role: .destructive, cancel: "No")
    flows.middle.guarding = { $0.reason.name == "present" ? .ask(question) : .allow }
    flows.middle.decide = { [flows] step in
      guard step == .saved, case .deferred(let request) = flows.middle.navigation.present("modal")
      else { return .handled }
      return .waits(for: request) { .handled }
    }
    let middle = try #require(flows.middle.navigation.flow)
    flows.inner.send(.saved)
    let dialog = try #require(flows.app.tree.dialog?.id)
    flows.app.steps.add { [flows] event in
      guard event.step as? Happening == .tapped(1), case .deferred = event.disposition else {
        return
      }
      flows.app.send(.choose(0, in: dialog))
    }
    flows.inner.send(.tapped(1))
    let handled = flows.steps.values.filter { $0.disposition == .handled(by: middle) }
    #expect(handled.map { "\($0.step)" } == ["saved", "tapped(1)"])
  }
}
