internal import CalcotFindings

enum ViewModelSingletonExamples {
  static let all: [RuleDescription.Example] = [
    RuleDescription.Example(
      "Singletons in the body and as the value of a property",
      """
      import Foundation
      final class Core { static let shared = Core(); let orders = 1 }
      struct Flags { static let shared = Flags(); let isOn = true }
      final class OrdersViewModel: ObservableObject {
        private let flags = ↓Flags.shared
        @Published private(set) var count = 0
        func load() { count = Core.shared.orders + (flags.isOn ? 1 : 0) }
      }
      """,
      message: "reaches 'Flags.shared' and 1 more singleton like it"),
    RuleDescription.Example(
      "A locator",
      """
      import Foundation
      protocol StoresManager { func dispatch(_ action: Int) }
      enum ServiceLocator { static var stores: StoresManager { fatalError() } }
      final class ReviewsViewModel {
        private(set) var rows: [Int] = []
        func load() { ↓ServiceLocator.stores.dispatch(1) }
      }
      """,
      message: "ServiceLocator.stores"),
    RuleDescription.Example(
      "A default argument injects, a static factory assembles, and Foundation's are harmless",
      """
      import Foundation
      protocol Opening { func open() }
      final class Opener: Opening { static let shared = Opener(); func open() {} }
      struct Insets { static let `default` = Insets() }
      final class LinkViewModel {
        private let opener: Opening
        private let insets = Insets.default
        private(set) var title = ""
        init(opener: Opening = Opener.shared) { self.opener = opener }
        static func make() -> LinkViewModel { LinkViewModel(opener: Opener.shared) }
        func load() {
          NotificationCenter.default.post(name: Notification.Name("a"), object: nil)
          title = Locale.current.identifier
          DispatchQueue.main.async { self.opener.open() }
        }
      }
      """),
    RuleDescription.Example(
      "A coordinator may take what it hands on",
      """
      import UIKit
      final class Core { static let shared = Core() }
      final class HomeCoordinator {
        let navigationController = UINavigationController()
        func start() { navigationController.pushViewController(UIViewController(), animated: true) }
        let core = Core.shared
      }
      """),
  ]
}
