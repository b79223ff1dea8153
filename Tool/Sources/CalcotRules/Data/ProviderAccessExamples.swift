internal import CalcotFindings

enum ProviderAccessExamples {
  static let all: [RuleDescription.Example] = [
    RuleDescription.Example(
      "A coordinator writes a store",
      """
      import UIKit
      final class ReportStore {
        var uploads: [String] {
          get { UserDefaults.standard.stringArray(forKey: "uploads") ?? [] }
          set { UserDefaults.standard.set(newValue, forKey: "uploads") }
        }
      }
      final class ReportCoordinator {
        private let navigationController: UINavigationController
        private let store: ReportStore
        init(navigationController: UINavigationController, store: ReportStore) {
          self.navigationController = navigationController
          self.store = store
        }
        func start() {
          navigationController.pushViewController(UIViewController(), animated: true)
          self.↓store.uploads = []
        }
      }
      """),
    RuleDescription.Example(
      "A coordinator writes the defaults",
      """
      import UIKit
      final class IntroCoordinator {
        private let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func finish() {
          ↓UserDefaults.standard.set(true, forKey: "seen")
          navigationController.popViewController(animated: true)
        }
      }
      """),
    RuleDescription.Example(
      "A coordinator hands a provider on; managers and repositories are Services",
      """
      import UIKit
      final class ThemeManager {
        func save() { UserDefaults.standard.set(1, forKey: "theme") }
      }
      final class MovieRepository {
        func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
      }
      final class HomeViewController: UIViewController {
        init(defaults: UserDefaults) { super.init(nibName: nil, bundle: nil) }
      }
      final class HomeCoordinator {
        private let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func start() {
          let controller = HomeViewController(defaults: UserDefaults.standard)
          navigationController.pushViewController(controller, animated: true)
        }
      }
      """),
  ]
}
