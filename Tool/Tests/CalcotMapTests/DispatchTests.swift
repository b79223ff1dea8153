import Testing

@testable import CalcotMap

/// Functions that show one of several screens, by the value or the overload that is called.
@Suite struct `Arrows by what a call says` {
  private static let screens = """
    class PriceViewController: UIViewController {}
    class HelpViewController: UIViewController {}
    class CameraViewController: UIViewController {}
    """

  @Test func `A switch over a value's type leads to the screen of the given type`() {
    let map = map(
      Self.screens,
      """
      protocol Alert {}
      struct PriceAlert: Alert {}
      struct HelpAlert: Alert {}
      protocol AlertService { func push(alert: Alert) }
      final class WindowAlertService: AlertService {
        let window: UIWindow
        func push(alert: Alert) {
          switch alert {
          case let price as PriceAlert: show(price)
          case is HelpAlert: window.rootViewController?.present(HelpViewController(), animated: true)
          default: break
          }
        }
        private func show(_ alert: PriceAlert) {
          window.rootViewController?.present(PriceViewController(), animated: true)
        }
        private func show(_ alert: CameraAlert) {
          window.rootViewController?.present(CameraViewController(), animated: true)
        }
      }
      struct CameraAlert: Alert {}
      final class ListViewController: UIViewController {
        var viewModel: ListViewModel!
        func tapped() { viewModel.tapped() }
      }
      final class ListViewModel {
        private let alerts: AlertService
        init(alerts: AlertService) { self.alerts = alerts }
        func tapped() { alerts.push(alert: PriceAlert()) }
      }
      """)
    #expect(map.lines == ["List → (modal) Price"])
  }

  @Test(arguments: [
    "switch route { case .price: show(PriceViewController()); case .help, .camera: break }",
    "switch route { case .help, .camera: return; default: show(PriceViewController()) }",
    "if route == .price { show(PriceViewController()) }",
  ])
  func `A call that names a case leads to its screen alone, also through a protocol`(code: String) {
    let map = map(
      Self.screens,
      """
      enum Route { case price, help, camera }
      protocol Routing: AnyObject { func go(_ route: Route) }
      final class AppCoordinator: Routing {
        let navigation = UINavigationController()
        func go(_ route: Route) { forward(to: route) }
        private func forward(to route: Route) { \(code) }
        private func show(_ screen: UIViewController) {
          navigation.pushViewController(screen, animated: true)
        }
      }
      final class HomeViewModel {
        let router: Routing
        init(router: Routing) { self.router = router }
        func tapped() {
          let route = Route.price
          router.go(route)
        }
      }
      final class HomeViewController: UIViewController {
        let viewModel: HomeViewModel
        init(viewModel: HomeViewModel) { self.viewModel = viewModel }
      }
      """)
    #expect(map.lines == ["Home → (push) Price"])
  }

  @Test func `A case that no call names leads nowhere`() {
    let map = map(
      Self.screens,
      """
      enum Route { case price, camera }
      final class AppCoordinator {
        func make(_ route: Route) -> UIViewController {
          switch route {
          case .price: PriceViewController()
          case .camera: CameraViewController()
          }
        }
      }
      final class HomeViewController: UIViewController {
        let coordinator: AppCoordinator
        func tapped() {
          navigationController?.pushViewController(coordinator.make(.price), animated: true)
        }
      }
      """)
    #expect(map.lines == ["Home → (push) Price"])
  }

