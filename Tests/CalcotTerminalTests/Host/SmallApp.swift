import Calcot
import CalcotTerminal
import CalcotViews
import Observation

/// The routes of an app with a list and a page, for tests of the host.
enum SmallRoute: Route {
  case list
  case item(Int)
}

@MainActor @Observable
final class ListViewModel {
  var details = (1...40).map { "\($0)" }
  var text = ""
  private let coordinator: SmallCoordinator

  init(coordinator: SmallCoordinator) { self.coordinator = coordinator }

  func rowTapped(_ number: Int) { coordinator.navigation.push(.item(number)) }
}

struct ListView: SemanticView {
  let viewModel: ListViewModel

  var screen: Screen {
    Screen("Items") {
      List(Array(viewModel.details.indices), id: \.self) { index in
        Row(
          "Item \(index)", detail: viewModel.details[index],
          opens: NavigationAction { viewModel.rowTapped(index) })
      }
      TextField("Text", text: viewModel.text) { viewModel.text = $0 }
    }
  }
}

struct ItemViewModel {
  let number: Int
}

struct ItemView: SemanticView {
  let viewModel: ItemViewModel

  var screen: Screen {
    Screen("Item \(viewModel.number)") { Text("This is it.", role: .error) }
  }
}

final class SmallCoordinator: Coordinator {
  let navigation = StackNavigation<SmallRoute>(root: .list)
  private(set) var list: ListViewModel?

  func calcot(for route: SmallRoute, at place: RoutePlace<SmallRoute>) -> Placed {
    switch route {
    case .list:
      place.screen {
        let viewModel = ListViewModel(coordinator: self)
        list = viewModel
        return Calcot(viewModel, view: ListView.init)
      }
    case .item(let number):
      place.screen { Calcot(ItemViewModel(number: number), view: ItemView.init) }
    }
  }
}
