import Testing

@testable import CalcotMap

/// Screens that factories put together, with routers that show them.
@Suite struct `Screens from factories` {
  private static let parts = """
    protocol ControllerBacked: AnyObject { var controller: UIViewController { get } }
    protocol RootViewing: ControllerBacked {}
    protocol HomeViewing: ControllerBacked {}
    class MainNavigationController: UINavigationController { override func viewDidLoad() {} }
    """

  @Test func `The app starts with the screen of the factory that it calls`() {
    let map = map(
      Self.parts,
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) -> Bool {
          let presenter = RootFactory.makePresenter(with: window)
          presenter.load()
          return true
        }
      }
      enum RootFactory {
        static func makePresenter(with window: UIWindow) -> RootPresenter {
          let presenter = RootPresenter(router: RootRouter(window: window))
          presenter.view = RootViewController(presenter: presenter)
          return presenter
        }
      }
      final class RootPresenter {
        weak var view: RootViewing?
        let router: RootRouter
        init(router: RootRouter) { self.router = router }
        func load() { router.showHome() }
      }
      final class RootViewController: UIViewController, RootViewing {
        init(presenter: RootPresenter) {}
      }
      final class RootRouter {
        func showHome() { window.rootViewController = HomeFactory.make()?.controller }
      }
      enum HomeFactory {
        static func make() -> HomeViewing? { HomeViewController() }
      }
      final class HomeViewController: UIViewController, HomeViewing {}
      """)
    #expect(map.lines == ["App → (root) Root", "Root → (root) Home"])
    #expect(map.way(to: "Home")?.hasPrefix("App → (root) Root → (root) Home") == true)
  }

  @Test func `A navigation controller is no screen, and shows what it is given`() {
    let map = map(
      Self.parts,
      """
      final class HomeViewController: UIViewController, HomeViewing {
        let router = HomeRouter()
        func tapped() { router.showInfo(from: self) }
      }
      final class HomeRouter {
        func showInfo(from view: ControllerBacked?) {
          guard let info = InfoFactory.make() else { return }
          let stack = MainNavigationController(rootViewController: info.controller)
          view?.controller.present(stack, animated: true)
        }
      }
      enum InfoFactory { static func make() -> RootViewing? { InfoViewController() } }
      final class InfoViewController: UIViewController, RootViewing {}
      """)
    #expect(map.lines == ["Home → (modal) Info"])
  }

  @Test func `A screen keeps its name through a guard without a value`() {
    let map = map(
      Self.parts,
      """
      final class HomeViewController: UIViewController {
        func tapped() {
          let info = InfoFactory.make()?.controller
          guard let info else { return }
          present(info, animated: true)
        }
      }
      enum InfoFactory { static func make() -> RootViewing? { InfoViewController() } }
      final class InfoViewController: UIViewController, RootViewing {}
      """)
    #expect(map.lines == ["Home → (modal) Info"])
  }

  @Test func `An argument that says where from is not shown`() {
    let map = map(
      Self.parts,
      """
      final class HomeViewController: UIViewController, HomeViewing {}
      final class InfoViewController: UIViewController {
        let router = InfoRouter()
        let home: HomeViewController
        func tapped() { router.showDone(from: home) }
      }
      final class InfoRouter {
        func showDone(from view: HomeViewController) {
          view.present(DoneViewController(), animated: true)
        }
      }
      final class DoneViewController: UIViewController {}
      """)
    #expect(map.lines == ["Info → (modal) Done"])
  }

  @Test func `Calls with other labels call another function of the same name`() {
    let map = map(
      Self.parts,
      """
      protocol ErrorShowing { func present(error: Error, from view: ControllerBacked?) }
      extension ErrorShowing {
        func present(error: Error, from view: ControllerBacked?) { present(text: "", in: view) }
        func present(text: String, in view: ControllerBacked?) {}
      }
      protocol ListRouting: ErrorShowing { func present(item: Item, from view: ControllerBacked?) }
      final class ListRouter: ListRouting {
        func present(item: Item, from view: ControllerBacked?) {
          view?.controller.present(ItemViewController(), animated: true)
        }
      }
      final class ListViewController: UIViewController {
        let router: ListRouting
        func tapped() { router.present(item: item, from: self) }
      }
      final class OtherRouter: ErrorShowing {}
      final class OtherViewController: UIViewController {
        let router: OtherRouter
        func failed() { router.present(error: error, from: self) }
      }
      final class ItemViewController: UIViewController {}
      """)
    #expect(map.lines == ["List → (modal) Item"])
  }

  @Test func `A factory's own screen has the tabs and parts that it is made with`() {
    let map = map(
      Self.parts,
      """
      enum MainTabBarFactory {
        static func make() -> UIViewController { MainTabBarController(tabs: makeTabs()) }
        static func makeTabs() -> [UIViewController] {
          var tabs: [UIViewController?] = []
          let home = makeHome()
          tabs.append(home)
          return tabs.compactMap { $0 }
        }
        static func makeHome() -> UIViewController? {
          guard let home = HomeFactory.make()?.controller else { return nil }
          return MainNavigationController(rootViewController: home)
        }
      }
      final class MainTabBarController: UITabBarController { init(tabs: [UIViewController]) {} }
      enum HomeFactory {
        static func make() -> HomeViewing? {
          let home = HomeViewController()
          home.top = BalanceFactory.make()
          return home
        }
        static func makeLater() -> UIViewController { OfferFactory.make() }
      }
      final class HomeViewController: UIViewController, HomeViewing { var top: UIViewController? }
      enum BalanceFactory { static func make() -> UIViewController { BalanceViewController() } }
      final class BalanceViewController: UIViewController {}
      enum OfferFactory { static func make() -> UIViewController { OfferViewController() } }
      final class OfferViewController: UIViewController {}
      """)
    #expect(map.lines == ["Home → (inside) Balance", "MainTabBar → (tab) Home"])
  }

  @Test
  func
    `Tabs that callers give to a builder are those of its tab bar, and a router made with a screen is the screen's`()
  {
    let map = map(
      """
      final class ModuleBuilder {
        func makeTabs(one: UIViewController, two: UIViewController) -> UIViewController {
          let bar = MainBarController()
          let router = TabsRouter()
          bar.router = router
          let first = one
          bar.viewControllers = [first, two]
          return bar
        }
        func makeList() -> UIViewController {
          let view = ListController()
          let router = ListsRouter()
          view.router = router
          return view
        }
        func makeOptions() -> UIViewController { UINavigationController(rootViewController: OptionsController()) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let builder = ModuleBuilder()
        func launch() {
          let list = UINavigationController(rootViewController: builder.makeList())
          window?.rootViewController = builder.makeTabs(one: list, two: builder.makeOptions())
        }
      }
      final class MainBarController: UITabBarController { var router: TabsRouter? }
      final class ListController: UIViewController { var router: ListsRouter? }
      final class OptionsController: UIViewController {}
      final class AddController: UIViewController {}
      final class DetailController: UIViewController {}
      final class TabsRouter {
        func add(from view: UIViewController) { view.present(AddController(), animated: true) }
      }
      final class ListsRouter {
        func open(from view: UIViewController) {
          view.navigationController?.pushViewController(DetailController(), animated: true)
        }
      }
      """)
    for line in [
      "MainBar → (tab) List", "MainBar → (tab) Options", "MainBar → (modal) Add",
      "List → (push) Detail",
    ] {
      #expect(map.lines.contains(line))
    }
    #expect(!map.screens.contains { ["Tabs", "Lists"].contains($0.id) })
  }
}
