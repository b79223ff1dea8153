package import Calcot
import CalcotViews
import Observation

/// The Model of a small app's screens.
@MainActor @Observable
package final class Desk {
  package var count = 0
  package var name = ""
  package var card = ""
  package var coupon = ""
  package var isUnlocked = false
  package var lines = [""]
  /// The name of the server, which distinguishes it from others.
  package let server: String

  package init(server: String = "") { self.server = server }
}

package enum DeskRoute: LinkedRoute {
  case desk, item(Int), form

  package static let links = Links<DeskRoute>(
    RouteLink("", .desk), RouteLink("items/:number", DeskRoute.item), RouteLink("form", .form))
}

package final class DeskCoordinator: Coordinator {
  package let navigation = StackNavigation<DeskRoute>(root: .desk)
  package let desk: Desk

  package init(_ desk: Desk = Desk()) { self.desk = desk }

  package func calcot(for route: DeskRoute, at place: RoutePlace<DeskRoute>) -> Placed {
    place.screen {
      Calcot(DeskViewModel(route: route, desk: desk, navigation: navigation), view: DeskView.init)
    }
  }
}

@MainActor @Observable
final class DeskViewModel {
  let route: DeskRoute
  let desk: Desk
  let navigation: StackNavigation<DeskRoute>

  init(route: DeskRoute, desk: Desk, navigation: StackNavigation<DeskRoute>) {
    (self.route, self.desk, self.navigation) = (route, desk, navigation)
  }
}

struct DeskView: SemanticView {
  let viewModel: DeskViewModel

  var screen: Screen {
    switch viewModel.route {
    case .desk: desk(viewModel)
    case .item(let number): Screen("Item \(number)") { Text("It is number \(number).") }
    case .form: form(viewModel)
    }
  }

  private func desk(_ viewModel: DeskViewModel) -> Screen {
    let desk = viewModel.desk
    return Screen("Desk") {
      Text("Count: \(desk.count)")
      Text("Server \(desk.server)")
      Button("Add") { desk.count += 1 }
      Button("Item 7") { viewModel.navigation.push(.item(7)) }
    } toolbar: {
      Button("Form") { viewModel.navigation.present(.form) }
    }
  }

  private func form(_ viewModel: DeskViewModel) -> Screen {
    let desk = viewModel.desk
    return Screen("Form") {
      TextField("Card", text: desk.card, isEnabled: !desk.name.isEmpty) { desk.card = $0 }
      TextField("Name", text: desk.name) { desk.name = $0 }
      TextField("Coupon", text: desk.coupon, isEnabled: desk.isUnlocked) { desk.coupon = $0 }
      for (place, line) in desk.lines.enumerated() {
        TextField("Line \(place + 1)", text: line) { text in
          desk.lines[place] = text
          if place == desk.lines.count - 1, !text.isEmpty { desk.lines.append("") }
        }
      }
      Text("Server \(desk.server), \(desk.name) has \(desk.lines.count - 1) lines.")
    } toolbar: {
      Button("Unlock") { desk.isUnlocked = true }
    }
  }
}

extension CalcotApp {
  package static func desk(_ coordinator: DeskCoordinator = DeskCoordinator()) -> CalcotApp {
    CalcotApp(coordinator, routes: RouteRegistry(DeskRoute.self))
  }
}
