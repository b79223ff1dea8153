import Calcot
import CalcotViews

/// A coordinator of pages whose decisions a test can override.
final class PagesCoordinator: Coordinator {
  let navigation = StackNavigation<PageRoute>(root: PageRoute(0))
  var guardAnswer: @MainActor (TreeTransition) -> GuardAnswer = { _ in .allow }
  var onAssembly: @MainActor (Int) -> Void = { _ in }
  var onViewDidLoad: @MainActor (Int) -> Void = { _ in }
  var onEnd: @MainActor (Int) -> Void = { _ in }
  /// The newest ViewModel and View of each page in the tree.
  private(set) var viewModels: [Int: PageViewModel] = [:]
  private(set) var views: [Int: PageView] = [:]

  func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    place.screen {
      let number = route.number
      onAssembly(number)
      let viewModel = PageViewModel(number: number)
      viewModels[number] = viewModel
      return Calcot(viewModel) { [unowned self] viewModel in
        let view = PageView(viewModel)
        view.viewDidLoadBody = { [weak self] in self?.onViewDidLoad(number) }
        views[number] = view
        return view
      }
      .onAssembled { scope in scope.onEnd { [weak self] in self?.onEnd(number) } }
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { guardAnswer(proposed) }

  @discardableResult
  func push(_ number: Int) -> Answer { navigation.push(PageRoute(number)) }
}

/// An app of pages.
@MainActor
struct Pages {
  let coordinator = PagesCoordinator()
  let app: CalcotApp
  let transitions = Recorder<TreeTransition>()
  let issues = Recorder<String>()

  init() {
    app = CalcotApp(coordinator)
    app.transitions.add { [transitions] in transitions.values.append($0) }
    app.issues.add { [issues] in issues.values.append($0) }
  }

  var navigation: StackNavigation<PageRoute> { coordinator.navigation }
  var pages: [Int] { navigation.routes.map(\.number) }

  /// Returns the scope of the newest screen that shows the page.
  func scope(_ number: Int) -> Scope? {
    app.tree.screens.first { $0.route.matches(PageRoute(number)) }.flatMap {
      app.scope(of: $0.id)
    }
  }

  /// Uses the button of the visible page.
  @discardableResult
  func use(_ body: @escaping @MainActor () -> Void) -> Answer {
    guard let visible = app.tree.visible, let content = app.content(of: visible.id) else {
      return .refused(.notRunning)
    }
    coordinator.viewModels[(visible.route.base as? PageRoute)?.number ?? -1]?.buttonTapped = body
    guard let button = content.body.first else { return .refused(.notRunning) }
    return app.send(.activate(button.id, in: visible.id))
  }
}

/// A recorder of values, in order.
@MainActor
final class Recorder<Value> {
  var values: [Value] = []
  nonisolated init() {}
}

/// Returns a Boolean value that indicates whether each transition begins where the one before it
/// ended.
func chains(_ transitions: [TreeTransition]) -> Bool {
  zip(transitions, transitions.dropFirst()).allSatisfy {
    $0.after == $1.before && $1.number == $0.number + 1
  }
}
