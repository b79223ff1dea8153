public import Calcot

/// A list of any length.
public final class RowsCoordinator: Coordinator {
  /// The only place.
  public enum Place: Route {
    case list
  }

  public let navigation = StackNavigation<Place>(root: .list)
  private let rows: Int

  /// A list of so many rows.
  public init(rows: Int) { self.rows = rows }

  public func calcot(for route: Place) -> Calcot { Calcot(rows) { RowsView($0) } }
}

private final class RowsView: SemanticView<Int> {
  override func screen(_ viewModel: Int) -> Screen {
    Screen("Rows") {
      List(0..<viewModel, id: \.self) { number in Row("Row \(number)") {} }
    }
  }
}
