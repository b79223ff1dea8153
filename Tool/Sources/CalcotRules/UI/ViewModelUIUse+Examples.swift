internal import CalcotFindings

extension ViewModelUIUse {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A ViewModel builds a view of the project",
      """
      import SwiftUI
      struct BannerView: View { var body: some View { Text("") } }
      // File: HomeViewModel.swift
      import SwiftUI
      final class HomeViewModel: ObservableObject {
        @Published private(set) var rows: [String] = []
        func banner() -> some ↓View { BannerView() }
        func load() { rows = ["a"] }
      }
      """,
      message: "'HomeViewModel' knows 'View' and 1 more"),
    .init(
      "A ViewModel holds a controller and asks globals, without importing UIKit",
      """
      import Foundation
      final class CardViewModel {
        private let service: CardService
        weak var controller: ↓UIViewController?
        init(service: CardService) { self.service = service }
        func copyTapped() { ↓UIPasteboard.general.string = service.number }
        func width() -> CGFloat { UIScreen.main.bounds.width }
      }
      final class CardService { let number = "1" }
      """),
    .init(
      "A protocol of a ViewModel names a view",
      """
      import Foundation
      protocol InfoViewModelInterface {
        var icon: ↓UIImageView { get }
        func load()
      }
      """),
    .init(
      "An image that arrives without an import",
      """
      import RxCocoa
      final class CreateEventViewModel {
        private let service: EventService
        let photo: Binder<↓UIImage>
        init(service: EventService, photo: Binder<UIImage>) { self.service = service }
      }
      final class EventService {}
      """),
    .init(
      "Animation is the View's",
      """
      import SwiftUI
      final class ListViewModel: ObservableObject {
        @Published var rows: [Int] = []
        func add() { ↓withAnimation { rows.append(1) } }
      }
      """),
    .init(
      "A row's configuration that opens links, and one that says which",
      """
      import UIKit
      struct MessageViewModel {
        let title: String
        func opened(_ url: URL) { ↓UIApplication.shared.open(url) }
      }
      struct BannerViewModel {
        let title: String
        let link: URL
      }
      """),
    .init(
      "A ViewModel builds rows of CarPlay",
      """
      import CarPlay
      final class AreasViewModel {
        private let areas: AreaService
        init(areas: AreaService) { self.areas = areas }
        func rows() -> [↓CPListItem] { areas.names.map { CPListItem(text: $0, detailText: nil) } }
      }
      final class AreaService { let names: [String] = [] }
      """),
    .init(
      "A row's configuration is no ViewModel",
      """
      import UIKit
      struct AvatarCellViewModel {
        let image: UIImage?
        let name: String
      }
      """),
    .init(
      "A default argument is an injected dependency",
      """
      import Foundation
      protocol AddressOpening { func open(_ url: URL) }
      final class LinkViewModel {
        private let opener: AddressOpening
        init(opener: AddressOpening = UIApplication.shared) { self.opener = opener }
        func tapped(_ url: URL) { opener.open(url) }
      }
      """),
    .init(
      "Something that presents, and a module's type of the same name as a view",
      """
      import UIKit
      import Contracts
      struct Contracts: UIViewRepresentable {}
      final class OnboardingPresenter {
        private let model: Contracts.Contract
        func show(from controller: UIViewController) { controller.present(UIViewController(), animated: true) }
        init(model: Contracts.Contract) { self.model = model }
      }
      """),
    .init(
      "A module's type of the same name as one of a stand-in for SwiftUI",
      """
      // File: AppleStandIns/Sources/SwiftUI/Views/Stepper.swift
      public protocol View {}
      public struct Stepper: View { public var body: some View { self } }
      // File: Steps/Sources/Steps/Stepper.swift
      @MainActor public protocol Stepper: AnyObject {}
      // File: Shop/Sources/Cart/CartViewModel.swift
      import Steps
      final class CartViewModel: ObservableObject {
        @Published private(set) var count = 0
        weak var stepper: (any Stepper)?
        func addTapped() { count += 1 }
      }
      """),
    .init(
      "A view of a stand-in for SwiftUI, in a file that imports it",
      """
      // File: AppleStandIns/Sources/SwiftUI/Views/Stepper.swift
      public protocol View {}
      public struct Stepper: View { public var body: some View { self } }
      // File: Shop/Sources/Cart/CartViewModel.swift
      import SwiftUI
      final class CartViewModel: ObservableObject {
        @Published private(set) var count = 0
        func stepper() -> ↓Stepper { Stepper() }
        func addTapped() { count += 1 }
      }
      """),
    .init(
      "A type that a View declares inside of itself, and one that is the ViewModel's own namespace",
      """
      import SwiftUI
      struct HomeView: View {
        enum Tab { case all, mine }
        struct Content { let title: String }
        struct Row: View { var body: some View { Text("") } }
        var body: some View { Text("") }
      }
      extension HomeView {
        final class Model: ObservableObject { @Published private(set) var tab = Tab.all }
      }
      enum Home { enum Tab { case one } }
      // File: HomeViewModel.swift
      import Combine
      final class HomeViewModel: ObservableObject {
        @Published private(set) var count = 0
        func show(_ tab: HomeView.↓Tab) { count += 1 }
        func open(_ tab: Home.Tab) { count += 1 }
        func content() -> HomeView.Content { HomeView.Content(title: "") }
      }
      """, message: "knows 'HomeView.Tab'; what both need does not belong inside of the View"),
    .init(
      "A struct that a controller keeps as its ViewModel, by what it computes, and one for a row",
      """
      import UIKit
      final class ExportViewController: UIViewController { private let viewModel: ExportViewModel }
      final class ExportCell: UITableViewCell { func configure(with viewModel: ExportRowViewModel) {} }
      // File: ExportViewModel.swift
      import Foundation
      struct ExportViewModel {
        let key: Data
        var title: String { "Export" }
        var background: ↓UIColor { .white }
      }
      // File: ExportRowViewModel.swift
      import Foundation
      struct ExportRowViewModel {
        let title: String
        var background: UIColor { .white }
      }
      """, message: "'ExportViewModel' uses 'UIColor'"),
    .init(
      "Images that come from a theme, by a module that hands SwiftUI on; texts of the same theme",
      """
      // File: Design/Sources/Theme/Theme.swift
      @_exported import SwiftUI
      public protocol ThemeImages { var back: Image { get } }
      public protocol ThemeTexts { var back: String { get } }
      public final class Theme {
        public static let shared = Theme()
        public let images: ThemeImages
        public let texts: ThemeTexts
      }
      open class ViewModel<State> { public private(set) var state: State }
      // File: Features/Sources/Help/HelpViewModel.swift
      import Design
      struct HelpState {
        let icon: ↓Image?
        let title: String
      }
      final class HelpViewModel: ViewModel<HelpState> {
        private let service: HelpService
        func load() { service.load() }
      }
      protocol HelpService { func load() }
      // File: Features/Sources/List/ListViewModel.swift
      import Design
      final class ListViewModel: ObservableObject {
        @Published private(set) var rows: [String] = []
        func toolbar() -> Toolbar { Toolbar(icon: Theme.shared.images.↓back) }
      }
      // File: Features/Sources/Texts/TextsViewModel.swift
      import Foundation
      struct TextsState { let icon: Image }
      final class TextsViewModel: ViewModel<TextsState> {
        private let service: HelpService
        func title() -> String { Theme.shared.texts.back }
      }
      """, message: "uses 'Image'"),
    .init(
      "Names of the project that look like the UI's",
      """
      import Combine
      struct UIState { var rows: [Int] = [] }
      enum Color { case red }
      final class StateViewModel: ObservableObject {
        enum State { case idle }
        @Published private(set) var ui = UIState()
        @Published private(set) var state = State.idle
        func color() -> Color { .red }
        func updateView() { ui.rows = [1] }
      }
      """),
  ]
}
