import Testing

import CalcotStreams

@testable import Calcot

@MainActor
struct CompositeStepperTests {
  let flows = StepFlows()
  let first = TestStepper(.tapped(1))
  let second = TestStepper(.tapped(2))

  private func show(_ stepper: CompositeStepper<Happening>) {
    flows.outer.steppers["screen"] = { stepper }
    flows.outer.navigation.push("screen")
  }

  @Test func `emits its own initial step, then each inner one in order, then what comes later`() {
    first.ready = { $0.emit(.tapped(3)) }
    second.ready = { $0.emit(.tapped(4)) }
    show(CompositeStepper(first, second, initialStep: .tapped(0)))
    second.steps.emit(.tapped(5))
    first.steps.emit(.tapped(6))
    #expect(flows.asked.values == (0...6).map { "outer tapped(\($0))" })
  }

  @Test func `emits an inner stepper's steps from before it was connected after all initial steps`()
  {
    first.steps.emit(.tapped(3))
    show(CompositeStepper(first, second))
    #expect(flows.asked.values == (1...3).map { "outer tapped(\($0))" })
  }

  @Test func `may be composed of composite steppers`() {
    let third = TestStepper(.tapped(3))
    show(CompositeStepper(CompositeStepper(first, second), third))
    second.steps.emit(.tapped(4))
    third.steps.emit(.tapped(5))
    #expect(flows.asked.values == (1...5).map { "outer tapped(\($0))" })
  }

  @Test func `tells an inner stepper what has become of a step, also when its screen has left`()
    throws
  {
    show(CompositeStepper(first, second))
    let screen = try #require(flows.scope("screen")?.screen)
    #expect(first.steps.emit(.saved) == [.handled(by: FlowID(rawValue: 1))])
    flows.outer.navigation.pop()
    let refusal = StepDisposition.refused(reason: Refusal.screenEnded(screen).description)
    #expect(first.steps.emit(.saved) == [refusal])
  }

  @Test func `of no inner steppers emits its own initial step only`() {
    show(CompositeStepper([], initialStep: .saved))
    #expect(flows.asked.values == ["outer saved"])
  }

  @Test func `does not hold on to a long-lived inner stepper's former screens`() throws {
    show(CompositeStepper(first))
    weak let scope = flows.scope("screen")
    flows.outer.navigation.pop()
    show(CompositeStepper(first))
    #expect(first.steps.emit(.tapped(9)).count == 1)
    #expect(scope == nil)
  }

  @Test func `of two screens begins for each, and emits what comes later once to the flow of each`()
  {
    let shared = CompositeStepper(first, second, initialStep: .tapped(0))
    show(shared)
    show(shared)
    first.steps.emit(.saved)
    let beginning = (0...2).map { "outer tapped(\($0))" }
    #expect(flows.asked.values == beginning + beginning + ["outer saved", "outer saved"])
    let screens = flows.app.tree.screens.filter { $0.route.matches("screen" as Name) }.map(\.id)
    #expect(Set(screens).count == 2)
    #expect(Set(flows.events.values.prefix(3).map(\.screen)).count == 1)
    #expect(Set(flows.events.values.dropFirst(3).prefix(3).map(\.screen)).count == 1)
    #expect(Set(flows.events.values.suffix(2).map(\.screen)) == Set(screens))
  }
}
