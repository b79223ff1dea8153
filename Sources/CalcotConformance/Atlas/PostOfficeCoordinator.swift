package import Calcot
import CalcotViews

package enum PostOfficeRoute: LinkedRoute {
  case boxes
  case box(String)
  case letter(String, Int)
  case reply(String, Int)
  case nothing

  package static let links = Links<PostOfficeRoute>(
    RouteLink("", .boxes), RouteLink(":box", PostOfficeRoute.box),
    RouteLink(":box/:letter", PostOfficeRoute.letter),
    RouteLink(":box/:letter/reply", PostOfficeRoute.reply))
}

/// The Coordinator of the suite's third app: a split with boxes, the letters of one, and a letter.
package final class PostOfficeCoordinator: Coordinator {
  typealias Side = Move.Side

  package let navigation = SplitNavigation<PostOfficeRoute>(
    primary: .boxes, supplementary: .box("In"), secondary: .nothing)

  package init() {}

  package func calcot(for route: PostOfficeRoute, at place: RoutePlace<PostOfficeRoute>) -> Placed {
    switch route {
    case .boxes:
      place.screen {
        .place(
          "Boxes",
          ["In", "Out"].map { box in
            PlaceAction("Box \(box)") { self.navigation.show(.box(box), in: .supplementary) }
          })
      }
    case .box(let box):
      place.screen {
        .place(
          "Box \(box)",
          (1...3).map { number in
            PlaceAction("\(box) \(number)") { self.navigation.show(.letter(box, number)) }
          })
      }
    case .letter(let box, let number):
      place.screen {
        .place(
          "Letter \(number) in \(box)",
          [PlaceAction("Reply") { self.navigation.push(.reply(box, number)) }])
      }
    case .reply(let box, let number): place.screen { .place("Reply to \(number) in \(box)") }
    case .nothing: place.screen { .place("No letter") }
    }
  }
}
