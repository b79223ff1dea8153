import Testing

@testable import CalcotMap

@Suite struct `XCoordinator in the map` {
  @Test func `XCoordinator's routes show their screens as their transitions say`() {
    let map = map(
      """
      enum ShopRoute: Route { case list, detail, help }
      final class ShopCoordinator: NavigationCoordinator<ShopRoute> {
        init() { super.init(initialRoute: .list) }
        override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
          switch route {
          case .list: return .push(ListViewController(router: unownedRouter))
          case .detail: return .push(DetailViewController())
          case .help: return .present(HelpViewController())
          }
        }
      }
      class ListViewController: UIViewController {
        let router: UnownedRouter<ShopRoute>
        func rowTapped() { router.trigger(.detail) }
        func helpTapped() { router.trigger(.help) }
      }
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """)
    #expect(map.lines.contains("Shop → (root) List"))
    #expect(map.lines.contains("List → (push) Detail"))
    #expect(map.lines.contains("List → (modal) Help"))
  }

  @Test func `XCoordinator's routes embed, add a child flow, and fill a window`() {
    let map = map(
      """
      enum ShopRoute: Route { case list, history, banner, call }
      final class ShopCoordinator: NavigationCoordinator<ShopRoute> {
        init() { super.init(initialRoute: .list) }
        override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
          switch route {
          case .list: return .set([ListViewController(router: weakRouter)])
          case .history:
            let history = HistoryCoordinator(rootViewController)
            addChild(history)
            return .none()
          case .banner: return .embed(BannerViewController(), in: container)
          case .call:
            let call = CallViewController()
            callWindow = UIWindow()
            callWindow?.rootViewController = call
            return .none()
          }
        }
      }
      final class HistoryCoordinator: NavigationCoordinator<HistoryRoute> {
        override func prepareTransition(for route: HistoryRoute) -> NavigationTransition {
          switch route {
          case .main: return .push(YearViewController())
          }
        }
      }
      class ListViewController: UIViewController {
        let router: WeakRouter<ShopRoute>
        func historyTapped() { router.trigger(.history) }
        func appeared() { router.trigger(.banner) }
        func called() { router.trigger(.call) }
      }
      class YearViewController: UIViewController {}
      class HistoryViewController: UIViewController {}
      class BannerViewController: UIViewController {}
      class CallViewController: UIViewController {}
      """)
    #expect(map.lines.contains("Shop → (flow) History"))
    #expect(
      map.lines.filter { $0.hasPrefix("List") }
        == ["List → (inside) Banner", "List → (root) Call", "List → (flow) History"])
  }

  @Test func `XCoordinator's tabs, and routes of the same name, belong to their coordinators`() {
    let map = map(
      """
      enum MainRoute: Route { case shop, more }
      enum ShopRoute: Route { case list, history }
      enum MoreRoute: Route { case menu, history }
      final class MainCoordinator: TabBarCoordinator<MainRoute> {
        init() {
          let shop = ShopCoordinator()
          let more = MoreCoordinator()
          super.init(tabs: [shop.strongRouter, more.strongRouter])
        }
      }
      final class ShopCoordinator: NavigationCoordinator<ShopRoute> {
        init() { super.init(initialRoute: .list) }
        override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
          switch route {
          case .list: return .set([ListViewController(router: weakRouter)])
          case .history:
            addChild(HistoryCoordinator(rootViewController))
            return .none()
          }
        }
      }
      final class MoreCoordinator: NavigationCoordinator<MoreRoute> {
        init() { super.init(initialRoute: .menu) }
        override func prepareTransition(for route: MoreRoute) -> NavigationTransition {
          switch route {
          case .menu: return .set([MenuViewController(router: weakRouter)])
          case .history: return .push(LogViewController())
          }
        }
      }
      final class HistoryCoordinator: NavigationCoordinator<HistoryRoute> {
        init(_ root: UINavigationController) {
          super.init(rootViewController: root, initialRoute: nil)
          trigger(.main)
        }
        override func prepareTransition(for route: HistoryRoute) -> NavigationTransition {
          switch route {
          case .detail: return .push(OldViewController())
          case .main: return .push(YearViewController())
          }
        }
      }
      class ListViewController: UIViewController {
        let router: WeakRouter<ShopRoute>
        func historyTapped() { router.trigger(.history) }
      }
      class MenuViewController: UIViewController {
        let router: WeakRouter<MoreRoute>
        func historyTapped() { router.trigger(.history) }
      }
      class LogViewController: UIViewController {}
      class OldViewController: UIViewController {}
      class YearViewController: UIViewController {}
      """)
    #expect(map.lines.contains("Main → (tab) Shop"))
    #expect(map.lines.contains("Main → (tab) More"))
    #expect(map.lines.contains("Menu → (push) Log"))
    #expect(map.lines.contains { $0.hasPrefix("List → ") && $0.hasSuffix(" History") })
    #expect(map.lines.contains("History → (root) Year"))
    #expect(!map.lines.contains("List → (push) Log"))
  }
}
