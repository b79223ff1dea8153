internal import CalcotFindings

extension ViewNavigates {
  static let examples: [RuleDescription.Example] = violations + lookAlikes

  private static let violations = shown + flows + mixed + values

  private static let shown: [RuleDescription.Example] = [
    .init(
      "pushes a screen that it makes",
      """
      final class CatalogueViewController: UIViewController {
        func rowTapped() {
          let detail = DetailViewController()
          navigationController?.↓pushViewController(detail, animated: true)
        }
      }
      final class DetailViewController: UIViewController {}
      """, message: "'CatalogueViewController' pushes 'DetailViewController' itself"),
    .init(
      "presents a screen in a navigation controller of the house, from a closure",
      """
      final class CatalogueViewController: UIViewController {
        func filterTapped() {
          load { [weak self] in
            let filter = FilterViewController()
            let container = ThemedNavigationController(rootViewController: filter)
            self?.↓present(container, animated: true)
          }
        }
        func load(_ done: @escaping () -> Void) {}
      }
      final class ThemedNavigationController: UINavigationController {}
      final class FilterViewController: UIViewController {}
      """, message: "presents 'FilterViewController' itself"),
    .init(
      "shows a SwiftUI screen in a hosting controller",
      """
      final class CatalogueViewController: UIViewController {
        func basketTapped() {
          let hosting = UIHostingController(rootView: BasketView().tint(.red))
          ↓show(hosting, sender: self)
        }
      }
      struct BasketView: View { var body: some View { Text("") } }
      """, message: "shows 'BasketView' itself"),
    .init(
      "pushes what a builder makes",
      """
      // File: Modules/DetailBuilder.swift
      enum DetailBuilder {
        static func build(id: Int) -> UIViewController {
          let controller = DetailViewController()
          return controller
        }
      }
      final class DetailViewController: UIViewController {}
      // File: Modules/CatalogueViewController.swift
      final class CatalogueViewController: UITableViewController {
        func rowTapped(_ id: Int) {
          navigationController?.↓pushViewController(DetailBuilder.build(id: id), animated: true)
        }
      }
      """, message: "pushes 'DetailViewController' itself"),
    .init(
      "pushes what another module makes behind an interface, and presents by a library",
      """
      // File: Shop/CatalogueViewController.swift
      final class CatalogueViewController: UIViewController {
        let store: StoreInterface
        func rowTapped(_ id: Int) {
          let detail = store.detailViewController(id: id)
          navigationController?.↓pushViewController(detail, animated: true)
        }
        func filterTapped() { ↓presentPanModal(FilterViewController()) }
      }
      final class FilterViewController: UIViewController {}
      // File: Store/StoreInterface.swift
      protocol StoreInterface { func detailViewController(id: Int) -> UIViewController }
      // File: Store/StoreInterfaceImpl.swift
      final class StoreInterfaceImpl: StoreInterface {
        func detailViewController(id: Int) -> UIViewController { DetailViewController(id: id) }
      }
      final class DetailViewController: UIViewController {}
      """, message: "pushes 'DetailViewController' itself"),
    .init(
      "performs a segue, from an extension in another file",
      """
      // File: CatalogueViewController.swift
      final class CatalogueViewController: UIViewController {}
      // File: CatalogueViewController+Segues.swift
      extension CatalogueViewController {
        func basketTapped() { ↓performSegue(withIdentifier: "Basket", sender: nil) }
        func backTapped() { performSegue(withIdentifier: "unwindToStart", sender: nil) }
      }
      """, message: "performs the segue 'Basket' itself"),
    .init(
      "performs a segue by a helper of all controllers",
      """
      extension UIViewController {
        func performSegue(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: self) }
      }
      enum Segue: String { case detail, unwindToStart }
      final class CatalogueViewController: UIViewController {
        func rowTapped() { ↓performSegue(.detail) }
        func backTapped() { performSegue(.unwindToStart) }
      }
      """, message: "performs the segue 'detail' itself"),
    .init(
      "instantiates the next screen from a storyboard",
      """
      final class CatalogueViewController: UIViewController {
        func basketTapped() {
          let board = UIStoryboard(name: "Shop", bundle: nil)
          let next = board.instantiateViewController(withIdentifier: "Basket")
          ↓present(next, animated: true)
        }
      }
      """),
    .init(
      "replaces what the window shows",
      """
      final class SplashViewController: UIViewController {
        func finished() { view.window?.↓rootViewController = HomeViewController() }
      }
      final class HomeViewController: UIViewController {}
      """, message: "'HomeViewController'"),
    .init(
      "goes deeper with a screen of its own type",
      """
      final class FolderViewController: UIViewController {
        func folderTapped() {
          let next = FolderViewController()
          navigationController?.↓pushViewController(next, animated: true)
        }
      }
      """),
    .init(
      "shows a screen through a helper that presents what it is given, and one through a helper of that",
      """
      extension UIViewController {
        func presentFullScreen(_ controller: UIViewController) {
          controller.modalPresentationStyle = .fullScreen
          present(controller, animated: true)
        }
      }
      final class CatalogueViewController: UIViewController {
        func basketTapped() { ↓presentFullScreen(BasketViewController()) }
        func failed() { presentFullScreen(UIAlertController()) }
        func tourTapped() { ↓showOnTop(TourViewController()) }
        private func showOnTop<Screen: UIViewController>(_ screen: Screen) { presentFullScreen(screen) }
      }
      final class BasketViewController: UIViewController {}
      final class TourViewController: UIViewController {}
      """),
    .init(
      "one screen, shown at two places, is one finding",
      """
      final class CatalogueViewController: UIViewController {
        func rowTapped() { ↓show(DetailViewController(), sender: self) }
        func buttonTapped() { show(DetailViewController(), sender: self) }
      }
      final class DetailViewController: UIViewController {}
      """),
  ]

