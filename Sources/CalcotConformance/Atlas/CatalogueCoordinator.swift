package import Calcot
import CalcotViews

package enum CatalogueRoute: LinkedRoute {
  case books
  case book(Int)
  case page(Int)
  case newBook

  package static let links = Links<CatalogueRoute>(
    RouteLink("", .books), RouteLink("new", .newBook, as: .sheet),
    RouteLink(":book", CatalogueRoute.book), RouteLink(":book/page", CatalogueRoute.page))
}

/// The Coordinator of the suite's fifth app: a list of books that a wide host shows beside the book
/// that is open.
package final class CatalogueCoordinator: Coordinator {
  package let navigation = StackNavigation<CatalogueRoute>(root: .books, isSideBySide: true)

  package init() {}

  package func calcot(for route: CatalogueRoute, at place: RoutePlace<CatalogueRoute>) -> Placed {
    switch route {
    case .books:
      place.screen {
        .place(
          "Books",
          (1...3).map { number in
            PlaceAction("Book \(number)") { self.navigation.push(.book(number)) }
          } + [PlaceAction("Add") { self.navigation.present(.newBook) }])
      }
    case .book(let number):
      place.screen {
        .place(
          "Book \(number) in short",
          [PlaceAction("Read") { self.navigation.push(.page(number)) }])
      }
    case .page(let number): place.screen { .place("A page of \(number)") }
    case .newBook:
      place.screen {
        .place(
          "New book", [PlaceAction("Look it up") { self.navigation.push(.page(9)) }])
      }
    }
  }
}