  @Test func `A trailing closure calls the overload that takes one`() {
    let map = map(
      """
      class Presenter: ObservableObject {
        static let shared = Presenter()
        func present(
          kind: Int = 0, @ViewBuilder content: @escaping (Binding<Bool>) -> some View,
          onDismiss: (() -> Void)? = nil
        ) {}
        func present(url: URL?) { present { _ in WebView() } }
        func presentPrice() { present { _ in PriceView() } }
      }
      struct WebView: View { var body: some View { Text("") } }
      struct PriceView: View { var body: some View { Text("") } }
      @main struct Sample: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        var body: some View {
          TabView { FirstView().tabItem { Text("1") }; LinkView().tabItem { Text("2") } }
        }
      }
      struct FirstView: View {
        var body: some View { Button("x") { Presenter.shared.presentPrice() } }
      }
      struct LinkView: View {
        var body: some View { Button("x") { Presenter.shared.present(url: nil) } }
      }
      """)
    #expect(
      map.lines == [
        "App → (root) Home", "First → (modal) Price", "Home → (tab) First", "Home → (tab) Link",
        "Link → (modal) Web",
      ])
  }

  @Test func `A case from data leads to each screen, too uncertain to draw`() {
    let map = map(
      Self.screens,
      """
      enum Route { case price, help, camera }
      final class AppCoordinator {
        let navigation = UINavigationController()
        func go(_ route: Route) {
          switch route {
          case .price: navigation.pushViewController(PriceViewController(), animated: true)
          case .help: navigation.pushViewController(HelpViewController(), animated: true)
          case .camera: break
          }
        }
      }
      final class HomeViewController: UIViewController {
        let coordinator: AppCoordinator
        func tapped(_ row: Row) {
          coordinator.go(row.route)
          coordinator.go(.help)
        }
      }
      struct Row { var route: Route }
      """)
    #expect(map.lines == ["Home → (push) Help"])
    #expect(map.uncertainArrows == 1)
    #expect(map.summary().contains("1 more are too uncertain to draw"))
  }

  @Test func `Code in a protocol's extension belongs to the types that call it`() {
    let map = map(
      """
      protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
      extension Coordinator {
        func showHelp(in screen: UIViewController) {
          screen.present(HelpViewController(), animated: true)
        }
        func offerHelp(in screen: UIViewController) { showHelp(in: screen) }
      }
      class HelpViewController: UIViewController {}
      final class FirstCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(FirstViewController(), animated: false) }
        func helpTapped() { offerHelp(in: navigation) }
      }
      class FirstViewController: UIViewController {}
      final class SecondCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(SecondViewController(), animated: false) }
      }
      class SecondViewController: UIViewController {}
      """)
    #expect(map.lines == ["First → (modal) Help"])
  }

  @Test func `What a base class asks of itself is asked of its own object`() {
    let map = map(
      """
      class BaseCoordinator {
        let navigation = UINavigationController()
        func start() {}
        func refresh() {}
        func settingsDidChange() { refresh() }
      }
      class HelpViewController: UIViewController {}
      final class FirstCoordinator: BaseCoordinator {
        override func start() { navigation.pushViewController(FirstViewController(), animated: false) }
        override func refresh() { navigation.present(HelpViewController(), animated: true) }
      }
      class FirstViewController: UIViewController {}
      final class SecondCoordinator: BaseCoordinator {
        override func start() { navigation.pushViewController(SecondViewController(), animated: false) }
        func tapped() { settingsDidChange() }
        override func refresh() { super.refresh() }
      }
      class SecondViewController: UIViewController {}
      """)
    #expect(map.lines == ["First → (modal) Help"])
  }

  @Test func `What is asked of many objects at once is asked by no screen of one of them`() {
    let others = (1...9).map {
      "final class Other\($0)Coordinator: Refreshable { func refresh() {} }"
    }
    let map = map(
      others.joined(separator: "\n"),
      """
      protocol Refreshable: AnyObject { func refresh() }
      final class NewsCoordinator: Refreshable {
        let navigation = UINavigationController()
        func refresh() { navigation.present(NewsViewController(), animated: true) }
      }
      class NewsViewController: UIViewController {}
      class SettingsViewController: UIViewController {
        var coordinators: [Refreshable] = []
        func changed() { for coordinator in coordinators { coordinator.refresh() } }
      }
      """)
    #expect(!map.lines.contains("Settings → (modal) News"))
  }

  @Test func `An alert is no screen, whatever its maker is given`() {
    let map = map(
      """
      final class NewsCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(NewsViewController(), animated: false) }
        func markAll() {}
      }
      class NewsViewController: UIViewController {}
      enum Alerts {
        static func confirm(for coordinator: NewsCoordinator) -> UIAlertController {
          UIAlertController(title: "", message: nil, preferredStyle: .alert)
        }
      }
      class ListViewController: UIViewController {
        let coordinator: NewsCoordinator
        func tapped() {
          let alert = Alerts.confirm(for: coordinator)
          present(alert, animated: true)
        }
      }
      """)
    #expect(!map.lines.contains { $0.hasSuffix("(modal) News") })
  }

  @Test func `What a shared object tells its delegate is not shown by those who use the object`() {
    let map = map(
      """
      protocol WatchdogDelegate: AnyObject { func showLock(_ watchdog: Watchdog) }
      final class Watchdog {
        static let shared = Watchdog()
        weak var delegate: WatchdogDelegate?
        func restart() { delegate?.showLock(self) }
      }
      final class MainCoordinator: WatchdogDelegate {
        let navigation = UINavigationController()
        func showLock(_ watchdog: Watchdog) {
          navigation.present(LockViewController(), animated: true)
        }
      }
      class LockViewController: UIViewController {}
      class SettingsViewController: UIViewController {
        func changed() { Watchdog.shared.restart() }
      }
      """)
    #expect(map.lines == ["Main → (modal) Lock"])
  }

  @Test func `The items of a menu that a builder makes are ways of the screen that has it`() {
    let map = map(
      """
      class ListViewController: UIViewController {
        let builder = MenuBuilder()
        func makeMenu() -> UIMenu {
          let edit = UIAction(title: "Edit") { [weak self] _ in
            self?.present(EditViewController(), animated: true)
          }
          let share = UIAction(title: "Share", handler: shareChosen)
          return UIMenu(children: [edit, share, builder.about(from: self)])
        }
        func shareChosen(_ action: UIAction) { present(ShareViewController(), animated: true) }
        func confirm() {
          let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
          alert.addAction(
            UIAlertAction(title: "Trash", style: .default) { _ in
              self.present(TrashViewController(), animated: true)
            })
          present(alert, animated: true)
        }
      }
      struct MenuBuilder {
        func about(from screen: UIViewController) -> UIAction {
          UIAction(title: "About") { [weak screen] _ in
            screen?.present(AboutViewController(), animated: true)
          }
        }
      }
      class AboutViewController: UIViewController {}
      class EditViewController: UIViewController {}
      class ShareViewController: UIViewController {}
      class TrashViewController: UIViewController {}
      """)
    #expect(
      map.lines == [
        "List → (modal) About", "List → (modal) Edit", "List → (modal) Share",
        "List → (modal) Trash",
      ])
  }
}
