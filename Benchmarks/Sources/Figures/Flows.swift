internal import Calcot
import CalcotStreams
internal import Contestants
import Foundation

extension Figure {
  /// A step that three nested flows pass on, compared with the navigation that it causes and with
  /// direct calls.
  static var steps: Figure {
    Figure(
      title: "A step through three nested flows",
      caption:
        "Nanoseconds from a screen's saying that something happened to its having been handled by the "
        + "outermost flow: by nothing but a request without an effect, and by a screen that is opened "
        + "and closed.",
      columns: [
        Column(name: "no effect", cells: [directCalls(false), stepUpwards(false)]),
        Column(name: "a push and a pop", cells: [directCalls(true), stepUpwards(true)]),
      ])
  }

  private static func directCalls(_ navigates: Bool) -> Cell {
    let (app, coordinators) = nested(navigates)
    for (inner, outer) in zip(coordinators.dropFirst(), coordinators) { inner.delegate = outer }
    return .nanoseconds("Direct calls, a delegate a flow", times: 2_000) { times in
      withExtendedLifetime(app) {
        for number in 0..<times { coordinators[3].arrived(number) }
      }
    }
  }

  private static func stepUpwards(_ navigates: Bool) -> Cell {
    let (app, coordinators) = nested(navigates)
    return .nanoseconds("A step that is forwarded", times: 2_000) { times in
      withExtendedLifetime(app) {
        for number in 0..<times { coordinators[3].send(.arrived(number)) }
      }
    }
  }

  /// The same two steps by step flows, emitted by a stepper, compared with direct calls to the same
  /// flows.
  static var stepFlows: Figure {
    Figure(
      title: "A stepper's steps through three nested step flows",
      caption:
        "Nanoseconds from a stepper's emitting two steps, one after the other, to the outermost flow's having "
        + "carried out what it contributes: nothing, and a screen that is opened by the first and closed by "
        + "the second.",
      columns: [
        Column(name: "no effect", cells: [directTravel(false), emittedTravel(false)]),
        Column(name: "a push and a pop", cells: [directTravel(true), emittedTravel(true)]),
      ])
  }

  private static func directTravel(_ navigates: Bool) -> Cell {
    let (app, flows) = travelling(navigates)
    for (inner, outer) in zip(flows.dropFirst(), flows) { inner.delegate = outer }
    return .nanoseconds("Direct calls, a delegate a flow", times: 2_000) { times in
      withExtendedLifetime(app) {
        for number in 0..<times {
          flows[3].arrived(number | 1)
          flows[3].left()
        }
      }
    }
  }

  private static func emittedTravel(_ navigates: Bool) -> Cell {
    let (app, flows) = travelling(navigates)
    let steps = flows[3].stepper.steps
    return .nanoseconds("Steps that are emitted and forwarded", times: 2_000) { times in
      withExtendedLifetime(app) {
        for number in 0..<times {
          steps.emit(.arrived(number | 1))
          steps.emit(.left)
        }
      }
    }
  }

  /// Returns an app in the innermost of three step flows, and its flows from the outermost.
  private static func travelling(_ navigates: Bool) -> (CalcotApp, [TravelFlow]) {
    let first = TravelFlow()
    first.navigates = navigates
    let app = CalcotApp(first, routes: journeyRoutes)
    var flows = [first]
    for _ in 0..<3 {
      flows[flows.count - 1].navigation.push(.deeper)
      if let inner = flows.last?.inner { flows.append(inner) }
    }
    return (app, flows)
  }

  /// Returns an app in the innermost of three flows, and the coordinators from the outermost.
  private static func nested(_ navigates: Bool) -> (CalcotApp, [JourneyCoordinator]) {
    let first = JourneyCoordinator()
    first.navigates = navigates
    let app = CalcotApp(first, routes: journeyRoutes)
    var coordinators = [first]
    for _ in 0..<3 {
      coordinators[coordinators.count - 1].navigation.push(.deeper)
      if let inner = coordinators.last?.inner { coordinators.append(inner) }
    }
    return (app, coordinators)
  }

  /// The cost of starting at a place within the app.
  static var arriving: Figure {
    Figure(
      title: "Starting in the middle",
      caption: "Microseconds.",
      columns: [
        Column(
          name: "µs",
          cells: [
            restore(screens: 100), restore(screens: 1_000), link, saving(screens: 1_000),
          ])
      ], comparesToFirstRow: false)
  }

  private static func stacked(_ screens: Int) -> (app: CalcotApp, state: Data) {
    let coordinator = JourneyCoordinator()
    let app = CalcotApp(coordinator, routes: journeyRoutes)
    coordinator.navigation.setStack((0..<screens).map { .place($0) })
    return (app, (try? app.savedState()) ?? Data())
  }

  private static func restore(screens: Int) -> Cell {
    let state = stacked(screens).state
    return .nanoseconds("Restoring a tree of \(screens) screens", times: 20, unit: 1_000) { times in
      for _ in 0..<times {
        let app = CalcotApp(JourneyCoordinator(), routes: journeyRoutes, restoring: state)
        precondition(app.tree.screens.count == screens, "Not everything was restored.")
      }
    }
  }

  private static func saving(screens: Int) -> Cell {
    let app = stacked(screens).app
    return .nanoseconds("Saving a tree of \(screens) screens", times: 20, unit: 1_000) { times in
      for _ in 0..<times { precondition((try? app.savedState()) != nil, "It was not saved.") }
    }
  }

  private static var link: Cell {
    let app = CalcotApp(JourneyCoordinator(), routes: journeyRoutes)
    let deep = "/deeper/deeper/deeper/deeper/place/7"
    return .nanoseconds("Opening a link five levels down, and the root", times: 200, unit: 1_000) {
      times in
      for _ in 0..<times {
        precondition(app.open(deep) == .done, "The link was not opened.")
        precondition(app.open("/") == .done, "The root was not opened.")
      }
    }
  }
}
