internal import CalcotCode
internal import CalcotFindings

/// A ViewModel that uses views, controllers or the UI's globals, whether its file imports them or
/// not.
struct ViewModelUIUse: Rule {
  static let description = RuleDescription(
    id: "viewmodel-ui-use", group: "viewmodel-ui",
    summary: "A ViewModel has no views, no controllers, and none of the UI's globals.",
    rationale: """
      A ViewModel that builds views or asks the screen for its width cannot be tested without them, \
      and cannot be shown by another View. UIKit arrives by many ways, through RxCocoa or a bridging \
      header, so what counts is what is used, not what is imported.
      """,
    remedy: """
      Say what is shown as plain values (a name of an image, a style as an enum case) and let the \
      View turn them into images and colours. Put the pasteboard, haptics and opening of addresses \
      behind a Router's protocol.
      """,
    grades: [
      .b: "a value of the UI's: an image, a colour, a font",
      .c: "a global of the UI's: the application, the screen, the pasteboard, an animation",
      .d: "a view or controller, held, built or passed on",
    ],
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let search = UIUseSearch(codebase: codebase)
    return codebase.types.flatMap { type -> [Finding] in
      guard let uses = uses(of: type, search) else { return [] }
      let building = Set(uses.filter { $0.grade == .d }.map { member(of: $0, codebase) })
      return [Grade.d, .c, .b].compactMap { grade in
        // NB: a value in code that builds a view is part of that.
        let those = uses.filter {
          $0.grade == grade && (grade != .b || !building.contains(member(of: $0, codebase)))
        }
        return finding(those, grade, in: type, context, search)
      }
    }
  }

  /// Returns the uses in a ViewModel; nil for another type. A row's configuration is none, unless it
  /// acts: it reaches a global of the UI's.
  private func uses(of type: CodeType, _ search: UIUseSearch) -> [UIUse]? {
    if ViewModels.isOne(type, in: search.codebase) { return search.uses(in: type) }
    guard ViewModels.isCalledOne(type, in: search.codebase) else { return nil }
    return search.uses(in: type).filter { $0.grade == .c }
  }

  private func finding(
    _ uses: [UIUse], _ grade: Grade, in type: CodeType, _ context: RuleContext,
    _ search: UIUseSearch
  ) -> Finding? {
    let uses = uses.filter { $0.name != Self.animation } + uses.filter { $0.name == Self.animation }
    guard let first = uses.first else { return nil }
    // NB: the finding about the import reports it already.
    if grade == .b, ViewModelUIImport.speaks(of: first, in: context, search) { return nil }
    let role = ViewModels.confidence(of: type, in: context.codebase)
    return context.finding(
      of: Self.self, at: first.node, severity: .warning,
      confidence: role * first.confidence * (grade == .b ? 0.92 : 1), grade: grade,
      symbol: "\(grade.rawValue) \(first.name)",
      message: message(first, others: others(like: first, uses), in: type),
      facts: facts(uses.dropFirst(), context.codebase))
  }

  private func others(like first: UIUse, _ uses: [UIUse]) -> Int {
    uses.count { ($0.name == Self.animation) == (first.name == Self.animation) } - 1
  }

  private func member(of use: UIUse, _ codebase: Codebase) -> Member? {
    codebase.enclosingMember(of: use.node)
  }

  /// Returns one fact for each name on a line.
  private func facts(_ uses: some Sequence<UIUse>, _ codebase: Codebase) -> [Fact] {
    var seen: Set<String> = []
    return uses.filter {
      seen.insert("\(codebase.position(of: $0.node).line) \($0.name)").inserted
    }.prefix(12).map { Fact("and '\($0.name)' here", at: $0.node) }
  }

  private static let animation: Name = "withAnimation"

  private func message(_ use: UIUse, others: Int, in type: CodeType) -> String {
    let what =
      switch (use.grade, use.how) {
      case (.d, .makes): "builds '\(use.name)'"
      case (.d, .calls): "calls '\(use.name)'"
      case (.d, .names): "knows '\(use.name)'"
      case (.c, _) where use.name == Self.animation: "animates with '\(use.name)'"
      case (.c, .makes): "makes '\(use.name)'"
      case (.c, _): "reaches '\(use.name)'"
      default: "uses '\(use.name)'"
      }
    let more = others == 0 ? "" : " and \(others) more like it"
    let why =
      switch use.grade {
      case .d: "a ViewModel says what is shown, and its View or Coordinator builds it"
      case .c where use.name == Self.animation: "how a change is shown is for its View to decide"
      case .c where use.how == .makes: "what the device does is for its View or Router to decide"
      case .c: "it is one for the whole app, so a test of the ViewModel cannot replace it"
      default: "a plain value of its own would keep the ViewModel free of the UI"
      }
    return "'\(type.name)' \(what)\(more); \(why)"
  }
}

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
