import Testing

@testable import CalcotMap

@Suite struct `The map that is read from code` {
  @Test func `A coordinator pushes what its screen's output asks for`() {
    let map = map(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let shop = ShopCoordinator()
        func launch() { shop.start() }
      }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.viewModel.onSelect = { [weak self] item in self?.showDetail(item) }
          navigation.setViewControllers([list], animated: false)
        }
        private func showDetail(_ item: Item) {
          let detail = DetailViewController(onBuy: { [weak self] in self?.showBasket() })
          navigation.pushViewController(detail, animated: true)
        }
        private func showBasket() {
          navigation.present(UINavigationController(rootViewController: BasketViewController()), animated: true)
        }
      }
      class ListViewController: UIViewController { let viewModel = ListViewModel() }
      final class ListViewModel { var onSelect: ((Item) -> Void)? }
      class DetailViewController: UIViewController { init(onBuy: @escaping () -> Void) {} }
      class BasketViewController: UIViewController {}
      """)
    #expect(
      map.lines == [
        "App → (flow) Shop", "Detail → (modal) Basket", "List → (push) Detail",
        "Shop → (root) List",
      ])
    #expect(map.way(to: "Basket")?.hasPrefix("App → (flow) Shop → (root) List") == true)
    #expect(map.summary().hasPrefix("App: 3 screens and 2 flows in 1 feature, 4 arrows"))
    #expect(map.arrows[2].evidence.first?.place == Place(path: "App/File0.swift", line: 14))
  }

  @Test func `A builder behind a protocol gives the screen that it makes`() {
    let map = map(
      """
      protocol ScreenBuilding { func login(done: @escaping () -> Void) -> UIViewController }
      struct ScreenBuilder: ScreenBuilding {
        func login(done: @escaping () -> Void) -> UIViewController {
          let controller = LoginViewController(done: done)
          return controller
        }
      }
      class LoginViewController: UIViewController { init(done: @escaping () -> Void) {} }
      class HomeViewController: UIViewController {}
      final class RootCoordinator {
        let builder: ScreenBuilding
        let root = UINavigationController()
        func start() {
          let login = builder.login { self.showHome() }
          root.pushViewController(login, animated: false)
        }
        func showHome() { root.pushViewController(HomeViewController(), animated: true) }
      }
      """)
    #expect(map.lines == ["Login → (push) Home", "Root → (push) Login"])
  }

  @Test func `Tabs are those of a list, wherever it is made`() {
    let map = map(
      """
      class HomeViewController: UIViewController {}
      class SearchViewController: UIViewController {}
      class MainTabBarController: UITabBarController {
        private lazy var home = HomeViewController()
        private var pages: [UIViewController] {
          [home, UINavigationController(rootViewController: SearchViewController())]
        }
        override func viewDidLoad() { viewControllers = pages.filter { $0.isEnabled } }
      }
      """)
    #expect(map.lines.contains { $0.hasSuffix("→ (tab) Home") })
    #expect(map.lines.contains { $0.hasSuffix("→ (tab) Search") })
  }

  @Test func `The event of a state machine leads back to the screen that sends it`() {
    let map = map(
      """
      final class ServerFlowCoordinator {
        let stack: StackCoordinator
        func start() { showConfirmation() }
        func configureMachine() {
          machine.onTransition { context in
            switch (context.from, context.event, context.to) {
            case (_, .change, .choosing): self.showSelection()
            default: break
            }
          }
        }
        private func showConfirmation() {
          let coordinator = ConfirmationScreenCoordinator()
          coordinator.actions.sink { [weak self] action in
            switch action {
            case .change: self?.machine.tryEvent(.change)
            }
          }
          stack.push(coordinator)
        }
        private func showSelection() {
          let coordinator = SelectionScreenCoordinator()
          let inner = StackCoordinator()
          inner.setRootCoordinator(coordinator)
          stack.setSheetCoordinator(inner)
        }
      }
      final class ConfirmationScreenCoordinator { let actions = Publisher(); func start() {} }
      final class SelectionScreenCoordinator { func start() {} }
      """)
    #expect(
      map.lines == ["Confirmation → (sheet) Selection", "ServerFlow → (push) Confirmation"])
  }

  @Test func `A delegate's call comes from the screen whose delegate it is`() {
    let map = map(
      """
      protocol CartViewModelDelegate: AnyObject { func cartDidCheckOut() }
      final class CartViewModel {
        weak var delegate: CartViewModelDelegate?
        func buy() { delegate?.cartDidCheckOut() }
      }
      class CartViewController: UIViewController {}
      class PaymentViewController: UIViewController {}
      final class CheckoutCoordinator: CartViewModelDelegate {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(CartViewController(), animated: true) }
        func cartDidCheckOut() { navigation.pushViewController(PaymentViewController(), animated: true) }
      }
      """)
    #expect(map.lines == ["Cart → (push) Payment", "Checkout → (push) Cart"])
  }

  @Test func `SwiftUI's links, sheets and tabs show their views`() {
    let map = map(
      """
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { RootView() } }
      }
      struct RootView: View {
        var body: some View {
          TabView {
            CatalogueView()
            BasketView().tabItem { Label("Basket") }
          }
        }
      }
      struct CatalogueView: View {
        @State var isFiltering = false
        var body: some View {
          List { NavigationLink(destination: ItemView()) { ItemRow() } }
            .sheet(isPresented: $isFiltering) { FilterView() }
        }
      }
      struct ItemRow: View { var body: some View { Text("") } }
      struct ItemView: View { var body: some View { Text("") } }
      struct FilterView: View { var body: some View { Text("") } }
      struct BasketView: View { var body: some View { Text("") } }
      """)
    #expect(
      map.lines == [
        "App → (root) Root", "Catalogue → (sheet) Filter", "Catalogue → (push) Item",
        "Root → (tab) Basket", "Root → (tab) Catalogue",
      ])
    #expect(map.screens.contains { $0.id == "ItemRow" } == false)
  }

  @Test func `Routes of this framework stand for what their coordinator makes of them`() {
    let map = map(
      """
      public final class NotesCoordinator: Coordinator {
        public let navigation: StackNavigation<NotesRoute>
        public func calcot(for route: NotesRoute, at place: RoutePlace<NotesRoute>) -> Placed {
          switch route {
          case .list: place.screen { list() }
          case .note(let id):
            place.screen {
              Calcot(NoteViewModel(id: id, coordinator: self)) { NoteView(viewModel: $0) }
            }
          case .tags: place.flow(ChildFlow(TagsCoordinator()))
          }
        }
        private func list() -> Calcot {
          Calcot(ListViewModel(coordinator: self)) { NoteListView(viewModel: $0) }
        }
        func show(_ note: Note) { navigation.present(.note(note.id), as: .sheet) }
        func showTags() { navigation.push(.tags) }
      }
      final class TagsCoordinator: Coordinator {
        public let navigation = StackNavigation<TagsRoute>(root: .tags)
        public func calcot(for route: TagsRoute, at place: RoutePlace<TagsRoute>) -> Placed {
          switch route {
          case .tags: place.screen { Calcot(TagsViewModel()) { TagsView(viewModel: $0) } }
          }
        }
      }
      struct TagsView: View {}
      struct NoteListView: View {}
      struct NoteView: View {}
      final class NoteListViewModel {
        let coordinator: NotesCoordinator
        func selected(_ note: Note) { coordinator.show(note) }
      }
      """)
    #expect(
      map.lines == [
        "NoteList → (sheet) Note", "Notes → (root) NoteList", "Notes → (push) Tags",
      ])
  }

  @Test func `A flow that begins at one of two places, and goes to the other, shows both`() {
    let map = map(
      """
      extension CalcotApp {
        static func showing() -> CalcotApp { CalcotApp(FrontCoordinator(accounts: Accounts())) }
      }
      final class FrontCoordinator: Coordinator {
        let navigation: StackNavigation<FrontRoute>
        init(accounts: Accounts) {
          navigation = StackNavigation(root: accounts.account == nil ? .signIn : .desk)
        }
        func calcot(for route: FrontRoute, at place: RoutePlace<FrontRoute>) -> Placed {
          switch route {
          case .signIn: place.screen { Calcot(SignInViewModel(), view: SignInView.init) }
          case .desk: place.flow(ChildFlow(DeskCoordinator()))
          case .help: place.screen { Calcot(HelpViewModel(), view: HelpView.init) }
          }
        }
        func helpAsked() { navigation.setStack([isOpen ? .desk : .signIn, .help]) }
      }
      final class DeskCoordinator: Coordinator {
        let navigation = StackNavigation<DeskRoute>(root: .desk)
        func calcot(for route: DeskRoute, at place: RoutePlace<DeskRoute>) -> Placed {
          place.screen { Calcot(TableViewModel(), view: TableView.init) }
        }
      }
      struct SignInView: View {}
      struct HelpView: View {}
      struct TableView: View {}
      """)
    #expect(map.unreachedScreens().map(\.id) == [])
    #expect(
      map.lines == [
        "Desk → (root) Table", "Front → (root) Desk", "Front → (root) Help",
        "Front → (root) SignIn",
      ])
  }

  @Test func `An app of this framework begins with the coordinator that it is given`() {
    let map = map(
      """
      extension CalcotApp {
        static func showing() -> CalcotApp { CalcotApp(AppCoordinator(), routes: .app) }
      }
      final class AppCoordinator: Coordinator {
        let navigation = StackNavigation<AppRoute>(root: .menu)
        private let places: [(route: AppRoute, title: String)] = [(.help, "Help")]
        private let screens = AppScreens()
        func calcot(for route: AppRoute, at place: RoutePlace<AppRoute>) -> Placed {
          place.screen { screens.screen(at: route, by: self) }
        }
        private var rows: [Row] { places.map { Row($0.title, open: navigation.pushing($0.route)) } }
        func presentCart() { navigation.present(.cart) }
      }
      enum AppRoute { case menu, cart, help }
      struct AppScreens {
        func screen(at route: AppRoute, by coordinator: AppCoordinator) -> Calcot {
          switch route {
          case .menu: Calcot(MenuViewModel(coordinator), view: MenuView.init)
          case .cart: Calcot(CartViewModel(), view: CartView.init)
          case .help: Calcot(HelpViewModel(), view: HelpView.init)
          }
        }
      }
      struct MenuView: View {}
      struct CartView: View {}
      struct HelpView: View {}
      final class MenuViewModel {
        let coordinator: AppCoordinator
        func cartTapped() { coordinator.presentCart() }
      }
      """)
    #expect(map.entryPoints.map(\.screen) == ["App"])
    #expect(map.unreachedScreens().map(\.id) == [])
    #expect(
      map.lines == ["App → (push) Help", "App → (root) Menu", "Menu → (modal) Cart"],
      "\(map.lines)")
  }

  @Test func `Code that cannot be parsed or refers to itself ends in a map`() {
    let map = map(
      """
      final class LoopCoordinator { func a() { b() }; func b() { a(); push(x) }; var x: X { x } }
      class A: B {} class B: A { func f() { present(f(), animated: true
      """)
    #expect(map.title == "App")
  }
}

@Suite struct `Ways of the map are made of screens` {
  @Test func `A function called show or set shows no screen by a text, a static member or a value`()
  {
    let map = map(
      """
      class HomeViewController: UIViewController {
        func load(_ request: URLRequest) {
          showToast(title: L10n.Settings.title)
          request.setValue(Theme.settings, forHTTPHeaderField: "a")
          list.performPullToRefresh(SettingsViewController.identifier)
        }
        func tapped() { navigationController?.pushViewController(DetailViewController(), animated: true) }
      }
      enum L10n { enum Settings { static let title = "Settings" } }
      enum Theme { static let settings = "dark" }
      class SettingsViewController: UIViewController { static let identifier = "settings" }
      class DetailViewController: UIViewController {}
      """)
    #expect(map.lines == ["Home → (push) Detail"])
  }

  @Test func `Controllers that were appended to a list of tabs are tabs`() {
    let map = map(
      """
      class HomeViewController: UIViewController {}
      class SearchViewController: UIViewController {}
      class MainTabBarController: UITabBarController {
        override func viewDidLoad() {
          var pages: [UIViewController] = []
          pages.append(HomeViewController())
          pages.append(UINavigationController(rootViewController: SearchViewController()))
          viewControllers = pages
        }
      }
      """)
    #expect(map.lines.contains { $0.hasSuffix("→ (tab) Home") })
    #expect(map.lines.contains { $0.hasSuffix("→ (tab) Search") })
  }

  @Test func `RxFlow's roots are bound to their flows`() {
    let map = map(
      """
      final class AppFlow: Flow {
        let window = UIWindow()
        let root = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          let main = MainFlow()
          let login = LoginFlow()
          Flows.use(main, when: .created) { root in self.window.rootViewController = root }
          Flows.use(login, when: .ready) { root in self.root.present(root, animated: true) }
          return .multiple([
            .contribute(withNextPresentable: main, withNextStepper: OneStepper()),
            .contribute(withNextPresentable: login, withNextStepper: OneStepper()),
          ])
        }
      }
      final class MainFlow: Flow {
        let root = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          root.pushViewController(HomeViewController(), animated: false)
          return .none
        }
      }
      final class LoginFlow: Flow {
        let root = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          root.pushViewController(LoginViewController(), animated: false)
          return .none
        }
      }
      class HomeViewController: UIViewController {}
      class LoginViewController: UIViewController {}
      """)
    let flows = map.lines.filter { !$0.contains("(push)") }
    #expect(flows.contains { $0.contains("→ (root) Main") })
    #expect(flows.contains { $0.contains("→ (modal) Login") })
    #expect(!map.lines.contains { $0.hasSuffix("(push) MainFlow") || $0.hasSuffix("(push) Main") })
  }

  @Test func `A screen without a way has a reason, and the nearest that is known`() throws {
    let map = map(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window = UIWindow()
        func launch() { window.rootViewController = HomeViewController() }
      }
      class HomeViewController: UIViewController {}
      class OldViewController: UIViewController {
        func tapped() { present(HelpViewController(), animated: true) }
      }
      class HelpViewController: UIViewController {}
      """)
    let help = try #require(map.screens(matching: "Help").first)
    let answer = map.answer(about: help)
    #expect(
      answer.contains("The nearest that is known:\n  Old → (modal) Help  [Old: made by nobody]"))
    #expect(map.summary().contains("1 made by nobody: Old"))
  }

  @Test func `A focused map keeps the way from the entry`() {
    let map = map(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window = UIWindow()
        func launch() { window.rootViewController = AViewController() }
      }
      class AViewController: UIViewController {
        func next() { present(BViewController(), animated: true) }
      }
      class BViewController: UIViewController {
        func next() { present(CViewController(), animated: true) }
      }
      class CViewController: UIViewController {}
      """)
    let focused = map.focused(on: "C", depth: 0)
    #expect(Set(focused.screens.map(\.id)) == ["App", "A", "B", "C"])
    #expect(focused.entryPoints.map(\.screen) == ["App"])
  }

  @Test func `A flow of one route shows the view that is handed on as its initializer`() {
    let map = map(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let counter = CounterFlow()
        func launch() { counter.start() }
      }
      final class CounterFlow: Coordinator {
        func start() {}
        func calcot(for route: CounterRoute, at place: RoutePlace<CounterRoute>) -> Placed {
          place.screen { Calcot(CounterViewModel(), view: CounterView.init) }
        }
      }
      enum CounterRoute { case counter }
      final class CounterViewModel { func tapped() {} }
      struct CounterView: SemanticView { let viewModel: CounterViewModel }
      """)
    #expect(map.lines.contains { $0.hasSuffix("→ (root) Counter") })
  }

  @Test func `Functions with the same labels are told apart by the cases they are given`() {
    let map = map(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let shop = ShopCoordinator()
        func launch() { shop.start() }
      }
      final class ShopCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(form(.order, draft: 1), animated: true) }
        private func form(_ form: BillForm, draft: Int) -> UIViewController { BillViewController() }
        private func form(_ form: OrderForm, draft: Int) -> UIViewController { OrderViewController() }
      }
      enum BillForm { case bill }
      enum OrderForm { case order }
      class BillViewController: UIViewController {}
      class OrderViewController: UIViewController {}
      """)
    #expect(map.lines.contains("Shop → (push) Order"))
    // NB: that a coordinator makes a screen is a way to it, though not a certain one.
    #expect(map.arrows.first { $0.to == "Bill" }?.confidence == 0.6)
    #expect(map.arrows.first { $0.to == "Order" }?.confidence == 0.95)
  }
}
