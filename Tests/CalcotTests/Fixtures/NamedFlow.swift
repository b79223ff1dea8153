@testable import Calcot
import CalcotViews

/// A route with a name: a screen, or the child flow that a test has put there.
struct Name: Route, ExpressibleByStringLiteral, CustomStringConvertible {
  typealias Carried = Int

  let description: String
  init(stringLiteral name: String) { description = name }
}

/// The steps of a flow under test.
enum Happening: Step, Equatable {
  case saved, tapped(Int)
}

/// The same steps as another feature would declare them.
enum OtherHappening: Step, Equatable {
  case stored(Int)
}

/// A flow whose decisions a test can override.
final class NamedFlow<S: Step>: Coordinator {
  typealias FlowStep = S
  typealias ResultValue = Int

  let navigation: StackNavigation<Name>
  var screens: [Name: @MainActor () -> Calcot] = [:]
  var children: [Name: @MainActor () -> ChildFlow] = [:]
  /// The closures that receive new values for child flows.
  var updates: [Name: @MainActor (Int) -> Void] = [:]
  var decide: @MainActor (S) -> StepAnswer = { _ in .forward }
  var guarding: @MainActor (TreeTransition) -> GuardAnswer = { _ in .allow }
  var whileShown: [Name: @MainActor () async -> Void] = [:]

  init(_ root: Name) { navigation = StackNavigation(root: root) }

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    if let child = children[route] { return place.flow(child(), onUpdate: updates[route]) }
    return place.screen {
      if let screen = screens[route] { return screen() }
      let screen = Calcot(route, view: NameView.init)
      guard let work = whileShown[route] else { return screen }
      return screen.taskWhileShown { await work() }
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { guarding(proposed) }
  func handle(_ step: S) -> StepAnswer { decide(step) }
}

struct NameView: SemanticView {
  let viewModel: Name

  var screen: Screen { Screen(viewModel.description) {} }
}

/// Three nested flows: `home`, in which `mid` leads to the second, in which `deep` leads to the
/// third.
@MainActor
struct NestedFlows {
  let outer = NamedFlow<Happening>("home")
  let middle = NamedFlow<Happening>("mid root")
  let inner = NamedFlow<Happening>("deep root")
  let app: CalcotApp
  let results = Recorder<String>()
  let issues = Recorder<String>()
  let steps = Recorder<StepEvent>()
  let phases = Recorder<String>()

  init(watchesRelease: Bool = false) {
    outer.children["mid"] = { [middle, results] in
      ChildFlow(middle) { results.values.append("mid \($0.value.map(String.init) ?? "cancelled")") }
    }
    middle.children["deep"] = { [inner, results] in
      ChildFlow(inner) { results.values.append("deep \($0.value.map(String.init) ?? "cancelled")") }
    }
    app = CalcotApp(outer, watchesRelease: watchesRelease)
    app.issues.add { [issues] in issues.values.append($0) }
    app.steps.add { [steps] in steps.values.append($0) }
    app.lifecycle.add { [phases] in phases.values.append("\($0.screen.route) \($0.phase)") }
  }

  var tree: String { app.tree.description }

  /// Pushes the routes that lead to the innermost flow.
  func goDeep() {
    outer.navigation.push("mid")
    middle.navigation.push("deep")
  }

  /// Returns the scope of the newest screen at a route.
  func scope(_ name: Name) -> Scope? {
    app.tree.screens.first { $0.route.matches(name) }.flatMap { app.scope(of: $0.id) }
  }

  @discardableResult
  func back() -> Answer {
    guard let visible = app.tree.visible else { return .refused(.notRunning) }
    return app.send(.back(from: visible.id))
  }
}
