import Testing

@testable import CalcotMap

/// Coordinators that start others, in tabs and as their delegates.
@Suite struct `Flows that coordinators start` {
  private static let parts = """
    protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
    protocol Coordinator: AnyObject { var finishDelegate: FinishDelegate? { get set } }
    extension Coordinator { func finish() { finishDelegate?.didFinish(self) } }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      let app = AppCoordinator(UINavigationController())
      func launch() { app.start() }
    }
    final class AppCoordinator: Coordinator, FinishDelegate {
      weak var finishDelegate: FinishDelegate?
      let navigation: UINavigationController
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let main = MainCoordinator(navigation)
        main.finishDelegate = self
        main.start()
      }
      func didFinish(_ child: Coordinator) { showLogin() }
      func showLogin() { navigation.pushViewController(LoginViewController(), animated: true) }
    }
    class LoginViewController: UIViewController {}
    """
  private static let tabs = """
    final class MainCoordinator: Coordinator, FinishDelegate {
      weak var finishDelegate: FinishDelegate?
      let navigation: UINavigationController
      let tabs = UITabBarController()
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        tabs.setViewControllers(Page.allCases.map { self.controller(of: $0) }, animated: false)
        navigation.pushViewController(tabs, animated: true)
      }
      private func controller(of page: Page) -> UINavigationController {
        let stack = UINavigationController()
        fill(stack, with: page)
        return stack
      }
      private func fill(_ stack: UINavigationController, with page: Page) {
        let home = HomeCoordinator(stack)
        home.finishDelegate = self
        home.start()
      }
      func showHelp() {
        let help = HelpCoordinator(navigation)
        help.start()
      }
      func didFinish(_ child: Coordinator) {}
    }
    enum Page: CaseIterable { case home }
    final class HomeCoordinator: Coordinator {
      weak var finishDelegate: FinishDelegate?
      let navigation: UINavigationController
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.pushViewController(HomeViewController(), animated: false) }
    }
    class HomeViewController: UIViewController {}
    final class HelpCoordinator: Coordinator {
      weak var finishDelegate: FinishDelegate?
      let navigation: UINavigationController
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.pushViewController(HelpViewController(), animated: false) }
    }
    class HelpViewController: UIViewController {}
    """

  @Test func `A coordinator that gives a tab bar its controllers starts tabs`() {
    let map = map(Self.parts, Self.tabs)
    #expect(map.lines.contains("Main → (tab) Home"))
    #expect(map.lines.contains("Main → (flow) Help"))
  }

  @Test func `A delegate is the object that the code sets, not every type that conforms`() {
    let map = map(Self.parts, Self.tabs)
    let ways = map.lines.filter { $0.hasSuffix("Login") }
    #expect(ways.contains("Main → (push) Login"))
    #expect(!ways.contains { $0.hasPrefix("Home") })
  }

  @Test func `An if expression that gives a screen shows each of its branches`() {
    let map = map(
      """
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { show(isOpen: true) }
        func show(isOpen: Bool) {
          let next = if isOpen { ItemViewController() } else { ClosedViewController() }
          navigation.pushViewController(next, animated: true)
        }
      }
      class ItemViewController: UIViewController {}
      class ClosedViewController: UIViewController {}
      """)
    #expect(map.lines == ["Shop → (push) Closed", "Shop → (push) Item"])
    #expect(map.arrows.allSatisfy { $0.evidence.map(\.place.line) == [6] })
  }

  @Test func `that take a step are led to by who emits it, and show a route as any of them does`() {
    let map = map(
      """
      enum ShopRoute { case list, cart }
      enum ShopStep: Step { case cartWanted, listWanted }
      final class ShopCoordinator: Coordinator {
        let navigation = StackNavigation<ShopRoute>(root: .list)
        func calcot(for route: ShopRoute, at place: RoutePlace<ShopRoute>) -> Placed {
          switch route {
          case .list: place.screen { Calcot(ListViewModel(), view: ListView.init) }
          case .cart: place.screen { Calcot(CartViewModel(), view: CartView.init) }
          }
        }
        func navigate(to step: ShopStep) -> Contributions {
          switch step {
          case .cartWanted: .push(.cart)
          case .listWanted: .push(.list)
          }
        }
      }
      final class OtherShop: Coordinator {
        let navigation = StackNavigation<ShopRoute>(root: .list)
        func calcot(for route: ShopRoute, at place: RoutePlace<ShopRoute>) -> Placed {
          switch route {
          case .list: place.screen { Calcot(ListViewModel(), view: ListView.init) }
          case .cart: place.screen { Calcot(BasketViewModel(), view: BasketView.init) }
          }
        }
      }
      struct BasketHelper {
        let navigation: StackNavigation<ShopRoute>
        func basketTapped() { navigation.push(.cart) }
      }
      enum Plain {
        final class ListViewModel {
          let steps = StepSource<ShopStep>()
          let helper: BasketHelper
          func cartTapped() { steps.emit(.cartWanted) }
          func basketTapped() { helper.basketTapped() }
        }
      }
      struct ListView: View {}
      struct CartView: View {}
      struct BasketView: View {}
      """)
    #expect(map.lines.contains("List → (push) Cart"), "\(map.lines)")
    #expect(map.lines.contains("List → (push) Basket"), "\(map.lines)")
  }
}
