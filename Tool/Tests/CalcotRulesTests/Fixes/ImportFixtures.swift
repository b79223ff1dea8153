import Testing

/// A file with imports, and those it has after its fixes.
struct ImportFixture: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var imports: [String]
  /// The import without which the file does not build; empty if it is to go.
  var needed = ""

  var testDescription: String { name }
}

enum ImportFixtures {
  static var all: [ImportFixture] { gone + kept + others }

  /// A file for each framework that imports UIKit and uses the other framework only.
  static let gone = StandIns.headers.map { module, names in
    let types = names.split(separator: " ")
    let properties = types.enumerated().map { "  private var part\($0): \($1)?" }
    let imports = ["Foundation", "UIKit", module].sorted { $0.lowercased() < $1.lowercased() }
    let text =
      imports.map { "import \($0)\n" }.joined() + """

        final class \(module)ViewModel {
          private let service: \(module)Service
        \(properties.joined(separator: "\n"))
          private(set) var date: Date?
          init(service: \(module)Service) { self.service = service }
          func load() { date = service.date() }
        }
        final class \(module)Service { func date() -> Date { Date() } }
        """
    return ImportFixture(
      name: "\(module)ViewModel.swift", text: text, imports: imports.filter { $0 != "UIKit" })
  }

  /// Files whose imports must stay.
  static let kept = [
    kept("Watch", ["Kit", "WatchKit"], "func load() { _ = WKApplication.shared(); done += 1 }"),
    kept("Tasks", ["Kit", "WatchKit"], "var task: WKRefreshBackgroundTask?", "WatchKit"),
    kept("Wrist", ["Kit", "WatchKit"], "var controller: WKInterfaceController?", "WatchKit"),
    kept("Newer", ["Kit", "WatchKit"], "var newer: WKSomethingNewer?", "WatchKit"),
    kept("Web", ["WatchKit", "WebKit"], "var a: WKDownload?; var b: WKApplication?", "WatchKit"),
    kept("Time", ["UIKit"], "func load() -> Double { CACurrentMediaTime() }", "UIKit"),
    kept("Link", ["UIKit"], "var link: CADisplayLink?", "UIKit"),
    kept("Rows", ["UIKit"], "var rows = NSDiffableDataSourceSnapshot<Int, Int>()", "UIKit"),
    kept("Steps", ["RxFlow", "SwiftUI"], "var shown: SwiftUI.Stepper?", "SwiftUI"),
  ].map { fixture in
    var fixture = fixture
    fixture.needed = fixture.needed.isEmpty ? "WatchKit" : fixture.needed
    return fixture
  }

  private static func kept(
    _ name: String, _ imports: [String], _ member: String, _ needed: String = ""
  ) -> ImportFixture {
    let text = file(name, imports, member)
    return ImportFixture(
      name: "\(name)ViewModel.swift", text: text, imports: imports, needed: needed)
  }

  /// Files whose names are those of several frameworks.
  static let others = [
    ImportFixture(
      name: "RxViewModel.swift",
      text: file("Rx", ["RxSwift", "UIKit"], "private let rows = Observable<Int>()"),
      imports: ["RxSwift"]),
    ImportFixture(
      name: "CartViewModel.swift",
      text: """
        import RxFlow
        import UIKit

        final class CartViewModel: Stepper {
          private let service: CartService
          var steps: Int { 1 }
          private(set) var count = 0
          init(service: CartService) { self.service = service }
          func load() { count = service.count() }
        }
        final class CartService { func count() -> Int { 1 } }
        """, imports: ["RxFlow"]),
    ImportFixture(
      name: "CallViewModel.swift",
      text: file("Call", ["Moya", "UIKit"], "private var call: Cancellable?"),
      imports: ["Moya", "UIKit"]),
    ImportFixture(
      name: "SortedViewModel.swift",
      text: file(
        "Sorted", ["AVKit", "SwiftUI", "WebKit"],
        "private var pip: AVPictureInPictureController?; var download: WKDownload?\n  let day = Date()"
      ),
      imports: ["AVKit", "Foundation", "WebKit"]),
    ImportFixture(
      name: "LiveViewModel.swift",
      text: """
        import SwiftUI

        final class LiveViewModel: ObservableObject {
          @Published private(set) var day: Date?
          private let service: LiveService
          init(service: LiveService) { self.service = service }
          func load() { day = service.day() }
        }
        final class LiveService { func day() -> Date { Date() } }
        """, imports: ["Combine", "Foundation"]),
  ]

  private static func file(_ name: String, _ imports: [String], _ member: String) -> String {
    imports.map { "import \($0)\n" }.joined() + """

      final class \(name)ViewModel {
        private let service: \(name)Service
        private(set) var done = 0
        \(member)
        init(service: \(name)Service) { self.service = service }
        func refresh() { done = service.count() }
      }
      final class \(name)Service { func count() -> Int { 1 } }
      """
  }
}
