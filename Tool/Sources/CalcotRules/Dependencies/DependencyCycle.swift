internal import CalcotCode
internal import CalcotFindings

/// A part below a screen that names the screen above it, or features that name each other.
struct DependencyCycle: Rule {
  static let description = RuleDescription(
    id: "dependency-cycle", group: "dependencies",
    summary: "Features do not depend on each other in circles, nor the core on a screen.",
    rationale: """
      What depends on each other can only be understood, tested, built and changed together. A \
      service that names a screen that uses it makes every other user of the service depend on that \
      screen; and two features that name each other are one feature in two folders.
      """,
    remedy: """
      Cut the arrow that the finding names: let whoever assembles the parts hand in what is needed, \
      as a closure or behind a protocol of the part that needs it, or move what both need below \
      both. Coordinators and builders may know every screen, and do not count.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let references = TypeReferences(context.codebase)
    let cycles = CoreCycles(references)
    let graph = FeatureGraph(references)
    return cycles.all().compactMap { finding($0, cycles.parts, context) }
      + ScreenPair.groups(references).compactMap { finding($0, context) }
      + graph.groups().compactMap { finding($0, graph, context) }
  }

  // MARK: The core and a screen

  private func finding(
    _ cycles: [CoreCycles.UpwardCycle], _ parts: CoreParts, _ context: RuleContext
  ) -> Finding? {
    guard let first = cycles.first else { return nil }
    let (user, used) = (first.upward.user, first.upward.used)
    let nested = first.upward.nested(in: context.codebase)
    let named = nested.map { "\(used.name).\($0)" } ?? used.name.text
    let isItsBusiness =
      parts.handlesControllers(user) || first.upward.isOfMetatype(in: context.codebase)
    let names = [user, used] + first.back.map(\.used)
    let sure = (parts.confidence(inCore: user) ?? 0.7) * (parts.confidence(onScreen: used) ?? 0.8)
    return context.finding(
      of: Self.self, at: first.upward.node, severity: isItsBusiness ? .info : .warning,
      confidence: isItsBusiness ? 0.7 : max(0.75, sure), symbol: used.name.text,
      message:
        "'\(user.name)' names '\(named)', a part of a screen that depends on it: "
        + names.map(\.name.text).joined(separator: " → ") + "; the first arrow is the one to cut",
      facts: first.back.map(fact)
        + cycles.dropFirst().prefix(12).map {
          Fact("'\(user.name)' names '\($0.upward.used.name)', too", at: $0.upward.node)
        })
  }

  private func fact(_ reference: TypeReference) -> Fact {
    Fact("'\(reference.user.name)' names '\(reference.used.name)'", at: reference.node)
  }

  // MARK: Two screens

  private func finding(_ pairs: [ScreenPair], _ context: RuleContext) -> Finding? {
    guard let first = pairs.first(where: \.isFoundByCast) ?? pairs.first else { return nil }
    let (user, used) = (first.reference.user.name, first.reference.used.name)
    let others = pairs.filter { $0.reference.node != first.reference.node }
    let reason =
      first.isFoundByCast
      ? "'\(user)' looks for '\(used)' among the controllers around it, and '\(used)' knows it"
      : "'\(user)' and '\(used)' name each other"
    return context.finding(
      of: Self.self, at: first.reference.node, severity: first.isFoundByCast ? .warning : .info,
      confidence: first.isFoundByCast ? 0.85 : 0.75, symbol: used.text,
      message: "\(reason); neither can be tested or changed without the other"
        + (others.isEmpty ? "" : "; likewise \(others.count) more around them"),
      facts: [fact(first.back)] + others.flatMap { [fact($0.reference), fact($0.back)] }.prefix(12))
  }

  // MARK: Features

  private func finding(
    _ group: [Feature], _ graph: FeatureGraph, _ context: RuleContext
  ) -> Finding? {
    guard let cycle = graph.shortestCycle(in: group) else { return nil }
    let cuts = graph.cuts(in: group, atMost: 3)
    guard let cut = cuts.first, let reference = cut.references.first else { return nil }
    let names = cycle.map(\.from.name) + cycle.prefix(1).map(\.from.name)
    let round = names.joined(separator: " → ")
    let subject =
      group.count == 2
      ? "'\(cut.from.name)' and '\(cut.to.name)' depend on each other"
      : "\(group.count) features depend on each other, the shortest circle is \(round)"
    let isDeep = group.count == 2 && cycle.allSatisfy { isOfLogic($0, context.codebase) }
    return context.finding(
      of: Self.self, at: reference.node, severity: isDeep ? .warning : .info, confidence: 0.8,
      symbol: "\(cut.from.name) → \(cut.to.name)",
      message:
        "\(subject); the arrow to cut is that of '\(reference.user.name)' to '\(reference.used.name)', "
        + (cut.references.count == 1 ? "the only one" : "one of \(cut.references.count)")
        + " from '\(cut.from.name)' to '\(cut.to.name)'",
      facts: cut.references.dropFirst().prefix(4).map(fact)
        + cycle.filter { $0.from != cut.from }.compactMap(\.references.first).map(fact)
        + cuts.dropFirst().compactMap { other in
          other.references.first.map {
            Fact(
              "next to cut, \(other.from.name) → \(other.to.name): \(fact($0).note)", at: $0.node)
          }
        })
  }

  /// Returns a Boolean value that indicates whether features share logic, and do not only show each
  /// other's screens.
  private func isOfLogic(_ arrow: FeatureGraph.Arrow, _ codebase: Codebase) -> Bool {
    arrow.references.contains { reference in
      [reference.user, reference.used].allSatisfy {
        codebase.role(of: $0).isViewModelLike || codebase.role(of: $0) == .interactor
      }
    }
  }
}

extension DependencyCycle {
  static let examples: [RuleDescription.Example] = violations + lookAlikes

  private static let violations: [RuleDescription.Example] = [
    .init(
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
    .init(
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
    .init(
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
    .init(
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
    .init(
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
    .init(
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
  ]
}
