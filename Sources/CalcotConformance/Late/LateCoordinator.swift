import Calcot
import CalcotViews

enum LateRoute: Route {
  case start
  case work(LateStyle)
  case more
  /// A child flow that returns a city.
  case city
  /// A flow like the one around it.
  case flow
}

enum LateStep: Step { case answered }

@MainActor
protocol LateCoordinating: ScreenRouting, FilePicking {
  func showMore() -> Answer
  func pickCity() async -> FlowResult<String>
}

extension LateCoordinating where Self: Router, RouterNavigation: FlowNavigation<LateRoute> {
  func showMore() -> Answer { navigation.push(.more) }
  func pickCity() async -> FlowResult<String> {
    await navigation.present(.city, awaiting: String.self)
  }
}

/// The Coordinator of the suite's last app, which has a screen in each style.
final class LateCoordinator: Coordinator, LateCoordinating {
  let navigation = StackNavigation<LateRoute>(root: .start)
  private let work: LateWork

  init(_ work: LateWork) { self.work = work }

  func calcot(for route: LateRoute, at place: RoutePlace<LateRoute>) -> Placed {
    switch route {
    case .start: place.screen { .place("Start") }
    case .more: place.screen { .place("More") }
    case .work(let style): place.screen { screen(in: style, place.scope) }
    case .city: place.flow(ChildFlow(PickerCoordinator()))
    case .flow: place.flow(ChildFlow(inner()))
    }
  }

  private func inner() -> LateCoordinator {
    let coordinator = LateCoordinator(work)
    work.flow = coordinator
    return coordinator
  }

  func handle(_ step: LateStep) -> StepAnswer {
    navigation.push(.more)
    return .handled
  }

  private func screen(in style: LateStyle, _ scope: Scope) -> Calcot {
    switch style {
    case .immutable:
      Calcot(remadeOn: work.didChange) { [work] in
        LateViewModel { await work.run(asking: self) }
      } view: {
        LateView(viewModel: $0)
      }
    case .delegate:
      Calcot(LateDelegateViewModel(work: work, coordinator: self)) {
        LateDelegateView($0)
      } delegate: {
        $0.view = $1
      }
    case .router:
      Calcot(
        LateViewModel { [work, router = LateRouter(navigation: navigation.asked(by: scope))] in
          await work.run(asking: router)
        }, view: LateView.init)
    case .steps:
      Calcot(
        LateViewModel { [work] in await work.run { self.send($0) } }, view: LateView.init)
    }
  }
}

/// A Router of one screen.
final class LateRouter: Router, LateCoordinating {
  let navigation: FlowNavigation<LateRoute>
  init(navigation: FlowNavigation<LateRoute>) { self.navigation = navigation }
}

@MainActor
final class LateViewModel {
  let goTapped: @MainActor () async -> Void
  init(goTapped: @escaping @MainActor () async -> Void) { self.goTapped = goTapped }
}

struct LateView: SemanticView {
  let viewModel: LateViewModel
  var screen: Screen { Screen("Late") { Button("Go") { await viewModel.goTapped() } } }
}

@MainActor
protocol LateViewDelegate: AnyObject {
  func show(_ message: String)
}

@MainActor
final class LateDelegateViewModel {
  weak var view: (any LateViewDelegate)?
  private let work: LateWork
  private let coordinator: any LateCoordinating

  init(work: LateWork, coordinator: any LateCoordinating) {
    self.work = work
    self.coordinator = coordinator
  }

  func goTapped() async {
    await work.run(asking: coordinator)
    view?.show("Gone on")
  }
}

final class LateDelegateView: StatefulView<LateDelegateViewModel>, LateViewDelegate {
  private var message = "" { didSet { setNeedsUpdate() } }

  func show(_ message: String) { self.message = message }

  override func screen(_ viewModel: LateDelegateViewModel) -> Screen {
    Screen("Late") {
      Text(message)
      Button("Go") { await viewModel.goTapped() }
    }
  }
}
