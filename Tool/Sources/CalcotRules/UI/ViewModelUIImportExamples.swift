internal import CalcotFindings

enum ViewModelUIImportExamples {
  static let all: [RuleDescription.Example] = [
    RuleDescription.Example(
      "An import that nothing needs", message: "names nothing of it",
      code: """
        import Foundation
        import ↓UIKit

        final class SearchViewModel {
          private let service: SearchService
          init(service: SearchService) { self.service = service }
          func results(_ text: String) -> [URL] { service.urls }
        }
        final class SearchService { let urls: [URL] = [] }
        """,
      fixed: """
        import Foundation

        final class SearchViewModel {
          private let service: SearchService
          init(service: SearchService) { self.service = service }
          func results(_ text: String) -> [URL] { service.urls }
        }
        final class SearchService { let urls: [URL] = [] }
        """),
    RuleDescription.Example(
      "An import that only brings Combine and Foundation along",
      message: "Combine and Foundation is enough",
      code: """
        import ↓SwiftUI
        final class LockViewModel: ObservableObject {
          @Published private(set) var isLocked = true
          private let defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
        }
        """,
      fixed: """
        import Combine
        import Foundation
        final class LockViewModel: ObservableObject {
          @Published private(set) var isLocked = true
          private let defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
        }
        """),
    RuleDescription.Example(
      "An import for a colour", message: "for a value, 'UIColor'",
      code: """
        import ↓UIKit
        final class TopicViewModel {
          private(set) var isChosen = false
          var color: UIColor { isChosen ? .red : .blue }
          func tapped() { isChosen = true }
        }
        """),
    RuleDescription.Example(
      "A name that needs UIKit without looking so", message: "'NSDiffableDataSourceSnapshot'",
      code: """
        import ↓UIKit
        final class RecentViewModel {
          private(set) var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          func load() { snapshot.appendSections([0]) }
        }
        """),
    RuleDescription.Example(
      "A view beside the ViewModel needs the import",
      code: """
        import SwiftUI
        final class ListViewModel: ObservableObject { @Published private(set) var rows: [Int] = [] }
        struct ListView: View {
          @ObservedObject var viewModel: ListViewModel
          var body: some View { Text("\\(viewModel.rows.count)") }
        }
        """),
    RuleDescription.Example(
      "A ViewModel that builds views is another rule's",
      code: """
        import UIKit
        final class HomeViewModel {
          private var rows: [Int] = []
          func header() -> UIView { UIView() }
          func load() { rows = [1] }
        }
        """),
    RuleDescription.Example(
      "The project's own module called UI",
      code: """
        import Foundation
        import UI
        final class HomeViewModel {
          private var rows: [Int] = []
          func load() { rows = [1] }
        }
        """),
  ]
}

extension RuleDescription.Example {
  fileprivate init(
    _ title: String, message: String? = nil, code: String, fixed: String? = nil
  ) {
    self.init(title, code, message: message, fixed: fixed)
  }
}
