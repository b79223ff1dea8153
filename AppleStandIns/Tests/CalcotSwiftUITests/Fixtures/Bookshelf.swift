import Calcot
import CalcotViews

enum BookshelfRoute: Route {
  case shelf
  case book(String)
}

/// A flow with books that a wide host shows beside the one that is open.
final class BookshelfCoordinator: Coordinator {
  let navigation = StackNavigation<BookshelfRoute>(root: .shelf, isSideBySide: true)

  func calcot(for route: BookshelfRoute, at place: RoutePlace<BookshelfRoute>) -> Placed {
    place.screen {
      Calcot(
        BookshelfViewModel(route: route, coordinator: self), view: BookshelfView.init(viewModel:))
    }
  }
}

@MainActor
struct BookshelfViewModel {
  let route: BookshelfRoute
  let coordinator: BookshelfCoordinator

  var titles: [String] { route == .shelf ? ["Emma", "Persuasion"] : [] }
  func opening(_ title: String) -> NavigationAction { coordinator.navigation.pushing(.book(title)) }
}

struct BookshelfView: SemanticView {
  let viewModel: BookshelfViewModel

  var screen: Screen {
    Screen(viewModel.route == .shelf ? "Shelf" : "Book") {
      Text("To be read")
      List(viewModel.titles, id: \.self) { title in
        Row(title, opens: viewModel.opening(title))
      }
    }
  }
}