  private static let flows: [RuleDescription.Example] = [
    .init(
      "makes a coordinator and starts it",
      """
      final class CatalogueViewController: UIViewController {
        func payTapped() {
          let coordinator = PaymentCoordinator(navigationController: navigationController)
          coordinator.↓start()
        }
      }
      final class PaymentCoordinator: Coordinator {
        private let navigationController: UINavigationController?
        init(navigationController: UINavigationController?) {
          self.navigationController = navigationController
        }
        func start() { navigationController?.pushViewController(PayViewController(), animated: true) }
      }
      final class PayViewController: UIViewController {}
      """, message: "makes the flow 'PaymentCoordinator'"),
    .init(
      "opens a link",
      """
      final class ImprintViewController: UIViewController {
        func linkTapped(_ url: URL) { UIApplication.shared.↓open(url) }
        func settingsTapped() {
          guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
          UIApplication.shared.open(url)
        }
      }
      """),
    .init(
      "a view presents through the window",
      """
      final class CardView: UIView {
        func shareTapped() {
          let sharing = UIActivityViewController(activityItems: [], applicationActivities: nil)
          window?.rootViewController?.↓present(sharing, animated: true)
        }
      }
      """),
  ]

  private static let mixed: [RuleDescription.Example] = [
    .init(
      "fills a navigation controller that it makes, and presents it",
      """
      final class CatalogueViewController: UIViewController {
        func basketTapped() {
          let navigation = UINavigationController()
          navigation.pushViewController(BasketViewController(), animated: false)
          ↓present(navigation, animated: true)
        }
        func noticed() {
          let loading = LoadingViewController()
          present(loading, animated: true)
        }
      }
      final class BasketViewController: UIViewController {}
      final class LoadingViewController: UIViewController {}
      """, message: "presents 'BasketViewController' itself"),
    .init(
      "a tab bar controller hosts its flows",
      """
      final class ShellViewController: UITabBarController {
        private lazy var shop = ShopCoordinator()
        override func viewDidLoad() { shop.start() }
        func paymentFailed() { ↓present(RetryViewController(), animated: true) }
      }
      final class ShopCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func start() {}
      }
      final class RetryViewController: UIViewController {}
      """),
    .init(
      "has a container of dependencies make the screen",
      """
      final class CatalogueViewController: UIViewController {
        private let container = Container()
        func basketTapped() {
          let next = container.resolve(BasketViewController.self)
          ↓show(next, sender: self)
        }
        func rowTapped() { ↓performSegue(withIdentifier: Segue.detail.rawValue, sender: nil) }
        func loggedOut() {
          UIApplication.shared.windows.first?.↓rootViewController = LoginViewController()
        }
      }
      enum Segue: String { case detail }
      final class BasketViewController: UIViewController {}
      final class LoginViewController: UIViewController {}
      """),
    .init(
      "instantiates a screen by its class",
      """
      final class CatalogueViewController: UIViewController {
        func helpTapped() {
          let help = UIStoryboard.help.instantiateViewController(ofClass: HelpViewController.self)
          ↓show(help, sender: self)
        }
      }
      final class HelpViewController: UIViewController {}
      """, message: "shows 'HelpViewController' itself"),
    .init(
      "pushes the last screen of a list of screens",
      """
      final class CatalogueViewController: UIViewController {
        func found() {
          guard let navigation = navigationController else { return }
          navigation.↓setViewControllers([self, DetailViewController()], animated: true)
        }
        func cleared(_ others: [UIViewController]) {
          navigationController?.setViewControllers(others, animated: false)
        }
      }
      final class DetailViewController: UIViewController {}
      """),
    .init(
      "chooses the screen by a switch, and is the owner that a stream hands on",
      """
      final class ShelfViewController: UIViewController {
        func open(_ route: Route) {
          let next = switch route {
          case .book: BookViewController()
          case .shop: if isOpen { ShopViewController() } else { BookViewController() }
          }
          navigationController?.↓pushViewController(next, animated: true)
        }
        func bind() { routes.withUnretained(self).filter { true }.sink { owner, route in
          owner.↓present(ShopViewController(), animated: true)
        } }
      }
      final class BookViewController: UIViewController {}
      final class ShopViewController: UIViewController {}
      """, message: "pushes 'BookViewController' itself"),
  ]
}
