internal import CalcotFindings

enum DependencyCycleExamples {
  static let all =
    [
      RuleDescription.Example(
        "A service of the core shows a screen that asks it",
        """
        // File: Core/Managers/LockManager.swift
        import SwiftUI
        final class LockManager {
          private(set) var isLocked = false
          func lock() { isLocked = true; cover(UIHostingController(rootView: ↓UnlockView())) }
          private func cover(_ controller: AnyObject) {}
        }
        // File: Modules/Unlock/UnlockView.swift
        import SwiftUI
        struct UnlockView: View {
          @StateObject var viewModel = UnlockViewModel(lockManager: Locator.shared.lockManager)
          var body: some View { Text("Locked") }
        }
        // File: Modules/Unlock/UnlockViewModel.swift
        import Combine
        final class UnlockViewModel: ObservableObject {
          private let lockManager: LockManager
          @Published private(set) var isWrong = false
          init(lockManager: LockManager) { self.lockManager = lockManager }
        }
        """, message: "LockManager → UnlockView → UnlockViewModel → LockManager"),
      RuleDescription.Example(
        "The state of the app has values that are nested in views",
        """
        // File: Core/AppState.swift
        struct AppState: Equatable {
          var list = ↓GroupsView.Routing()
          var detail = GroupView.Routing()
        }
        // File: UI/Groups/GroupsView.swift
        import SwiftUI
        struct GroupsView: View {
          struct Routing: Equatable { var group: Int? }
          let state: AppState
          var body: some View { Text("Groups") }
        }
        // File: UI/Group/GroupView.swift
        import SwiftUI
        struct GroupView: View {
          struct Routing: Equatable { var sheet = false }
          let state: AppState
          var body: some View { Text("Group") }
        }
        """, message: "AppState → GroupsView → AppState"),
      RuleDescription.Example(
        "Two features whose view models know each other",
        """
        // File: Features/Cart/CartViewModel.swift
        final class CartViewModel {
          private let product: ↓ProductViewModel
          private(set) var count = 0
          init(product: ProductViewModel) { self.product = product }
        }
        // File: Features/Product/ProductViewModel.swift
        final class ProductViewModel {
          private weak var cart: CartViewModel?
          private(set) var price = 0
          init(cart: CartViewModel?) { self.cart = cart }
        }
        """, message: "'Cart' and 'Product' depend on each other"),
      RuleDescription.Example(
        "Three features in a circle, by the arrow that is the easiest to cut",
        """
        // File: Features/Cart/CartView.swift
        import SwiftUI
        struct CartView: View {
          var body: some View { ProductView() }
        }
        struct CartRowView: View {
          var body: some View { ProductView() }
        }
        // File: Features/Product/ProductView.swift
        import SwiftUI
        struct ProductView: View {
          var body: some View { ReviewView() }
        }
        struct ProductRowView: View {
          var body: some View { ReviewView() }
        }
        // File: Features/Review/ReviewView.swift
        import SwiftUI
        struct ReviewView: View {
          var body: some View { ↓CartView() }
        }
        """, message: "3 features depend on each other, the shortest circle is Cart → Product"),
      RuleDescription.Example(
        "A controller looks for the one that shows it",
        """
        // File: App/HomeViewController.swift
        import UIKit
        final class HomeViewController: UIViewController {
          func showBookmarks() { present(BookmarksViewController(), animated: true) }
          func showHistory() { present(HistoryViewController(), animated: true) }
          func reload() {}
        }
        // File: App/BookmarksViewController.swift
        import UIKit
        final class BookmarksViewController: UIViewController {
          func deleted() { (presentingViewController as? ↓HomeViewController)?.reload() }
        }
        // File: App/HistoryViewController.swift
        import UIKit
        final class HistoryViewController: UIViewController {
          var home: HomeViewController?
        }
        """, message: "likewise 1 more"),
      RuleDescription.Example(
        "A controller from a storyboard that keeps the one that shows it",
        """
        // File: App/HomeViewController.swift
        import UIKit
        final class HomeViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as? BookmarksViewController)?.home = self
          }
        }
        // File: App/BookmarksViewController.swift
        import UIKit
        final class BookmarksViewController: UIViewController {
          weak var home: ↓HomeViewController?
        }
        """, message: "name each other"),
    ] + lookAlikes

