import Testing

import CalcotStreams
import CalcotViews

@testable import Calcot

@MainActor
struct ChildFlowStepperTests {
  private let hall = HallFlow()
  private let routes = RouteRegistry(HallRoute.self)

  @Test func `begins when a link leads to the flow`() {
    let app = CalcotApp(hall, routes: routes)
    #expect(app.open("/rooms/inner") == .done)
    #expect(app.tree.description == "base: door > door > inner")
    #expect(hall.rooms.map(\.taken) == [[7]])
  }

  @Test func `is let go of when it has begun`() {
    let app = CalcotApp(hall, routes: routes)
    hall.navigation.push(.rooms)
    #expect(hall.stepper == nil)
    hall.navigation.popToRoot()
    #expect(app.open("/rooms/inner") == .done)
    #expect(hall.rooms.map(\.taken) == [[7], [7]])
    #expect(hall.stepper == nil)
  }

  @Test func `does not begin when the link is refused`() {
    let app = CalcotApp(hall, routes: routes)
    hall.isClosed = true
    #expect(app.open("/rooms/inner") == .refused(.guarded("Closed.")))
    #expect(app.tree.description == "base: door")
    #expect(hall.rooms.map(\.taken) == [[]])
  }

  @Test func `begins when a saved state is restored`() throws {
    let app = CalcotApp(hall, routes: routes)
    hall.navigation.push(.rooms)
    let state = try app.savedState()
    let other = HallFlow()
    let restored = CalcotApp(other, routes: routes, restoring: state)
    #expect(restored.tree.description == "base: door > door")
    #expect(other.rooms.map(\.taken) == [[7]])
    #expect(other.rooms.map(\.assemblies) == [1])
  }
}

private enum HallRoute: String, LinkedRoute, CustomStringConvertible {
  case door, rooms, inner

  static let links = Links<HallRoute>(
    RouteLink("", .door), RouteLink("rooms", .rooms), RouteLink("inner", .inner))

  var description: String { rawValue }
}

private struct RoomStep: Step {
  let number: Int
}

/// A flow with a child flow of its own kind.
private final class HallFlow: StepFlow {
  typealias FlowStep = RoomStep

  let navigation = StackNavigation<HallRoute>(root: .door)
  var isClosed = false
  private(set) var rooms: [HallFlow] = []
  private(set) var taken: [Int] = []
  private(set) var assemblies = 0
  /// The stepper of the room that was created last.
  private(set) weak var stepper: OneStepper<RoomStep>?

  func calcot(for route: HallRoute, at place: RoutePlace<HallRoute>) -> Placed {
    route == .rooms ? place.flow(room()) : place.screen { Calcot("\(route)", view: HallView.init) }
  }

  private func room() -> ChildFlow {
    let room = HallFlow()
    rooms.append(room)
    let stepper = OneStepper(RoomStep(number: 7))
    self.stepper = stepper
    return ChildFlow(room).steps(from: stepper, to: room)
      .onAssembled { _ in room.assemblies += 1 }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    isClosed ? .refuse("Closed.") : .allow
  }

  func navigate(to step: RoomStep) -> Contributions {
    taken.append(step.number)
    return .none
  }
}

private struct HallView: SemanticView {
  let viewModel: String

  var screen: Screen { Screen(viewModel) {} }
}
