import Testing

import CalcotStreams

@testable import Calcot

@Suite("A stepper")
@MainActor
struct StepperTests {
  let flows = StepFlows()

  @Test func `emits its initial step before it is told that it is ready`() {
    flows.stepper.initialStep = .saved
    flows.stepper.ready = { [flows] _ in flows.asked.values.append("ready") }
    flows.outer.navigation.push("child")
    #expect(flows.asked.values == ["inner saved", "ready"])
  }

  @Test func `begins when its screen is in the tree and the change has been told`() {
    let told = Recorder<String>()
    flows.app.transitions.add { _ in told.values.append("transition") }
    flows.stepper.ready = { [flows] _ in told.values.append("ready \(flows.tree)") }
    flows.outer.navigation.push("child")
    #expect(told.values == ["transition", "ready base: home > child root"])
  }

  @Test func `is told that it is ready as code of its screen`() {
    var screens: [ScreenID?] = []
    flows.stepper.ready = { _ in screens.append(Scope.current?.screen) }
    flows.outer.navigation.push("child")
    #expect(screens == [flows.scope("child root")?.screen])
  }

  @Test func `is not told that it is ready when its initial step has led away`() {
    flows.stepper.initialStep = .saved
    flows.stepper.ready = { [flows] _ in flows.asked.values.append("ready") }
    flows.inner.navigating = { _ in .end() }
    flows.outer.navigation.push("child")
    #expect(flows.tree == "base: home")
    #expect(flows.asked.values.isEmpty)
  }

  @Test func `has its steps taken in the order in which it emits them`() {
    flows.stepper.initialStep = .tapped(0)
    flows.stepper.ready = { steps in for number in 2...4 { steps.emit(.tapped(number)) } }
    flows.stepper.steps.emit(.tapped(1))
    flows.outer.navigation.push("child")
    flows.stepper.steps.emit(.tapped(5))
    #expect(flows.asked.values == (0...5).map { "inner tapped(\($0))" })
  }

  @Test func `keeps up to 100 steps for its first flow, and refuses more`() {
    let answers = (0..<102).map { flows.stepper.steps.emit(.tapped($0)) }
    let refusal = StepDisposition.refused(reason: "100 steps wait for a flow already")
    #expect(answers == (0..<102).map { $0 < 100 ? [] : [refusal] })
    flows.outer.navigation.push("child")
    #expect(flows.asked.values == (0..<100).map { "inner tapped(\($0))" })
  }

  @Test func `that no flow is ever connected to takes its steps along`() {
    weak var content: Parcel.Content?
    func emit() {
      let parcel = Parcel()
      content = parcel.content
      let source = StepSource<Parcel>()
      #expect(source.emit(parcel).isEmpty)
    }
    emit()
    #expect(content == nil)
  }

  @Test
  func `has steps that its initial one leads to taken after those that it had emitted before`() {
    flows.stepper.initialStep = .tapped(0)
    flows.inner.navigating = { [flows] step in
      flows.asked.values.append("inner \(step)")
      if step == .tapped(0) { flows.stepper.steps.emit(.tapped(2)) }
      return .none
    }
    flows.stepper.steps.emit(.tapped(1))
    flows.outer.navigation.push("child")
    #expect(flows.asked.values == (0...2).map { "inner tapped(\($0))" })
  }

  @Test func `learns what has become of each step`() throws {
    flows.outer.navigation.push("child")
    let flow = try #require(flows.inner.navigation.flow)
    #expect(flows.stepper.steps.emit(.saved) == [.handled(by: flow)])
    #expect(flows.events.values.map(\.screen) == [flows.scope("child root")?.screen])
  }

  @Test func `is heard while its screen is covered, and while a modal hides it`() {
    flows.outer.navigation.push("child")
    flows.inner.navigation.push("over it")
    flows.stepper.steps.emit(.tapped(1))
    flows.outer.navigation.present("modal")
    flows.stepper.steps.emit(.tapped(2))
    #expect(flows.asked.values == ["inner tapped(1)", "inner tapped(2)"])
  }

