import CalcotStreams
import Testing

@testable import Calcot

@Suite("A loop that code of the app feeds in one turn")
@MainActor
struct TurnBudgetTests {
  /// The ways to feed steps and requests to a turn.
  enum Way: CaseIterable {
    case starting, startingTwice, sendingTwice, followingTwice, requestingTwice
    case arriving, offering, offeringFromHandlers, waitingForDone, becomingReady
  }

  /// Code that feeds a loop; it stops by itself, so that a loop without an end fails its test.
  @MainActor
  private final class Feed {
    private(set) var count = 0
    var isOver = false
    var most: Int { 1_000 }

    func goesOn() -> Bool {
      guard !isOver, count < most else { return false }
      count += 1
      return true
    }
  }

  private let flows = StepFlows()
  private let feed = Feed()

  @Test("ends, and the app goes on", arguments: Way.allCases)
  func ends(_ way: Way) {
    flows.app.issues.add { _ in }
    flows.app.engine.publisher.budget = TurnBudget(most: 300)
    let token = feed(way)
    #expect((1..<feed.most).contains(feed.count))
    feed.isOver = true
    token?.remove()
    #expect(flows.outer.navigation.push("later") == .done)
    #expect(flows.outer.send(.saved) == .handled(by: FlowID(rawValue: 1)))
  }

  @Test func `of steps that begins in an initial step is refused after 100 steps, as elsewhere`() {
    _ = feed(.starting)
    let refusal = StepDisposition.refused(reason: "100 steps have led to one another")
    #expect(flows.dispositions.filter { $0 == refusal }.count == 1)
    #expect(flows.dispositions.last == refusal)
    #expect(feed.count == 101)
  }

  private func feed(_ way: Way) -> (any ObserverToken)? {
    switch way {
    case .starting: start(emitting: 1)
    case .startingTwice: start(emitting: 2)
    case .sendingTwice:
      handle { [flows] in for _ in 0..<2 { flows.inner.send(.saved) } }
      flows.inner.send(.saved)
    case .followingTwice:
      flows.outer.navigation.push("child")
      flows.inner.navigating = { [feed] _ in
        feed.goesOn() ? .many(.forwardToCurrent(.saved), .forwardToCurrent(.saved)) : .none
      }
      flows.inner.send(.saved)
    case .requestingTwice: return request()
    case .arriving:
      flows.outer.steppers["again"] = { [flows, feed] in
        let stepper = TestStepper()
        stepper.ready = { _ in if feed.goesOn() { flows.outer.navigation.push("again") } }
        return stepper
      }
      flows.outer.navigation.push("again")
    case .offering: offer()
    case .offeringFromHandlers:
      handle(.deferred(reason: "Not yet.")) { [flows] in flows.outer.offerDeferredSteps() }
      for number in 0..<20 { flows.inner.send(.tapped(number)) }
      flows.outer.offerDeferredSteps()
    case .waitingForDone: wait()
    case .becomingReady:
      flows.outer.guarding = { [flows, feed] _ in
        guard feed.goesOn() else { return .allow }
        flows.outer.becomeReady()
        return .wait
      }
      for name in ["a", "b"] as [Name] { flows.outer.navigation.push(name) }
    }
    return nil
  }

  /// Shows the inner flow, which calls `body` at each step.
  private func handle(
    _ contributions: ScriptedFlow<Happening>.Contributions = .none,
    by body: @escaping @MainActor () -> Void
  ) {
    flows.inner.navigating = { [feed] _ in
      if feed.goesOn() { body() }
      return contributions
    }
    flows.outer.navigation.push("child")
  }

  private func start(emitting count: Int) {
    flows.stepper.initialStep = .saved
    handle { [flows] in for number in 0..<count { flows.stepper.steps.emit(.tapped(number)) } }
  }

  /// Makes two requests at each navigation.
  private func request() -> any ObserverToken {
    let token = flows.app.transitions.add { [flows, feed] _ in
      guard feed.goesOn() else { return }
      for number in 0..<2 {
        flows.outer.navigation.setStack(["home", Name(stringLiteral: "\(feed.count) \(number)")])
      }
    }
    flows.outer.navigation.push("first")
    return token
  }

  /// Sends a step that is deferred and, when it is offered, sends the next one and navigates.
  private func offer() {
    let kept = Recorder<Happening>()
    flows.outer.navigation.push("child")
    flows.inner.navigating = { [flows, feed] step in
      guard kept.values.contains(step) else {
        kept.values.append(step)
        return .deferred(reason: "Not yet.")
      }
      if feed.goesOn() {
        flows.inner.send(.tapped(feed.count))
        flows.inner.navigation.setStack(["child root", Name(stringLiteral: "\(feed.count)")])
      }
      return .none
    }
    flows.inner.send(.tapped(0))
    flows.outer.offerDeferredSteps()
  }

  /// Answers a step with one answer after the other, each for a navigation that is done.
  private func wait() {
    let request = PendingRequest()
    request.settle(.done)
    let plain = NamedFlow<Happening>("plain root")
    flows.outer.children["plain"] = { ChildFlow(plain) }
    flows.outer.navigation.push("plain")
    plain.decide = { _ in answer(request) }
    plain.send(.saved)
  }

  private func answer(_ request: PendingRequest) -> StepAnswer {
    guard feed.goesOn() else { return .handled }
    return .waits(for: request) { answer(request) }
  }
}
