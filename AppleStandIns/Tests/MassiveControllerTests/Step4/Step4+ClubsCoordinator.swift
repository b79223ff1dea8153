import Calcot
import CalcotViews

enum ClubsRoute: Route {
  typealias Carried = Club

  case clubs
  case club(Club.ID)
}

/// The screen on Calçot: its Coordinator decides where to go, and the host does it.
enum Step4 {
  final class ClubsCoordinator: Coordinator, ClubsCoordinating {
    let navigation = StackNavigation<ClubsRoute>(root: .clubs)
    private let server: ClubServer

    init(server: ClubServer) { self.server = server }

    func calcot(for route: ClubsRoute, at place: RoutePlace<ClubsRoute>) -> Placed {
      switch route {
      case .clubs: place.screen { clubs() }
      case .club(let id): place.screen { club(id, place) }
      }
    }

    private func clubs() -> Calcot {
      let interactor = ClubsInteractor(server: server)
      return Calcot(remadeOn: interactor.listDidChange) {
        self.viewModel(on: interactor)
      }
      .task("load the clubs") { await self.viewModel(on: interactor).refresh() }
    }

    private func viewModel(on interactor: ClubsInteractor) -> ClubsViewModel {
      ClubsViewModel(interactor: interactor, coordinator: self)
    }

    private func club(_ id: Club.ID, _ place: RoutePlace<ClubsRoute>) -> Calcot {
      let club = place.carried ?? server.stored.first { $0.id == id }
      return Calcot(ClubViewModel(club: club))
    }

    func present(_ club: Club) { navigation.push(.club(club.id), carrying: club) }

    func confirm(_ question: Question) async -> Bool {
      await confirm(
        question.title, message: question.message, action: question.action,
        role: question.isDestructive ? .destructive : .normal, cancel: question.cancel)
    }
  }
}