  @Test func `is refused, and told of, when its screen has left the tree`() throws {
    flows.outer.navigation.push("child")
    let screen = try #require(flows.scope("child root")?.screen)
    flows.outer.navigation.pop()
    let refusal = StepDisposition.refused(reason: Refusal.screenEnded(screen).description)
    #expect(flows.stepper.steps.emit(.saved) == [refusal])
    #expect(flows.dispositions == [refusal])
    #expect(flows.asked.values.isEmpty)
  }

  @Test func `is connected anew when its screen is made again`() {
    flows.outer.navigation.push("child")
    flows.outer.navigation.pop()
    flows.outer.navigation.push("child")
    #expect(flows.stepper.steps.emit(.saved).count == 1)
    #expect(flows.asked.values == ["inner saved"])
  }

  @Test func `of two screens emits to the flow of each`() {
    flows.outer.steppers["shared"] = { [flows] in flows.stepper }
    flows.outer.navigation.push("shared")
    flows.outer.navigation.push("child")
    #expect(flows.stepper.steps.emit(.saved).count == 2)
    #expect(flows.asked.values == ["outer saved", "inner saved"])
  }

  @Test func `tells a test of its ViewModel what it emits, without any app`() {
    let stepper = TestStepper()
    let emitted = Recorder<Happening>()
    stepper.steps.didEmit.add { emitted.values.append($0) }
    #expect(stepper.steps.emit(.saved).isEmpty)
    #expect(emitted.values == [.saved])
  }

  @Test func `is not held by the app when its screen has left`() async {
    weak var released: TestStepper?
    flows.outer.steppers["screen"] = {
      let stepper = TestStepper(.saved)
      released = stepper
      return stepper
    }
    flows.outer.navigation.push("screen")
    flows.outer.navigation.pop()
    await flows.app.settle()
    #expect(flows.asked.values == ["outer saved"])
    #expect(released == nil)
  }

  @Test func `of one step, for a child flow, emits that and nothing more`() {
    flows.outer.children["child"] = { [flows] in
      ChildFlow(flows.inner).steps(from: OneStepper(.tapped(7)), to: flows.inner)
    }
    flows.outer.navigation.push("child")
    #expect(flows.asked.values == ["inner tapped(7)"])
  }

  @Test func `without a step emits nothing`() {
    flows.outer.steppers["screen"] = { NoStepper<Happening>() }
    flows.outer.navigation.push("screen")
    #expect(flows.asked.values.isEmpty)
    #expect(flows.events.values.isEmpty)
  }

  @Test func `has all its first steps taken before those that its initial step leads to`() {
    flows.stepper.initialStep = .tapped(0)
    flows.stepper.steps.emit(.tapped(1))
    flows.stepper.ready = { $0.emit(.tapped(2)) }
    flows.inner.steppers["next"] = { TestStepper(.tapped(3)) }
    flows.contribute(.many(.push("next"), .forwardToCurrent(.tapped(4))), to: .tapped(0))
    flows.outer.navigation.push("child")
    #expect(flows.asked.values == (0...4).map { "inner tapped(\($0))" })
  }

  @Test func `whose screen shows itself without end by its initial step is refused in the end`() {
    flows.outer.navigation.push("child")
    flows.inner.steppers["again"] = { TestStepper(.saved) }
    flows.contribute(.push("again"), to: .saved)
    flows.inner.navigation.push("again")
    #expect(flows.dispositions.last == .refused(reason: "100 steps have led to one another"))
    #expect(flows.inner.navigation.popToRoot() == .done)
    flows.asked.values = []
    flows.stepper.steps.emit(.tapped(1))
    #expect(flows.asked.values == ["inner tapped(1)"])
  }

  @Test func `that nobody else holds is let go of when it has begun`() {
    weak var released: TestStepper?
    flows.outer.steppers["screen"] = {
      let stepper = TestStepper(.saved)
      released = stepper
      return stepper
    }
    flows.outer.navigation.push("screen")
    #expect(flows.asked.values == ["outer saved"])
    #expect(released == nil)
  }
}

private struct Parcel: Step {
  final class Content: Sendable {}
  let content = Content()
}
