internal import CalcotFindings

extension ViewModelUIImport {
  static let examples: [RuleDescription.Example] = [
    .init(
      "An import of a framework of screens that nothing needs",
      """
      import Foundation
      import ↓WebKit
      final class PageViewModel { private let service: PageService; init(service: PageService) {
        self.service = service } }
      final class PageService {}
      """, message: "imports WebKit and names nothing of it"),
    .init(
      "An import that nothing needs, though a view of the project is called and a type inside of one used",
      """
      // File: SearchView.swift
      import SwiftUI
      struct SearchView: View {
        enum Tab { case all, mine }
        var body: some View { Text("") }
      }
      final class BannerView: UIView { static func present(_ text: String) {} }
      // File: SearchViewModel.swift
      import Combine
      import ↓SwiftUI
      final class SearchViewModel: ObservableObject {
        @Published private(set) var tab = SearchView.Tab.all
        func saved() { BannerView.present("Saved") }
        func show(_ tab: SearchView.Tab) { self.tab = tab }
      }
      """, message: "names nothing of it"),
    .init(
      "An import that nothing needs",
      """
      import Foundation
      import ↓UIKit

      final class SearchViewModel {
        private let service: SearchService
        init(service: SearchService) { self.service = service }
        func results(_ text: String) -> [URL] { service.urls }
      }
      final class SearchService { let urls: [URL] = [] }
      """, message: "names nothing of it",
      fixed: """
        import Foundation

        final class SearchViewModel {
          private let service: SearchService
          init(service: SearchService) { self.service = service }
          func results(_ text: String) -> [URL] { service.urls }
        }
        final class SearchService { let urls: [URL] = [] }
        """),
    .init(
      "An import that only brings Combine and Foundation along",
      """
      import ↓SwiftUI
      final class LockViewModel: ObservableObject {
        @Published private(set) var isLocked = true
        private let defaults: UserDefaults
        init(defaults: UserDefaults) { self.defaults = defaults }
      }
      """,
      message: "Combine and Foundation is enough",
      fixed: """
        import Combine
        import Foundation
        final class LockViewModel: ObservableObject {
          @Published private(set) var isLocked = true
          private let defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
        }
        """),
    .init(
      "A ViewModel in an extension of its View, and a struct that is called one",
      """
      import SwiftUI
      struct PlaceView: View { var body: some View { Text("") } }
      // File: PlaceViewModel.swift
      import ↓SwiftUI
      extension PlaceView {
        class ViewModel: ObservableObject {
          @Published private(set) var name = ""
          private let service: PlaceService
          init(service: PlaceService) { self.service = service }
          func update() { name = service.name }
        }
      }
      final class PlaceService { let name = "" }
      // File: StatusViewModel.swift
      import ↓UIKit
      struct StatusViewModel {
        var status: Int
        var text: String { status == 0 ? "off" : "on" }
      }
      """),
    .init(
      "A phase of the app's that comes with an event, a row's texts, and an extension with more than types",
      """
      import UIKit
      struct ErrorViewModel {
        var title: String?
        var action: (() -> Void)?
        static func offline(_ action: @escaping () -> Void) -> ErrorViewModel {
          ErrorViewModel(title: "Offline", action: action)
        }
      }
      // File: PhaseViewModel.swift
      import SwiftUI
      final class PhaseViewModel: ObservableObject {
        @Published private(set) var isLocked = false
        func phaseDidChange(_ phase: ScenePhase) { isLocked = phase != .active }
      }
      // File: NameView.swift
      import SwiftUI
      struct NameView: View { var body: some View { title } }
      // File: NameView+Model.swift
      import SwiftUI
      extension NameView {
        var title: Text { Text("") }
        final class ViewModel: ObservableObject { @Published private(set) var name = "" }
      }
      """),
    .init(
      "A presenter of Clean Swift, whose view is a weak protocol, and one that presents alerts",
      """
      import ↓UIKit
      protocol SearchDisplayLogic: AnyObject { func display(_ rows: [String]) }
      final class SearchPresenter {
        weak var viewController: SearchDisplayLogic?
        func present(_ response: Search.Response) { viewController?.display(response.names) }
      }
      enum Search { struct Response { let names: [String] } }
      // File: AlertPresenter.swift
      import UIKit
      final class AlertPresenter {
        weak var viewController: UIViewController?
        func present(_ text: String) { viewController?.dismiss(animated: true) }
      }
      """),
    .init(
      "An import for a colour",
      """
      import ↓UIKit
      final class TopicViewModel {
        private(set) var isChosen = false
        var color: UIColor { isChosen ? .red : .blue }
        func tapped() { isChosen = true }
      }
      """, message: "for a value, 'UIColor'"),
    .init(
      "What a framework adds to other types is named with its call, and only a remark",
      """
      import ↓SwiftUI
      final class FavoritesViewModel {
        private let service: FavoritesService
        private(set) var rows: [Int] = []
        init(service: FavoritesService) { self.service = service }
        func move(_ places: IndexSet, _ place: Int) { rows.move(fromOffsets: places, toOffset: place) }
      }
      final class FavoritesService {}
      """, message: "'move(fromOffsets:)', which it adds to another type"),
    .init(
      "A name that needs UIKit without looking so",
      """
      import ↓UIKit
      final class RecentViewModel {
        private(set) var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        func load() { snapshot.appendSections([0]) }
      }
      """, message: "'NSDiffableDataSourceSnapshot'"),
    .init(
      "AppKit, also as Cocoa: a value, and nothing of it",
      """
      import Foundation
      import ↓Cocoa
      final class BannerViewModel {
        private(set) var icon: NSImage?
        func load() { icon = nil }
      }
      """, message: "'BannerViewModel' imports AppKit for a value, 'NSImage'"),
    .init(
      "Cocoa for Foundation's sake",
      """
      import ↓Cocoa
      final class DatesViewModel {
        private(set) var day = NSDate()
        func load() { day = NSDate() }
      }
      """, message: "'DatesViewModel' imports AppKit and names nothing of it"),
    .init(
      "A view beside the ViewModel needs the import",
      """
      import SwiftUI
      final class ListViewModel: ObservableObject { @Published private(set) var rows: [Int] = [] }
      struct ListView: View {
        @ObservedObject var viewModel: ListViewModel
        var body: some View { Text("\\(viewModel.rows.count)") }
      }
      """),
    .init(
      "A ViewModel that builds views is another rule's",
      """
      import UIKit
      final class HomeViewModel {
        private var rows: [Int] = []
        func header() -> UIView { UIView() }
        func load() { rows = [1] }
      }
      """),
    .init(
      "The project's own module called UI",
      """
      import Foundation
      import UI
      final class HomeViewModel {
        private var rows: [Int] = []
        func load() { rows = [1] }
      }
      """),
  ]
}
