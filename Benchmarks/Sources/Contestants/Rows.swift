public import Calcot
import CalcotViews

/// The Coordinator of a list of any length.
public final class RowsCoordinator: Coordinator {
  /// The only route.
  public enum Place: Route {
    case list
  }

  public let navigation = StackNavigation<Place>(root: .list)
  private let rows: Int

  /// Creates a list with this number of rows.
  public init(rows: Int) { self.rows = rows }

  public func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
    place.screen { Calcot(rows, view: RowsView.init) }
  }
}

private struct RowsView: SemanticView {
  let viewModel: Int

  var screen: Screen {
    Screen("Rows") {
      List(0..<viewModel, id: \.self) { number in Row("Row \(number)") {} }
    }
  }
}
