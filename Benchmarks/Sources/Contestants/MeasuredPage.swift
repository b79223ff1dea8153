public import Calcot
import CalcotViews
import Observation
import Synchronization

/// The apps for the measurements of the web host.
public enum MeasuredPage: String, CaseIterable, Sendable {
  /// A number, and a button that increments it.
  case counter
  /// A hundred items, each with its quantity, and a button that increments it.
  case rows
  /// The same, with all rows described again for each event.
  case describedRows
  /// Ten thousand such items, of which the page has the first hundred.
  case manyRows
  /// A counter whose first session keeps the main actor busy for 20 ms per count.
  case oneSlow

  /// The pages that are measured alone, and beside others.
  public static let alone: [MeasuredPage] = [.counter, .rows]

  /// A new app that shows the page.
  @MainActor
  public var app: CalcotApp {
    switch self {
    case .counter: CalcotApp(CounterCoordinator())
    case .rows: CalcotApp(StockCoordinator(count: 100))
    case .describedRows: CalcotApp(StockCoordinator(count: 100, keepsRows: false))
    case .manyRows: CalcotApp(StockCoordinator(count: 10_000))
    case .oneSlow: CalcotApp(CounterCoordinator(work: Self.living == 0 ? .milliseconds(20) : .zero))
    }
  }

  /// The number of living apps that show a page.
  public static var living: Int { count.load(ordering: .relaxed) }

  fileprivate static let count = Atomic(0)
}

/// The only route of the measured apps.
enum OnlyPlace: Route {
  case page
}

/// An object that is counted while it lives.
private final class Life {
  init() { MeasuredPage.count.add(1, ordering: .relaxed) }
  deinit { MeasuredPage.count.subtract(1, ordering: .relaxed) }
}

final class CounterCoordinator: Coordinator {
  let navigation = StackNavigation<OnlyPlace>(root: .page)
  private let life = Life()
  private let work: Duration

  /// Creates the coordinator.
  ///
  /// - Parameter work: The duration of a count.
  init(work: Duration = .zero) { self.work = work }

  func calcot(for route: OnlyPlace, at place: RoutePlace<OnlyPlace>) -> Placed {
    place.screen { Calcot(CounterViewModel(work: work), view: CounterView.init) }
  }
}

@MainActor @Observable
final class CounterViewModel {
  private(set) var count = 0
  private let work: Duration

  init(work: Duration) { self.work = work }

  func addButtonTapped() {
    count += 1
    guard work > .zero else { return }
    let end = ContinuousClock.now + work
    while ContinuousClock.now < end {}
  }
}

private struct CounterView: SemanticView {
  let viewModel: CounterViewModel

  var screen: Screen {
    Screen("Counter") {
      Text("\(viewModel.count)")
      Button("Add") { viewModel.addButtonTapped() }
    }
  }
}

final class StockCoordinator: Coordinator {
  let navigation = StackNavigation<OnlyPlace>(root: .page)
  private let life = Life()
  private let count: Int
  private let keepsRows: Bool

  init(count: Int, keepsRows: Bool = true) {
    self.count = count
    self.keepsRows = keepsRows
  }

  func calcot(for route: OnlyPlace, at place: RoutePlace<OnlyPlace>) -> Placed {
    place.screen {
      keepsRows
        ? Calcot(StockViewModel(count: count), view: StockView.init)
        : Calcot(StockViewModel(count: count), view: DescribedStockView.init)
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
}

private struct StockView: SemanticView {
  let viewModel: StockViewModel

  var screen: Screen {
    Screen("Stock") {
      List(viewModel.items, keeping: .equalRows) { viewModel.row($0) }
    }
  }
}

private struct DescribedStockView: SemanticView {
  let viewModel: StockViewModel

  var screen: Screen {
    Screen("Stock") {
      List(viewModel.items) { viewModel.row($0) }
    }
  }
}

extension StockViewModel {
  fileprivate func row(_ item: Item) -> Row {
    Row("Item \(item.id)", detail: "\(item.count)")
      .actions { Button("Add") { self.addButtonTapped(item.id) } }
  }
}
