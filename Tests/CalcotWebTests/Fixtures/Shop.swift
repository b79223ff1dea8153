import Calcot
import CalcotViews
import Observation

/// The routes of the small app that the web host's tests show.
enum ShopRoute: LinkedRoute {
  case counter, list, item(Int), order

  static let links = Links<ShopRoute>(
    RouteLink("", .counter), RouteLink("list", .list), RouteLink("list/:item", ShopRoute.item),
    RouteLink("order", .order))
}

/// The state of the app's screens.
@MainActor @Observable
final class Shop {
  var count = 0
  var items = (1...100).map { Item(id: $0, name: "Item \($0)", stock: 10) }
  var name = ""
  var card = ""
  var isShouting = false
  var lines = [""]
  var isSending = false
  var greeting = "Counter"

  struct Item: Identifiable {
    let id: Int
    var name: String
    var stock: Int
  }
}

final class ShopCoordinator: Coordinator {
  let navigation = StackNavigation<ShopRoute>(root: .counter)
  let shop = Shop()

  /// The reason why nobody may go elsewhere; nil if everybody may.
  var closed: String?

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    closed.map { .refuse($0) } ?? .allow
  }

  func calcot(for route: ShopRoute, at place: RoutePlace<ShopRoute>) -> Placed {
    place.screen {
      let viewModel = ShopViewModel(route: route, shop: shop, coordinator: self)
      return Calcot(viewModel, view: ShopView.init)
    }
  }
}

@MainActor @Observable
final class ShopViewModel: Leavable {
  let route: ShopRoute
  let shop: Shop
  let coordinator: ShopCoordinator

  init(route: ShopRoute, shop: Shop, coordinator: ShopCoordinator) {
    (self.route, self.shop, self.coordinator) = (route, shop, coordinator)
  }

  var leavability: Leavability {
    guard route == .order else { return .free }
    if shop.isSending { return .blocked("It is being sent.") }
    return .asks(
      Question("Discard the order?", action: "Discard", role: .destructive, cancel: "Stay"),
      if: !shop.name.isEmpty)
  }
}

struct ShopView: SemanticView {
  let viewModel: ShopViewModel

  var screen: Screen {
    switch viewModel.route {
    case .counter: counter(viewModel)
    case .list: list(viewModel)
    case .item(let number): item(number, viewModel)
    case .order: order(viewModel)
    }
  }

  private func counter(_ viewModel: ShopViewModel) -> Screen {
    let shop = viewModel.shop
    return Screen(shop.greeting) {
      Text("\(shop.count)")
      Button("Add") { shop.count += 1 }
      Button("Never", isEnabled: false) { shop.count = -1_000 }
    } toolbar: {
      Button("List") { viewModel.coordinator.navigation.push(.list) }
      Button("Order") { viewModel.coordinator.navigation.present(.order) }
    }
  }

  private func list(_ viewModel: ShopViewModel) -> Screen {
    Screen("List", isMissing: viewModel.shop.items.isEmpty) {
      List(viewModel.shop.items) { item in
        Row(
          item.name, detail: "\(item.stock) left",
          opens: viewModel.coordinator.navigation.pushing(.item(item.id))
        )
        .actions { Button("Sell") { viewModel.shop.sell(item.id) } }
      }
    }
  }

  private func item(_ number: Int, _ viewModel: ShopViewModel) -> Screen {
    Screen("Item \(number)") {
      Text("In stock: \(viewModel.shop.items.first { $0.id == number }?.stock ?? 0)")
    }
  }

  private func order(_ viewModel: ShopViewModel) -> Screen {
    let shop = viewModel.shop
    return Screen("Order") {
      TextField("Name", text: shop.name, placeholder: "Who is it for?") { text in
        shop.name = shop.isShouting ? text.uppercased() : text
      }
      .onSubmit { shop.count += 100 }
      for (place, line) in shop.lines.enumerated() {
        TextField("Line \(place + 1)", text: line, isEnabled: !shop.isSending) { text in
          shop.lines[place] = text
          if place == shop.lines.count - 1, !text.isEmpty { shop.lines.append("") }
        }
      }
      TextField("Card", text: shop.card, isEnabled: !shop.name.isEmpty) { shop.card = $0 }
    } toolbar: {
      Button("Send", role: .main, isEnabled: !shop.name.isEmpty) {
        shop.name = ""
        viewModel.coordinator.navigation.dismiss()
      }
    }
  }
}

extension Shop {
  func sell(_ id: Int) {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return }
    items[place].stock -= 1
  }
}

extension CalcotApp {
  static func shop(_ coordinator: ShopCoordinator = ShopCoordinator()) -> CalcotApp {
    CalcotApp(coordinator, routes: RouteRegistry(ShopRoute.self))
  }
}
