public import Calcot
import Observation
import Synchronization

/// The apps that the web host's figures are taken of.
public enum MeasuredPage: String, CaseIterable, Sendable {
  /// A number, and a button that adds one to it.
  case counter
  /// A hundred things, each with how many there are of it, and a button that adds one.
  case rows
  /// A counter, whose first session takes 20 ms of the main actor to count.
  case oneSlow

  /// Those that are measured alone, and beside others.
  public static let alone: [MeasuredPage] = [.counter, .rows]

  /// An app that shows the page.
  @MainActor
  public var app: CalcotApp {
    switch self {
    case .counter: CalcotApp(CounterCoordinator())
    case .rows: CalcotApp(StockCoordinator())
    case .oneSlow: CalcotApp(CounterCoordinator(work: Self.living == 0 ? .milliseconds(20) : .zero))
    }
  }

  /// How many apps there are now that show a page.
  public static var living: Int { count.load(ordering: .relaxed) }

  fileprivate static let count = Atomic(0)
}

/// Where the measured apps can be.
enum OnlyPlace: Route {
  case page
}

/// Counts as long as it lives.
private final class Life {
  init() { MeasuredPage.count.add(1, ordering: .relaxed) }
  deinit { MeasuredPage.count.subtract(1, ordering: .relaxed) }
}

final class CounterCoordinator: Coordinator {
  let navigation = StackNavigation<OnlyPlace>(root: .page)
  private let life = Life()
  private let work: Duration

  /// - Parameter work: how long it takes to count.
  init(work: Duration = .zero) { self.work = work }

  func calcot(for route: OnlyPlace) -> Calcot {
    Calcot(CounterViewModel(work: work)) { CounterView($0) }
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

private final class CounterView: SemanticView<CounterViewModel> {
  override func screen(_ viewModel: CounterViewModel) -> Screen {
    Screen("Counter") {
      Text("\(viewModel.count)")
      Button("Add") { viewModel.addButtonTapped() }
    }
  }
}

final class StockCoordinator: Coordinator {
  let navigation = StackNavigation<OnlyPlace>(root: .page)
  private let life = Life()

  func calcot(for route: OnlyPlace) -> Calcot { Calcot(StockViewModel()) { StockView($0) } }
}

@MainActor @Observable
final class StockViewModel {
  struct Item: Identifiable {
    let id: Int
    var count = 0
  }

  private(set) var items = (0..<100).map { Item(id: $0) }

  func addButtonTapped(_ id: Int) { items[id].count += 1 }
}

private final class StockView: SemanticView<StockViewModel> {
  override func screen(_ viewModel: StockViewModel) -> Screen {
    Screen("Stock") {
      List(viewModel.items) { item in
        Row("Item \(item.id)", detail: "\(item.count)")
          .actions { Button("Add") { viewModel.addButtonTapped(item.id) } }
      }
    }
  }
}
