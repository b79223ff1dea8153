import CalcotTesting
import CalcotViews

@testable import Calcot

/// An app that performs the steps of a random sequence, and records the results.
@MainActor
final class NavigationUnderTest {
  let coordinator = ModelledCoordinator()
  let app: CalcotApp
  private(set) var transitions: [TreeTransition] = []
  private(set) var nestedAnswers: [Answer] = []
  private(set) var alertAnswers: [Int: Int?] = [:]
  private(set) var issues: [String] = []
  private var alertsBegun = 0
  private var alertsOfNoScreen: [Task<Void, Never>] = []
  private var script: [NavigationStep] = []
  private let host: InstantHost?

  init(hasHost: Bool) {
    app = CalcotApp(coordinator)
    host = hasHost ? InstantHost() : nil
    app.transitions.add { [weak self] transition in
      guard let self else { return }
      transitions.append(transition)
      let steps = script
      script = []
      for step in steps {
        if let answer = perform(step) { nestedAnswers.append(answer) }
      }
    }
    app.issues.add { [weak self] in self?.issues.append($0) }
    host?.start(app)
  }

  func end() {
    app.end()
    host?.stop()
  }

  func perform(_ step: NavigationStep) -> Answer? {
    switch step {
    case .request(let move, let value, let screen): return request(move, value, by: screen)
    case .back(let screen): return app.send(.back(from: ScreenID(rawValue: screen)))
    case .popBack(let to, let from):
      return app.send(.pop(to: ScreenID(rawValue: to), from: ScreenID(rawValue: from)))
    case .pull(let layer, let through):
      return app.send(
        .dismiss(LayerID(rawValue: layer), through: LayerID(rawValue: through)))
    case .choose(let index, let dialog):
      return app.send(.choose(index, in: LayerID(rawValue: dialog)))
    case .answer(let index): return app.tree.dialog.map { app.send(.choose(index, in: $0.id)) }
    case .alert(let number, let screen): alert(number, by: screen)
    case .leavability(let screen, let value):
      coordinator.viewModels[screen]?.leavability = value.value(screen)
    case .guarding(let answer): coordinator.guarding = answer
    case .nest(let steps): script = steps
    }
    return nil
  }

  private func alert(_ number: Int, by screen: Int?) {
    let ask: @MainActor () async -> Void = { [self] in
      alertAnswers[number] = .some(
        await coordinator.navigation.alert(
          "Alert \(number)", choices: (0..<3).map { Choice("\($0)", $0) }))
    }
    if let screen {
      coordinator.scopes[screen]?.task("alert", ask)
    } else {
      alertsOfNoScreen.append(
        Task {
          alertsBegun += 1
          await ask()
        })
    }
  }

  /// Waits until the app has settled, including the alerts that no screen asks for: those are no
  /// work of the app's, so settling the app does not wait for them.
  func settle() async {
    await app.settle()
    while alertsBegun < alertsOfNoScreen.count { await Task.yield() }
    await app.settle()
  }

  /// Waits until those alerts have been answered, as they are after the app has ended.
  func awaitAnswers() async {
    for alert in alertsOfNoScreen { await alert.value }
  }

  private func request(_ move: Move, _ value: Int?, by screen: Int?) -> Answer {
    guard let screen, let scope = coordinator.scopes[screen] else { return request(move, value) }
    return scope.run { request(move, value) }
  }

  private func request(_ move: Move, _ value: Int?) -> Answer {
    let navigation = coordinator.navigation
    return switch move {
    case .push(let route): navigation.push(route.page, carrying: value)
    case .pop: navigation.pop()
    case .popTo(let route): navigation.pop(to: route.page)
    case .popToRoot: navigation.popToRoot()
    case .replaceTop(let route, _): navigation.replaceTop(with: route.page)
    case .setStack(let routes): navigation.setStack(routes.map(\.page))
    case .present(let route, let style): navigation.present(route.page, as: style)
    case .dismiss: navigation.dismiss()
    default: navigation.close()
    }
  }
}

extension AnyRoute {
  /// The route of a random app.
  var page: PageRoute { base as? PageRoute ?? PageRoute(-1) }
}

final class ModelledCoordinator: Coordinator {
  let navigation = StackNavigation<PageRoute>(root: PageRoute(0))
  var guarding = ModelGuard.allows
  private(set) var scopes: [Int: Scope] = [:]
  private(set) var viewModels: [Int: PageViewModel] = [:]
  private(set) var carried: [Int: Int] = [:]
  private(set) var made: [Int] = []
  private(set) var ended: [Int] = []

  func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    place.screen {
      let viewModel = PageViewModel(number: route.number)
      let value = place.carried
      return Calcot(viewModel, view: PageView.init).onAssembled { [unowned self] scope in
        let id = scope.screen.rawValue
        made.append(id)
        scopes[id] = scope
        viewModels[id] = viewModel
        carried[id] = value
        scope.onEnd { [unowned self] in ended.append(id) }
      }
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    guarding.answer(proposed.move)
  }
}
