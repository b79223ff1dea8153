package import Calcot
import CalcotViews

package enum LettersRoute: Route {
  package typealias Carried = String

  case inbox
  case nothing
  case letter(Int)
  case reply(Int)
}

/// The Coordinator of a split with an inbox and a letter.
package final class LettersCoordinator: Coordinator {
  package let navigation = SplitNavigation<LettersRoute>(primary: .inbox, secondary: .nothing)

  package func calcot(for route: LettersRoute, at place: RoutePlace<LettersRoute>) -> Placed {
    switch route {
    case .inbox:
      place.screen {
        .place(
          "Inbox",
          (1...3).map { number in
            PlaceAction("Letter \(number)") { self.navigation.show(.letter(number)) }
          })
      }
    case .nothing: place.screen { .place("No letter") }
    case .letter(let number):
      place.screen {
        .place(
          "Letter \(number) in full",
          [PlaceAction("Reply") { self.navigation.push(.reply(number)) }])
      }
    case .reply(let number):
      place.screen {
        .place(
          "Reply to \(number)", [PlaceAction("Send") { self.send(AtlasStep.letterWritten) }])
      }
    }
  }
}