  private static let lookAlikes = [
    RuleDescription.Example(
      "A list and its rows, a value that is nested in a screen, a container, and a base class",
      """
      // File: App/ListViewController.swift
      import UIKit
      final class ListViewController: BaseViewController {
        enum Order { case name, date }
        func orderTapped() { present(OrderViewController(), animated: true) }
      }
      // File: App/OrderViewController.swift
      import UIKit
      final class OrderViewController: UIViewController {
        var order: ListViewController.Order = .name
        func done() { (parent as? TabsController)?.showFirst() }
      }
      // File: App/TabsController.swift
      import UIKit
      final class TabsController: UITabBarController {
        func showFirst() { viewControllers = [OrderViewController()] }
      }
      // File: App/BaseViewController.swift
      import UIKit
      class BaseViewController: UIViewController {
        func list() -> ListViewController? { self as? ListViewController }
      }
      """),
    RuleDescription.Example(
      "Screens that only their coordinators lead to each other",
      """
      // File: Features/Movie/MovieCoordinator.swift
      final class MovieCoordinator {
        func start() { show(MovieViewModel()) }
        func showSimilar() { show(SimilarViewModel()) }
        private func show(_ viewModel: AnyObject) {}
      }
      // File: Features/Movie/MovieViewModel.swift
      final class MovieViewModel {
        weak var coordinator: MovieCoordinator?
        private(set) var title = ""
      }
      // File: Features/Similar/SimilarCoordinator.swift
      final class SimilarCoordinator {
        func start() { show(SimilarViewModel()) }
        func movieChosen() { show(MovieViewModel()) }
        private func show(_ viewModel: AnyObject) {}
      }
      // File: Features/Similar/SimilarViewModel.swift
      final class SimilarViewModel {
        weak var coordinator: SimilarCoordinator?
        private(set) var titles: [String] = []
      }
      """),
    RuleDescription.Example(
      "A core that reaches a screen through its own protocol, and a screen in a closure",
      """
      // File: Core/Managers/LockManager.swift
      protocol LockShowing: AnyObject { func showLock() }
      final class LockManager {
        weak var shower: (any LockShowing)?
        func lock() { shower?.showLock() }
      }
      // File: Modules/Unlock/UnlockViewModel.swift
      final class UnlockViewModel: LockShowing {
        private let lockManager: LockManager
        private(set) var isWrong = false
        init(lockManager: LockManager) { self.lockManager = lockManager }
        func showLock() {}
      }
      """),
    RuleDescription.Example(
      "A view model that navigates as a coordinator does, and one that lies among models",
      """
      // File: App/Models/StepHandler.swift
      import Combine
      final class StepHandler: ObservableObject {
        @Published private(set) var isBusy = false
        weak var alert: AlertViewModel?
      }
      // File: App/Claim/AlertViewModel.swift
      import Combine
      final class AlertViewModel: ObservableObject {
        @Published private(set) var handler: StepHandler?
        weak var navigation: ClaimNavigationViewModel?
      }
      // File: App/Claim/ClaimNavigationViewModel.swift
      import Combine
      final class ClaimNavigationViewModel: ObservableObject {
        @Published private(set) var alert: AlertViewModel?
      }
      """),
    RuleDescription.Example(
      "Tabs that know what they show",
      """
      // File: App/Models/AppTab.swift
      import SwiftUI
      enum AppTab: String, Codable {
        case groups
        @ViewBuilder func content() -> some View { GroupsView(tab: self) }
      }
      // File: App/Groups/GroupsView.swift
      import SwiftUI
      struct GroupsView: View {
        let tab: AppTab
        var body: some View { Text("Groups") }
      }
      """),
    RuleDescription.Example(
      "A screen, its own service and a value they share",
      """
      // File: Modules/Address/AddressService.swift
      final class AddressService {
        func addresses() -> [AddressViewModel.Chain: String] { [:] }
      }
      // File: Modules/Address/AddressViewModel.swift
      final class AddressViewModel {
        enum Chain { case external, change }
        private let service: AddressService
        private(set) var isBusy = false
        init(service: AddressService) { self.service = service }
      }
      """),
    RuleDescription.Example(
      "An extension of the Model that lies beside the screen",
      """
      // File: Core/Models/Product.swift
      struct Product: Codable { let name: String }
      // File: Features/Product/Product+Screen.swift
      import SwiftUI
      extension Product {
        func details() -> ProductView { ProductView(product: self) }
      }
      // File: Features/Product/ProductView.swift
      import SwiftUI
      struct ProductView: View {
        let product: Product
        var body: some View { Text(product.name) }
      }
      """),
    RuleDescription.Example(
      "What all features share, and what tests and debug builds name",
      """
      // File: Features/Common/ErrorView.swift
      import SwiftUI
      struct ErrorView: View {
        var body: some View { CartView() }
      }
      // File: Features/Cart/CartView.swift
      import SwiftUI
      struct CartView: View {
        var body: some View { ErrorView() }
      }
      #if DEBUG
        struct CartGallery: View {
          var body: some View { ReviewView() }
        }
      #endif
      // File: Features/Review/ReviewView.swift
      import SwiftUI
      struct ReviewView: View {
        var body: some View { CartView() }
      }
      """),
  ]
}
