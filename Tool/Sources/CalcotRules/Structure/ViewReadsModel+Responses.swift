internal import CalcotFindings

extension ViewReadsModel {
  /// Five ViewModels, enough for the rule to take ViewModels as this codebase's habit.
  private static let screens = (1...5).map {
    """
    // File: Screen\($0)/Screen\($0)ViewModel.swift
    final class Screen\($0)ViewModel {
      private let service: ListService
      private(set) var title = ""
      init(service: ListService) { self.service = service }
      func load() { title = service.title }
    }

    """
  }
  private static let viewModels =
    screens.joined() + "final class ListService { let title = \"\" }\n"

  /// Views that receive answers of the network, and Models of the domain.
  static let responses: [RuleDescription.Example] = [
    .init(
      "A View's function and a View's property have an answer of the network",
      """
      // File: Network/StoreResponse.swift
      struct StoreResponse: Decodable { let id: Int; let name: String; let owners: [OwnerResponse] }
      struct OwnerResponse: Decodable { let id: Int; let name: String }
      // File: Store/StoreView.swift
      import UIKit
      final class StoreView: UIView {
        private let label = UILabel()
        func bind(store: StoreResponse) { label.text = store.↓name }
      }
      // File: Store/OwnersView.swift
      import SwiftUI
      struct OwnersView: View {
        let owners: [OwnerResponse]
        var body: some View { ForEach(owners) { owner in Text(owner.↓name) } }
      }
      """, message: "that 'bind' is given as the network has it"),
    .init(
      "An answer that a View hands on, one that is a row's texts, and one of its own",
      """
      // File: Network/StoreResponse.swift
      struct StoreResponse: Decodable { let id: Int; let name: String }
      // File: Store/StoreView.swift
      import UIKit
      struct TextsResponse { let title: String }
      final class StoreView: UIView {
        private let label = UILabel()
        private var id: Int?
        var onTap: ((StoreResponse) -> Void)?
        func bind(store: StoreResponse, texts: TextsResponse) {
          id = store.id
          label.text = texts.title
          onTap?(store)
        }
      }
      """),
    .init(
      "A cell that is given a Model of the domain, where other Views have ViewModels",
      viewModels + """
        // File: App/Domain/Order.swift
        struct Order { let id: Int; private(set) var name: String; func renamed() -> Order { self } }
        struct Chip: Decodable { let text: String; let fontColor: String }
        // File: Orders/OrderCell.swift
        import UIKit
        final class OrderCell: UITableViewCell {
          private let label = UILabel()
          func configure(_ order: Order) { label.text = order.↓name }
        }
        final class ChipCell: UITableViewCell {
          private let label = UILabel()
          func configure(_ chip: Chip) { label.text = chip.text }
        }
        // File: Orders/OrderRow.swift
        import SwiftUI
        struct OrderRow: View {
          let order: Order
          var body: some View { Text(order.name) }
        }
        """, message: "reads 'name' of the Model 'Order' that 'configure' is given"),
    .init(
      "A controller and a SwiftUI View with ViewModels, whose own functions are given Models",
      viewModels + """
        // File: App/Domain/Order.swift
        struct Order { let id: Int; private(set) var name: String; func renamed() -> Order { self } }
        extension Order { var buyer: Buyer { Buyer(id: id) } }
        struct Buyer { let id: Int }
        struct OrderFilter { let name: String }
        // File: App/Domain/OrderService.swift
        final class OrderService { func orders(_ filter: OrderFilter) -> [Order] { [] } }
        // File: Orders/OrdersViewModel.swift
        final class OrdersViewModel: ObservableObject {
          @Published private(set) var isBusy = false
          private let service: OrderService
          init(service: OrderService) { self.service = service }
          func load() {}
        }
        // File: Orders/OrdersViewController.swift
        import UIKit
        final class OrdersViewController: UIViewController {
          private let viewModel: OrdersViewModel
          init(viewModel: OrdersViewModel) { self.viewModel = viewModel }
          func show(_ order: Order) { title = order.↓name }
          func open(_ order: Order) { print(order.id, order.buyer.id) }
        }
        // File: Orders/OrdersView.swift
        import SwiftUI
        struct OrdersView: View {
          @ObservedObject var viewModel: OrdersViewModel
          let filter: OrderFilter
          var body: some View { Text(filter.name) }
          private func row(_ order: Order) -> some View { Text(order.↓name) }
        }
        // File: Orders/OrderLegend.swift
        import UIKit
        final class OrderLegendController: UIViewController {
          func show(_ order: Order) { title = order.name }
        }
        """),
    .init(
      "What is decoded among entities is a Model, whatever its name; a View's own filter is none",
      viewModels + """
        // File: App/Entities/Filter.swift
        struct Filter: Codable, Identifiable { let id: Int; let phrase: String }
        struct SortFilter: Hashable { let phrase: String }
        // File: Filters/FiltersViewModel.swift
        final class FiltersViewModel: ObservableObject {
          @Published private(set) var filters: [Filter] = []
          @Published private(set) var sorts: [SortFilter] = []
          private let service: FilterService
          init(service: FilterService) { self.service = service }
          func load() {}
        }
        final class FilterService { func filters() -> [Filter] { [] } }
        // File: Filters/FiltersView.swift
        import SwiftUI
        struct FiltersView: View {
          @ObservedObject var viewModel: FiltersViewModel
          var body: some View {
            ForEach(viewModel.filters) { filter in Text(filter.↓phrase) }
            ForEach(viewModel.sorts, id: \\.self) { sort in Text(sort.phrase) }
          }
        }
        """),
    .init(
      "A cell that is given a Model, where no View has a ViewModel",
      """
      // File: App/Domain/Order.swift
      struct Order: Decodable { let id: Int; let name: String }
      // File: Orders/OrderCell.swift
      import UIKit
      final class OrderCell: UITableViewCell {
        private let label = UILabel()
        func configure(_ order: Order) { label.text = order.name }
      }
      """),
    .init(
      "A content view, by its configuration; an empty list of Models; a form that changes a Model",
      """
      // File: App/Models/Place.swift
      struct Place: Codable, Identifiable { let id: Int; var name: String }
      // File: Places/PlaceViewModel.swift
      final class PlaceViewModel: ObservableObject {
        @Published var place: Place
        @Published private(set) var nearby = [Place]()
        private let service: PlaceService
        init(place: Place, service: PlaceService) { self.place = place; self.service = service }
        func load() { nearby = service.places() }
      }
      final class PlaceService { func places() -> [Place] { [] } }
      // File: Places/PlaceContentConfiguration.swift
      import UIKit
      struct PlaceContentConfiguration: UIContentConfiguration { let viewModel: PlaceViewModel }
      // File: Places/PlaceContentView.swift
      import UIKit
      final class PlaceContentView: UIView {
        private var placeConfiguration: PlaceContentConfiguration
        private let label = UILabel()
        init(configuration: PlaceContentConfiguration) { placeConfiguration = configuration }
        func apply() {
          let viewModel = placeConfiguration.viewModel
          label.text = viewModel.place.↓name
        }
      }
      // File: Places/NearbyView.swift
      import SwiftUI
      struct NearbyView: View {
        @ObservedObject var viewModel: PlaceViewModel
        var body: some View { ForEach(viewModel.nearby) { place in Text(place.↓name) } }
      }
      // File: Places/PlaceForm.swift
      import SwiftUI
      struct PlaceForm: View {
        @ObservedObject var viewModel: PlaceViewModel
        var body: some View {
          TextField("Name", text: $viewModel.place.name)
          Field("Name", text: viewModel.place.name) { viewModel.change(\\.name, to: $0) }
        }
      }
      """),
  ]
}
