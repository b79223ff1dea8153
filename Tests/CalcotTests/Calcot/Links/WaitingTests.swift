import CalcotTesting
import CalcotViews
import Foundation
import Testing

@testable import Calcot

@Suite("A request for which a guard waits")
@MainActor
struct WaitingTests {
  let shop = ShopOfMembers()
  let app: CalcotApp

  init() { app = CalcotApp(shop, routes: RouteRegistry(MemberRoute.self)) }

  @Test func `that is a link goes on after the login, to where it led`() async {
    let answer = app.open("/orders/7")
    #expect(app.tree.visible?.route == AnyRoute(MemberRoute.login))
    shop.logIn()
    #expect(await answer.outcome() == .done)
    #expect(shop.navigation.routes == [.home, .orders, .order(7)])
    #expect(app.tree.layers.count == 1)
  }

  @Test func `waits again after a log-out`() async {
    shop.logIn()
    #expect(app.open("/orders/7") == .done)
    shop.logOut()
    let answer = app.open("/orders/8")
    #expect(shop.navigation.routes == [.home])
    shop.logIn()
    #expect(await answer.outcome() == .done)
    #expect(shop.navigation.routes.last == .order(8))
  }

  @Test func `is performed in order with others that wait`() async {
    let answers = [app.open("/orders/1"), shop.navigation.push(.order(2)), app.open("/orders/3")]
    shop.logIn()
    for answer in answers { #expect(await answer.outcome() == .done) }
    #expect(shop.navigation.routes == [.home, .orders, .order(3)])
  }

  @Test func `is refused if the user gives up, or the app ends`() async {
    let given = app.open("/orders/7")
    shop.refuseWaiting()
    #expect(await given.outcome() == .refused(.declined))
    let left = app.open("/orders/7")
    app.end()
    #expect(await left.outcome() == .refused(.notRunning))
  }

  @Test func `is refused where 100 wait already, and those go on`() async {
    let answers = (1...100).map { app.open("/orders/\($0)") }
    #expect(app.open("/orders/101") == .refused(.tooManyWaiting(100)))
    #expect(shop.navigation.push(.order(102)) == .refused(.tooManyWaiting(100)))
    shop.logIn()
    for answer in answers { #expect(await answer.outcome() == .done) }
    #expect(shop.navigation.routes.last == .order(100))
  }

  @Test func `is reported as lost, once, by the app that is restored from a state`() throws {
    func restored(_ state: Data) -> CalcotApp {
      CalcotApp(ShopOfMembers(), routes: RouteRegistry(MemberRoute.self), restoring: state)
    }
    app.open("/orders/1")
    shop.navigation.push(.order(2))
    let again = restored(try app.savedState())
    #expect(
      again.restoration?.problems.map { "\($0)" } == [
        "requests that wait are not saved, and 2 of them are lost"
      ])
    #expect(again.tree == app.tree)
    #expect(restored(try again.savedState()).restoration?.isComplete == true)
    shop.logIn()
    #expect(restored(try app.savedState()).restoration?.isComplete == true)
  }

  @Test func `that is a link outlives the screen that asked for it`() async throws {
    shop.navigation.push(.help)
    let help = try #require(shop.scopes[.help])
    let answer = help.run { shop.navigation.open("/orders/7") }
    shop.navigation.dismissAll()
    shop.navigation.popToRoot()
    #expect(help.isEnded)
    shop.logIn()
    #expect(await answer.outcome() == .done)
    #expect(shop.navigation.routes.last == .order(7))
  }
}

enum MemberRoute: LinkedRoute {
  case home, help, login, orders
  case order(Int)

  static let links = Links<MemberRoute>(
    RouteLink("", .home), RouteLink("orders", .orders),
    RouteLink("orders/:order", MemberRoute.order))

  var isForMembers: Bool {
    switch self {
    case .home, .help, .login: false
    case .orders, .order: true
    }
  }
}

/// An app whose orders only members may see; others are asked to log in first.
final class ShopOfMembers: Coordinator {
  let navigation = StackNavigation<MemberRoute>(root: .home)
  private(set) var isMember = false
  private(set) var scopes: [MemberRoute: Scope] = [:]

  func calcot(for route: MemberRoute, at place: RoutePlace<MemberRoute>) -> Placed {
    place.screen {
      scopes[route] = place.scope
      return Calcot(MemberViewModel(title: "\(route)"), view: MemberView.init)
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    let isForMembers = proposed.entering.contains { node in
      (node.route.base as? MemberRoute)?.isForMembers == true
    }
    guard isForMembers, !isMember else { return .allow }
    navigation.presentOnly(.login)
    return .wait
  }

  func logIn() {
    isMember = true
    if isLoginShown { navigation.dismiss() }
    becomeReady()
  }

  func logOut() {
    isMember = false
    navigation.setStack([.home])
    becomeUnready()
  }

  private var isLoginShown: Bool {
    navigation.tree.layers.contains { $0.stack.top.route.matches(MemberRoute.login) }
  }
}

private struct MemberViewModel {
  let title: String
}

private struct MemberView: SemanticView {
  let viewModel: MemberViewModel

  var screen: Screen { Screen(viewModel.title) {} }
}
