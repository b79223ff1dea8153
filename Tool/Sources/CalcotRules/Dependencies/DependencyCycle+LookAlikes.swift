internal import CalcotFindings

extension DependencyCycle {
  /// Code that looks as if parts depended on each other in a circle.
  static let lookAlikes: [RuleDescription.Example] = [
    .init(
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
    .init(
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
    .init(
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
    .init(
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
    .init(
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
    .init(
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
    .init(
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
    .init(
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
