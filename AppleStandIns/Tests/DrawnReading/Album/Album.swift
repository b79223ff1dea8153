package import Calcot
package import CalcotContent
import CalcotViews
import Observation

/// An album with pictures, numbers, a table and a grid, each of which a test changes.
@MainActor @Observable
package final class Album {
  package var picture: ImageSource?
  package var pictureRole = ImageRole.picture
  package var avatar: ImageSource?
  package var points = [
    ChartPoint("Mon", 5, text: "5 km"), ChartPoint("Tue", -2.5, text: "−2.5 km"),
  ]
  /// The names of the series, which have the same points.
  package var names = [""]
  var series: [ChartSeries] { names.map { ChartSeries($0, points: points) } }
  package var style = ChartStyle.bars
  package var trend: Trend? = .up("2 km more")
  package var order: TableColumn.Order? = .ascending
  package var count = 3
  package var map: String? = "10,20"
  /// What the user has asked for.
  package private(set) var asked: [String] = []
  package private(set) var rowsAsked: [Range<Int>] = []

  package init() {}

  func note(_ use: String) { asked.append(use) }
  func show(_ rows: Range<Int>) { rowsAsked.append(rows) }
}

/// A value for a view of the host's own.
package struct AlbumMap: Hashable, Sendable {
  package let place: String
}

package enum AlbumRoute: Route {
  case pictures
  case figures
  case table
  case grid
  case piece
  case choice
}

package final class AlbumCoordinator: Coordinator {
  package let navigation: StackNavigation<AlbumRoute>
  package let album = Album()

  package init(_ root: AlbumRoute) { navigation = StackNavigation(root: root) }

  package func calcot(for route: AlbumRoute, at place: RoutePlace<AlbumRoute>) -> Placed {
    switch route {
    case .pictures: place.screen { Calcot(album, view: AlbumPictures.init) }
    case .figures: place.screen { Calcot(album, view: AlbumFigures.init) }
    case .table: place.screen { Calcot(album, view: AlbumTable.init) }
    case .grid: place.screen { Calcot(album, view: AlbumGrid.init) }
    case .piece: place.screen { Calcot(album, view: AlbumPiece.init) }
    case .choice: place.screen { Calcot(album, view: AlbumChoice.init) }
    }
  }
}
