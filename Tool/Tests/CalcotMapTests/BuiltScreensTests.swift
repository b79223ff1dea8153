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

  @Test func `A screen that is given as the place to show from is not shown`() {
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

  @Test func `A navigator that makes a screen for each case shows the one that its caller names`() {
    let navigator = """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class ListViewController: UIViewController {
        let navigator = Navigator()
        func detail() { navigator.show(.detail(id: 1), sender: self) }
        func help() {
          let route = Navigator.Scene.help
          navigator.show(route, sender: self, transition: .modal)
        }
        func browse() { navigator.show(.safari, sender: self) }
      }
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class Navigator {
        enum Scene { case detail(id: Int), help, safari }
        enum Transition { case navigation, modal }
        func make(_ scene: Scene) -> UIViewController? {
          switch scene {
          case .detail(let id): return DetailViewController(id: id)
          case .help: return HelpViewController()
          case .safari: return nil
          }
        }
        func show(_ scene: Scene, sender: UIViewController?, transition: Transition = .navigation) {
          if let target = make(scene) { show(target: target, sender: sender) }
        }
        private func show(target: UIViewController, sender: UIViewController?) {
          sender?.navigationController?.pushViewController(target, animated: true)
        }
      }
      """
    #expect(map(navigator).lines == ["List → (push) Detail", "List → (modal) Help"])
  }

  @Test func `A factory's screen for a case is pushed by whoever asks for that case`() {
    let map = map(
      """
      enum Page { case detail, help }
      enum PageFactory {
        static func controller(for page: Page) -> UIViewController {
          switch page {
          case .detail: DetailViewController()
          case .help: HelpViewController()
          }
        }
      }
      class ListViewController: UIViewController {
        func help() {
          navigationController?.pushViewController(PageFactory.controller(for: .help), animated: true)
        }
      }
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """)
    #expect(map.lines == ["List → (push) Help"])
  }

  @Test func `A row's way to a screen starts at the list that makes the row by its class`() {
    let map = map(
      """
      class PlanetCell: UITableViewCell {
        var makeDetail: ((_ id: Int) -> DetailViewController)!
        func tapped() { navigator.push(makeDetail(1)) }
      }
      class ListViewController: UITableViewController {
        func cell() { let cell = tableView.dequeueReusableCell(withIdentifier: "p") as! PlanetCell }
      }
      class DetailViewController: UIViewController {}
      """)
    #expect(map.lines == ["List → (push) Detail"])
  }

  @Test func `Tabs that an enum makes are found where nothing tells the type of its cases`() {
    let tabs = """
      enum HomeTab {
        case search, settings
        func makeController() -> UIViewController {
          switch self {
          case .search: return SearchViewController()
          case .settings: return SettingsViewController()
          }
        }
      }
      class HomeTabBarController: UITabBarController {
        func bind() {
          viewModel.tabs.drive(onNext: { tabs in
            let controllers = tabs.map { $0.makeController() }
            self.setViewControllers(controllers, animated: false)
          })
        }
      }
      class SearchViewController: UIViewController {}
      class SettingsViewController: UIViewController {}
      """
    #expect(map(tabs).lines == ["HomeTabBar → (tab) Search", "HomeTabBar → (tab) Settings"])
    let another =
      "enum MenuTab { func makeController() -> UIViewController { UIViewController() } }"
    #expect(map(tabs, another).lines == [])
  }

  @Test func `Pages that an assembly gives a container belong to the container`() {
    let map = map(
      """
      final class ScreenAssembly {
        func assemble(container: Container) {
          container.register(HomeViewController.self) { r in
            let home = HomeViewController()
            home.setViewControllers([NewsViewController(), ShopViewController()])
            return home
          }
        }
      }
      class HomeViewController: UIViewController {}
      class NewsViewController: UIViewController {}
      class ShopViewController: UIViewController {}
      """)
    #expect(map.lines == ["Home → (tab) News", "Home → (tab) Shop"])
  }

  @Test func `A function that presents what a factory makes of its route presents the named case`()
  {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      enum Page { case detail, help }
      class PageFactory {
        func make(_ page: Page) -> UIViewController {
          switch page {
          case .detail: return DetailViewController()
          case .help: return HelpViewController()
          }
        }
      }
      class ShopRouter {
        let factory = PageFactory()
        func open(_ page: Page) {
          let made = factory.make(page)
          topController.present(made, animated: true)
        }
      }
      class ListViewController: UIViewController {
        let router = ShopRouter()
        func tapped() { router.open(.help) }
      }
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """
    #expect(map(code).lines == ["List → (modal) Help"])
  }
}
