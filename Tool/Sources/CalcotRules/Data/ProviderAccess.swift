internal import CalcotCode
internal import CalcotFindings

/// A Coordinator, Router or Model that accesses a provider.
struct ProviderAccess: Rule {
  static let description = RuleDescription(
    id: "provider-access", group: "data",
    summary: "Only Interactors and Services reach the network, databases, defaults and keychain.",
    rationale: """
      A Coordinator that loads and saves keeps business logic where nobody looks for it, and where no \
      test reaches it without navigating; a Model that does can no longer be made in a test as plain \
      data.
      """,
    remedy: """
      Move the access into the Interactor of the screen it is for, or into a Service that the \
      Coordinator hands on.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let making = DataFindings(context: context)
    let found = DataAccesses.of(context)
    return found.byType.compactMap { type, uses in
      let guess = codebase.guess(type)
      guard !type.isExternal,
        guess.role.navigates || guess.role == .model && guess.confidence >= 0.7
      else { return nil }
      let isModel = guess.role == .model
      if isModel, found.projectData.isRequest(type) { return nil }
      guard isModel || Self.navigates(type, in: codebase) else { return nil }
      let counted = uses.filter {
        isModel ? Self.counts(inModel: $0) : Self.counts($0) && !Self.isSetter($0, in: codebase)
      }
      return making.finding(
        of: Self.self, counted, in: type, role: guess.confidence * (isModel ? 0.95 : 0.97),
        why: isModel
          ? "a Model is plain data, and its Interactor loads and saves it"
          : "it decides where to go, and an Interactor or Service loads and saves")
    }
  }

  private static let entrances: Set<Name> = [
    "start", "navigate", "toPresentable", "present", "show",
  ]
  private static let screens: [Name] = ["UIViewController", "UIWindow", "NSWindow"]

  /// Returns a Boolean value that indicates whether a type begins a flow or holds a screen, and is
  /// no helper with a coordinator's name.
  private static func navigates(_ type: CodeType, in codebase: Codebase) -> Bool {
    if codebase.superclass(of: type) != nil { return true }
    return codebase.members(of: type).contains { member in
      if member.isFunction { return entrances.contains(member.name) }
      guard member.isVariable, let use = codebase.writtenType(of: member.node) else { return false }
      let role = codebase.type(of: use).map { codebase.role(of: $0) }
      return role.map { $0.isUI || $0.navigates } ?? false
        || screens.contains { codebase.isSubtype(use.name, nil, of: $0) }
    }
  }

  /// Returns a Boolean value that indicates whether a use counts: a coordinator may hold, create
  /// and pass on providers, and read a flag.
  private static func counts(_ use: DataAccess) -> Bool {
    if use.reason != nil { return (use.how == .writes || use.how == .calls) && isData(use) }
    switch use.how {
    case .calls, .writes, .wraps: return true
    case .reads, .makes, .names, .takes: return false
    }
  }

  private static let set: Name = "set"

  /// Returns a Boolean value that indicates whether a use stores a flag of the coordinator, to
  /// decide about navigation.
  private static func isSetter(_ use: DataAccess, in codebase: Codebase) -> Bool {
    use.reason != nil
      && codebase.ancestors(of: use.node).contains {
        codebase[$0].kind == .accessor && codebase[$0].name == set
      }
  }

  private static func isData(_ use: DataAccess) -> Bool { DataWords(use.name).isData }

  private static func counts(inModel use: DataAccess) -> Bool {
    use.reason == nil && use.isGlobal && (use.how == .calls || use.how == .writes)
      && use.provider != .keychain && use.provider != .files
  }
}

extension ProviderAccess {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A coordinator writes a store",
      """
      import UIKit
      final class ReportStore {
        var uploads: [String] {
          get { UserDefaults.standard.stringArray(forKey: "uploads") ?? [] }
          set { UserDefaults.standard.set(newValue, forKey: "uploads") }
        }
      }
      final class ReportCoordinator {
        private let navigationController: UINavigationController
        private let store: ReportStore
        init(navigationController: UINavigationController, store: ReportStore) {
          self.navigationController = navigationController
          self.store = store
        }
        func start() {
          navigationController.pushViewController(UIViewController(), animated: true)
          self.↓store.uploads = []
        }
      }
      """),
    .init(
      "A coordinator writes the defaults",
      """
      import UIKit
      final class IntroCoordinator {
        private let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func finish() {
          ↓UserDefaults.standard.set(true, forKey: "seen")
          navigationController.popViewController(animated: true)
        }
      }
      """),
    .init(
      "A coordinator hands a provider on; managers and repositories are Services",
      """
      import UIKit
      final class ThemeManager {
        func save() { UserDefaults.standard.set(1, forKey: "theme") }
      }
      final class MovieRepository {
        func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
      }
      final class HomeViewController: UIViewController {
        init(defaults: UserDefaults) { super.init(nibName: nil, bundle: nil) }
      }
      final class HomeCoordinator {
        private let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func start() {
          let controller = HomeViewController(defaults: UserDefaults.standard)
          navigationController.pushViewController(controller, animated: true)
        }
      }
      """),
    .init(
      "A router passes on what the next Interactor of Clean Swift needs; the protocol is no store",
      """
      import UIKit
      protocol DetailDataStore { var name: String? { get set } }
      final class DetailInteractor: DetailDataStore { var name: String? }
      final class ListRouter {
        weak var viewController: UIViewController?
        func showDetail(_ store: DetailDataStore) {
          var next: DetailDataStore = store
          next.name = "a"
          viewController?.show(UIViewController(), sender: nil)
        }
      }
      """),
  ]
}
