import Calcot
import CalcotViews
import Observation

/// The places of the measured app.
enum Place: Route {
  case counter
  /// So many rows with a button each, of which one changes, described anew each time or kept.
  case rows(Int, areKept: Bool)
  /// A field of each kind that holds a text, a secret one among them.
  case form
}

final class ProbeCoordinator: Coordinator {
  let navigation: StackNavigation<Place>

  init(_ place: Place) { navigation = StackNavigation(root: place) }

  func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
    switch route {
    case .counter: place.screen { Calcot(StockViewModel(count: 1), view: CounterView.init) }
    case .rows(let count, areKept: true):
      place.screen { Calcot(StockViewModel(count: count), view: KeptView.init) }
    case .rows(let count, areKept: false):
      place.screen { Calcot(StockViewModel(count: count), view: DescribedView.init) }
    case .form: place.screen { Calcot(FormViewModel(), view: FormView.init) }
    }
  }
}

@MainActor @Observable
final class StockViewModel {
  struct Item: Identifiable, Equatable {
    let id: Int
    var count = 0
  }

  private(set) var items: [Item]

  init(count: Int) { items = (0..<count).map { Item(id: $0) } }

  func addButtonTapped(_ id: Int) { items[id].count += 1 }

  fileprivate func row(_ item: Item) -> Row {
    Row("Item \(item.id)", detail: "\(item.count)")
      .actions { Button("Add") { self.addButtonTapped(item.id) } }
  }
}

private struct CounterView: SemanticView {
  let viewModel: StockViewModel

  var screen: Screen {
    Screen("Counter") {
      Text("\(viewModel.items[0].count)")
      Button("Add") { viewModel.addButtonTapped(0) }
    }
  }
}

private struct KeptView: SemanticView {
  let viewModel: StockViewModel

  var screen: Screen {
    Screen("Stock") { List(viewModel.items, keeping: .equalRows) { viewModel.row($0) } }
  }
}

private struct DescribedView: SemanticView {
  let viewModel: StockViewModel

  var screen: Screen {
    Screen("Stock") { List(viewModel.items) { viewModel.row($0) } }
  }
}

@MainActor @Observable
private final class FormViewModel {
  var texts = ["", "", ""]
}

private struct FormView: SemanticView {
  let viewModel: FormViewModel

  var screen: Screen {
    Screen("Form") {
      TextField("Name", text: viewModel.texts[0]) { viewModel.texts[0] = $0 }
      TextField("Notes", text: viewModel.texts[1], lines: 2...4) { viewModel.texts[1] = $0 }
      TextField("Password", text: viewModel.texts[2], role: .password) { viewModel.texts[2] = $0 }
    }
  }
}
