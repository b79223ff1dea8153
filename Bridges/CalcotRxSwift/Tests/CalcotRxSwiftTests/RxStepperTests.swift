import Calcot
import CalcotRxSwift
import CalcotStreams
import CalcotTesting
import CalcotViews
import Dispatch
import Testing

@MainActor
@Suite struct RxStepperTests {
  private let stepper = DoorStepper()

  private func start() -> (TestApp, DoorFlow) {
    let flow = DoorFlow(stepper)
    return (TestApp(flow), flow)
  }

  @Test func `emits its initial step, then those of its start, then later ones`() {
    stepper.ready = { $0.emit("ready") }
    let (app, flow) = start()
    #expect(flow.taken == ["first", "ready"])
    stepper.emit("later")
    #expect(flow.taken == ["first", "ready", "later"])
    app.end()
  }

  @Test func `steps that were emitted while the screen was assembled come after the initial one`() {
    let flow = DoorFlow(stepper, whenAssembled: { $0.emit("early") })
    withExtendedLifetime(TestApp(flow)) {
      #expect(flow.taken == ["first", "early"])
    }
  }

  @Test func `drops a step that the flow does not know`() {
    let (app, flow) = start()
    stepper.emitSomethingElse()
    stepper.emit("later")
    #expect(flow.taken == ["first", "later"])
    app.end()
  }

  @Test func `takes a step from another thread in a turn of the main actor`() async {
    let (app, flow) = start()
    let taken = AsyncStream.makeStream(of: Bool.self)
    app.app?.steps.add { _ in taken.continuation.yield(true) }
    // NB: the stepper is used on one thread at a time.
    nonisolated(unsafe) let stepper = stepper
    DispatchQueue(label: "elsewhere").async { stepper.emit("from afar") }
    for await _ in taken.stream { break }
    #expect(flow.taken == ["first", "from afar"])
  }

  @Test func `emits as code of its screen, and is no longer listened to when that has left`() async
  {
    let (app, flow) = start()
    var events: [StepEvent] = []
    app.app?.steps.add { events.append($0) }
    stepper.emit("knock")
    #expect(events.map(\.screen) == [app.tree?.visible?.id])
    flow.navigation.setStack([.other])
    stepper.emit("too late")
    await app.settle()
    #expect(flow.taken == ["first", "knock"])
    #expect(events.count == 1)
  }
}

private enum DoorRoute: Route {
  case door, other
}

private final class DoorFlow: StepFlow {
  typealias FlowStep = DoorStep

  let navigation = StackNavigation<DoorRoute>(root: .door)
  private let stepper: DoorStepper
  private let assembled: @MainActor (DoorStepper) -> Void
  private(set) var taken: [String] = []

  init(
    _ stepper: DoorStepper,
    whenAssembled assembled: @escaping @MainActor (DoorStepper) -> Void = { _ in }
  ) {
    (self.stepper, self.assembled) = (stepper, assembled)
  }

  func calcot(for route: DoorRoute, at place: RoutePlace<DoorRoute>) -> Placed {
    place.screen {
      let screen = Calcot("\(route)", view: DoorView.init)
      guard route == .door else { return screen }
      return screen.steps(from: stepper, to: self).onAssembled { [stepper, assembled] _ in
        assembled(stepper)
      }
    }
  }

  func navigate(to step: DoorStep) -> Contributions {
    taken.append(step.text)
    return .none
  }
}

private struct DoorView: SemanticView {
  let viewModel: String

  var screen: Screen { Screen(viewModel) {} }
}
