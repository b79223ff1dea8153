internal import CalcotFindings

enum ViewNavigatesExamples {
  static let all: [RuleDescription.Example] = shown + flows + negatives + mixed

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
      "shows a screen through a helper that presents what it is given",
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
      }
      final class BasketViewController: UIViewController {}
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

  private static let negatives: [RuleDescription.Example] = [
    .init(
      "shows alerts, whatever they are called and wherever they are made",
      """
      final class CatalogueViewController: UIViewController {
        private lazy var leaving: UIAlertController = { UIAlertController() }()
        func failed() {
          let viewController = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
          present(viewController, animated: true)
        }
        func leaveTapped() { present(leaving, animated: true) }
        func warned() {
          if let controller = Warnings.controller() { present(controller, animated: true) }
          let other: UIAlertController
          other = UIAlertController()
          self.present(other, animated: true, completion: nil)
          present(UIAlertController.confirming("Delete?"), animated: true)
        }
      }
      enum Warnings {
        static func controller() -> UIAlertController? { UIAlertController() }
      }
      extension UIAlertController {
        static func confirming(_ text: String) -> UIAlertController { UIAlertController() }
        func show(on controller: UIViewController) { controller.present(self, animated: true) }
      }
      """),
    .init(
      "shows pickers and sheets of the system, and lists to pick from",
      """
      final class ProfileViewController: UIViewController, UIImagePickerControllerDelegate {
        func pictureTapped() {
          let controller = UIImagePickerController()
          controller.delegate = self
          present(controller, animated: true)
        }
        func shareTapped() {
          let inviteViewController = UIActivityViewController(activityItems: [""])
          present(inviteViewController, animated: true)
        }
        func linkTapped(_ url: URL) { present(SFSafariViewController(url: url), animated: true) }
        func countryTapped() {
          let list = ListSelectorViewController<Country>()
          navigationController?.pushViewController(list, animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
          picker.dismiss(animated: true)
        }
      }
      struct Country {}
      final class ListSelectorViewController<Item>: UIViewController {}
      """),
    .init(
      "contains children, turns pages and selects tabs",
      """
      final class HostViewController: UIViewController {
        private let pages = UIPageViewController()
        func showDetail() {
          let detail = DetailViewController()
          addChild(detail)
          view.addSubview(detail.view)
          detail.didMove(toParent: self)
        }
        func turn() {
          pages.setViewControllers([DetailViewController()], direction: .forward, animated: true)
          tabBarController?.selectedIndex = 1
          navigationController?.setNavigationBarHidden(true, animated: true)
        }
      }
      final class DetailViewController: UIViewController {}
      """),
    .init(
      "presents what it is given, and closes itself",
      """
      final class CatalogueViewController: UIViewController {
        override func present(
          _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
        ) {
          super.present(controller, animated: animated, completion: completion)
        }
        func show(cell: Cell) {
          cell.onOpen = { [weak self] in self?.present($0, animated: true) }
          cell.onClose = { [weak self] in self?.dismiss(animated: true) }
        }
        func backTapped() { navigationController?.popViewController(animated: true) }
      }
      final class Cell: UITableViewCell {
        var onOpen: ((UIViewController) -> Void)?
        var onClose: (() -> Void)?
      }
      """),
    .init(
      "asks its coordinator, and overlays of its own that are called like UIKit's functions",
      """
      final class CatalogueViewController: UIViewController {
        weak var coordinator: CatalogueCoordinator?
        private let overlay = ScriptAlertController()
        func rowTapped() { coordinator?.present(DetailViewController(), animated: true) }
        func asked(_ alert: ScriptAlert) { overlay.present(alert) }
        func saved() { ToastView.present("Saved", animated: true) }
        func printed() { UIPrintInteractionController.shared.present(animated: true) }
      }
      final class CatalogueCoordinator: Coordinator {
        let navigationController = UINavigationController()
        func present(_ controller: UIViewController, animated: Bool) {
          navigationController.present(controller, animated: animated)
        }
      }
      struct ScriptAlert {}
      final class ScriptAlertController { func present(_ alert: ScriptAlert) {} }
      final class ToastView: UIView { static func present(_ text: String, animated: Bool) {} }
      final class DetailViewController: UIViewController {}
      """),
    .init(
      "coordinators, routers and flows navigate, whatever they are made of",
      """
      final class ShopRouter {
        weak var viewController: UIViewController?
        func showDetail() { viewController?.show(DetailViewController(), sender: nil) }
      }
      final class RefundFlowController: UINavigationController {
        func next() { pushViewController(DetailViewController(), animated: true) }
      }
      final class DetailViewController: UIViewController {}
      """),
    .init(
      "declares where a SwiftUI screen leads",
      """
      struct CatalogueView: View {
        @State private var isShown = false
        var body: some View {
          NavigationLink("Detail") { DetailView() }.sheet(isPresented: $isShown) { DetailView() }
        }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """),
    .init(
      "a screen that brings itself up",
      """
      final class OnboardingViewController: UIViewController {
        static func show(from presenter: UIViewController) {
          presenter.present(OnboardingViewController(), animated: true)
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
  ]
}
