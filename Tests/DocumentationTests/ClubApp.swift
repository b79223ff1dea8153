import Calcot
import CalcotTesting
import CalcotViews
import Testing

enum ClubRoute: Route {
  case lobby
  case archive
  case box(Int)
}

extension ClubRoute: LinkedRoute {
  static let links = Links<ClubRoute>(
    RouteLink("", .lobby), RouteLink("archive", .archive), RouteLink("archive/:box", ClubRoute.box))
}

enum ClubStep: Step {
  case badgeShown
  case bellRung
}

final class ClubCoordinator: Coordinator {
  let navigation = StackNavigation<ClubRoute>(root: .lobby)
  var isMember = false
  var isOpen = true

  func calcot(for route: ClubRoute, at place: RoutePlace<ClubRoute>) -> Placed {
    place.screen {
      Calcot(ClubViewModel(title: "\(route)", coordinator: self), view: ClubView.init)
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    guard proposed.entering.contains(where: { $0.route.matches(ClubRoute.archive) }) else {
      return .allow
    }
    guard isMember else { return .refuse("Only members may enter the archive.") }
    return .ask(
      Question(
        "Enter the archive?", message: "It is dusty.", action: "Enter", role: .destructive,
        cancel: "Stay"))
  }

  func handle(_ step: ClubStep) -> StepAnswer {
    switch step {
    case .badgeShown:
      isMember = true
      navigation.push(.archive)
      return .handled
    case .bellRung:
      return isOpen ? .forward : .deferred(reason: "Nobody is at the door.")
    }
  }
}

@MainActor struct ClubViewModel {
  let title: String
  let coordinator: any Coordinator<ClubStep>
  func badgeButtonTapped() { coordinator.send(.badgeShown) }
}

struct ClubView: SemanticView {
  let viewModel: ClubViewModel

  var screen: Screen {
    Screen(viewModel.title) { Button("Show badge") { viewModel.badgeButtonTapped() } }
  }
}

@MainActor
@Suite("The articles' club")
struct ClubTests {
  let coordinator = ClubCoordinator()
  let routes = RouteRegistry(ClubRoute.self)

  @Test func `a guard refuses a link with its reason, and nothing has changed`() async {
    let app = TestApp(coordinator, routes: routes)
    let before = app.tree
    #expect(
      await app.open("/archive/7") == .refused(.guarded("Only members may enter the archive.")))
    #expect(app.tree == before)
  }

  @Test func `a guard that asks parks the link until the user has answered`() async {
    let app = TestApp(coordinator, routes: routes)
    coordinator.isMember = true
    let answer = await app.open("/archive/7")
    app.expect("Enter the archive?")
    await app.tap("Enter")
    #expect(await answer.outcome() == .done)
    app.expect("box(7)")
    #expect(app.app?.link == "/archive/7")
    await app.back()
    app.expect("archive")
  }

  @Test func `a step leads to the archive, and one that waits is offered again`() async {
    let app = TestApp(coordinator, routes: routes)
    var ends: [String] = []
    app.app?.steps.add { ends.append("\($0.disposition)") }
    coordinator.isOpen = false
    coordinator.send(.bellRung)
    coordinator.isOpen = true
    await app.tap("Show badge")
    await app.tap("Enter")
    app.expect("archive")
    #expect(ends.count == 3)
    #expect(ends.first?.contains("Nobody is at the door.") == true)
    #expect(ends.contains { $0.contains("no flow handles") })
  }

  @Test func `the registry finds no mistakes in the links`() {
    #expect(routes.problems == [])
  }
}
