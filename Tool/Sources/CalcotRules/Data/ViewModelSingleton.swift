internal import CalcotCode
internal import CalcotFindings

/// A ViewModel that uses a singleton or a service locator.
struct ViewModelSingleton: Rule {
  static let description = RuleDescription(
    id: "viewmodel-singleton", group: "data",
    summary: "A ViewModel is given what it needs, and reaches no singleton or locator.",
    rationale: """
      What a ViewModel takes from `Core.shared` is a dependency that its initialiser does not show; \
      tests of it share state with each other, and with the app.
      """,
    remedy: """
      Make it a parameter of the initialiser, by protocol; the singleton may be its default argument, \
      or better, the Coordinator that makes the ViewModel passes it.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let search = SingletonSearch(codebase)
    let found = search.uses { Self.isChecked($0, in: codebase) }
    let all = codebase.types.count { Self.isChecked($0, in: codebase) }
    let share = Share(with: all - found.count, of: all)
    return found.compactMap { type, uses in
      let counted = uses.filter { !$0.isExempt }
      guard let first = counted.first ?? uses.first else { return nil }
      let isInfo = counted.isEmpty || share.fraction < 0.4 && all >= 10
      return context.finding(
        of: Self.self, at: first.node, severity: isInfo ? .info : .warning,
        confidence: ViewModels.confidence(of: type, in: codebase)
          * (first.isExempt ? 0.75 : 0.95),
        symbol: first.text, message: message(first, counted.dropFirst(), in: type),
        facts: facts(counted.dropFirst(), first) + habit(share, at: type.declaration))
    }
  }

  private static func isChecked(_ type: CodeType, in codebase: Codebase) -> Bool {
    !type.isProtocol
      && (ViewModels.isOne(type, in: codebase) || ViewModels.isCalledOne(type, in: codebase))
  }

  private func message(
    _ first: SingletonAccess, _ others: ArraySlice<SingletonAccess>, in type: CodeType
  ) -> String {
    let more =
      others.isEmpty
      ? "" : " and \(others.count) more singleton\(others.count == 1 ? "" : "s") like it"
    return "'\(type.name)' reaches '\(first.text)'\(more); what it is given in its initialiser, a "
      + "test can replace"
  }

  private func facts(_ others: ArraySlice<SingletonAccess>, _ first: SingletonAccess) -> [Fact] {
    others.prefix(16).map { Fact("and '\($0.text)' here", at: $0.node) }
  }

  private func habit(_ share: Share, at node: NodeID) -> [Fact] {
    share.isHabit() ? [Fact(share.sentence("do without"), at: node)] : []
  }
}

extension ViewModelSingleton {
  static let examples: [RuleDescription.Example] = [
    .init(
      "Singletons in the body and as the value of a property",
      """
      import Foundation
      final class Core { static let shared = Core(); let orders = 1 }
      struct Flags { static let shared = Flags(); let isOn = true }
      final class OrdersViewModel: ObservableObject {
        private let flags = ↓Flags.shared
        @Published private(set) var count = 0
        func load() { count = Core.shared.orders + (flags.isOn ? 1 : 0) }
      }
      """,
      message: "reaches 'Flags.shared' and 1 more singleton like it"),
    .init(
      "A service that a namespace of the app keeps, and one that is no object",
      """
      import Foundation
      enum App {
        enum Repository { static let token = TokenRepository() }
        enum Texts { static let service = TextsService() }
      }
      final class TokenRepository { var token = ""; func save() {} }
      struct TextsService { let title = "" }
      final class SplashViewModel: ObservableObject {
        @Published private(set) var title = ""
        func load() {
          title = ↓App.Repository.token.token
          title = App.Texts.service.title
        }
      }
      """, message: "reaches 'App.Repository.token'"),
    .init(
      "A constant of a class's own type, whatever its name; several of them are choices",
      """
      import Foundation
      final class Session { static let live = Session(); func user() -> Int { 1 } }
      final class Style { static let plain = Style(); static let bold = Style() }
      final class ProfileViewModel {
        private(set) var user = 0
        private let style = Style.bold
        func load() { user = ↓Session.live.user() }
      }
      """),
    .init(
      "A locator",
      """
      import Foundation
      protocol StoresManager { func dispatch(_ action: Int) }
      enum ServiceLocator { static var stores: StoresManager { fatalError() } }
      final class ReviewsViewModel {
        private(set) var rows: [Int] = []
        func load() { ↓ServiceLocator.stores.dispatch(1) }
      }
      """,
      message: "ServiceLocator.stores"),
    .init(
      "An object that is a global, which a nearer name hides",
      """
      final class StoreContainer { func get<S>() -> S { fatalError() } }
      final class ProfileStore { func name() -> String { "" } }
      struct Limits { let length = 3 }
      var container = StoreContainer()
      let limits = Limits()
      final class ProfileViewModel {
        private let store: ProfileStore = ↓container.get()
        private(set) var name = ""
        func load() { name = String(store.name().prefix(limits.length)) }
      }
      final class BoxViewModel {
        private let container: [String]
        private(set) var title = ""
        init(container: [String]) { self.container = container }
        func load() { title = container.joined() }
      }
      """,
      message: "'ProfileViewModel' reaches 'container'"),
    .init(
      "A global struct of services, whose values are let be",
      """
      protocol Flags { var isOn: Bool { get } }
      protocol Wallet { func cards() -> [String] }
      struct World {
        var now: () -> Date
        var flags: Flags
        var wallet: Wallet
        let version: String
      }
      var Current: World!
      final class CardsViewModel {
        private(set) var title = ""
        func load() { title = Current.version; if ↓Current.flags.isOn { title = "" } }
      }
      final class DayViewModel {
        private(set) var day = Date()
        func load() { day = Current.now() }
      }
      """,
      message: "'CardsViewModel' reaches 'Current'"),
    .init(
      "A default argument injects, a static factory assembles, and Foundation's are harmless",
      """
      import Foundation
      protocol Opening { func open() }
      final class Opener: Opening { static let shared = Opener(); func open() {} }
      struct Insets { static let `default` = Insets() }
      final class LinkViewModel {
        private let opener: Opening
        private let insets = Insets.default
        private(set) var title = ""
        init(opener: Opening = Opener.shared) { self.opener = opener }
        static func make() -> LinkViewModel { LinkViewModel(opener: Opener.shared) }
        func load() {
          NotificationCenter.default.post(name: Notification.Name("a"), object: nil)
          title = Locale.current.identifier
          DispatchQueue.main.async { self.opener.open() }
        }
      }
      """),
    .init(
      "A coordinator may take what it hands on",
      """
      import UIKit
      final class Core { static let shared = Core() }
      final class HomeCoordinator {
        let navigationController = UINavigationController()
        func start() { navigationController.pushViewController(UIViewController(), animated: true) }
        let core = Core.shared
      }
      """),
    .init(
      "The parameter of a closure is no type",
      """
      final class PageViewModel {
        private let pages: [Page]
        private(set) var names: [String] = []
        init(pages: [Page]) { self.pages = pages }
        func load() { names = pages.compactMap { $0.instance?.name } }
      }
      struct Page { let instance: Instance? }
      struct Instance { let name: String }
      """),
  ]
}
