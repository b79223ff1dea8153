import CalcotStreams
import CalcotViews

@testable import Calcot

/// A step flow whose decisions a test can override.
final class ScriptedFlow<S: Step>: StepFlow, PreparingFlow, NavigationWatching {
  typealias FlowStep = S
  typealias ResultValue = Int

  let navigation: StackNavigation<Name>
  var children: [Name: @MainActor () -> ChildFlow] = [:]
  /// The steppers of the screens, created together with them.
  var steppers: [Name: @MainActor () -> any Stepper<S>] = [:]
  var adapting: @MainActor (S) -> StepAdaptation<S> = { _ in .unchanged }
  var navigating: @MainActor (S) -> Contributions = { _ in .forward }
  var preparing: @MainActor () async throws -> Void = {}
  var watching: @MainActor (String) -> Void = { _ in }
  var guarding: @MainActor (TreeTransition) -> GuardAnswer = { _ in .allow }

  init(_ root: Name) { navigation = StackNavigation(root: root) }

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    if let child = children[route] { return place.flow(child()) }
    return place.screen {
      let screen = Calcot(route, view: NameView.init)
      guard let stepper = steppers[route]?() else { return screen }
      return connect(screen, stepper)
    }
  }

  private func connect(_ screen: Calcot, _ stepper: some Stepper<S>) -> Calcot {
    screen.steps(from: stepper, to: self)
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { guarding(proposed) }
  func adapt(_ step: S) -> StepAdaptation<S> { adapting(step) }
  func navigate(to step: S) -> Contributions { navigating(step) }
  func prepare() async throws { try await preparing() }
  func willNavigate(to step: any Step, in flow: FlowID) { watching("will \(step) in \(flow)") }
  func didNavigate(to step: any Step, in flow: FlowID) { watching("did \(step) in \(flow)") }
}

/// The stepper of a test's screen.
@MainActor
final class TestStepper: Stepper {
  let steps = StepSource<Happening>()
  var initialStep: Happening?
  var ready: @MainActor (StepSource<Happening>) -> Void = { _ in }

  init(_ initialStep: Happening? = nil) { self.initialStep = initialStep }

  func readyToEmitSteps() { ready(steps) }
}

/// Two nested step flows: `home`, in which `child` leads to the second.
@MainActor
struct StepFlows {
  let outer = ScriptedFlow<Happening>("home")
  let inner = ScriptedFlow<Happening>("child root")
  let stepper = TestStepper()
  let app: CalcotApp
  let events = Recorder<StepEvent>()
  let results = Recorder<FlowResult<Int>>()
  /// The steps that the flows were asked to navigate to, as `outer saved`.
  let asked = Recorder<String>()

  init(prepare: @MainActor (StepFlows) -> Void = { _ in }) {
    outer.children["child"] = { [inner, results] in
      ChildFlow(inner) { results.values.append($0) }
    }
    inner.steppers["child root"] = { [stepper] in stepper }
    app = CalcotApp(outer)
    app.steps.add { [events] in events.values.append($0) }
    outer.navigating = { [asked] in
      asked.values.append("outer \($0)")
      return .none
    }
    inner.navigating = { [asked] in
      asked.values.append("inner \($0)")
      return .none
    }
  }

  /// Makes the child flow contribute `contributions` to a step, and the outer one nothing.
  func contribute(_ contributions: ScriptedFlow<Happening>.Contributions, to step: Happening) {
    inner.navigating = { [asked] in
      asked.values.append("inner \($0)")
      return $0 == step ? contributions : .none
    }
  }

  var tree: String { app.tree.description }
  var dispositions: [StepDisposition] { events.values.map(\.disposition) }
  /// The published steps with their dispositions.
  var lines: [String] { events.values.map(\.description) }

  func scope(_ name: Name) -> Scope? {
    app.tree.screens.first { $0.route.matches(name) }.flatMap { app.scope(of: $0.id) }
  }
}
