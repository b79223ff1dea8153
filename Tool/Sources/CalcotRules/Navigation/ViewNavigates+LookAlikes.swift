internal import CalcotFindings

extension ViewNavigates {
  /// Code that looks as if a View navigated, but does not.
  static let lookAlikes: [RuleDescription.Example] = [
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
}
