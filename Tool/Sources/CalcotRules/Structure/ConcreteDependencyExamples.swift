internal import CalcotFindings

enum ConcreteDependencyExamples {
  static let all: [RuleDescription.Example] = [
    RuleDescription.Example(
      "A controller makes a service that has a protocol",
      """
      import UIKit
      protocol AnnouncerService { func announce(_ text: String) }
      final class AnnouncerServiceImpl: AnnouncerService { func announce(_ text: String) {} }
      final class SearchViewModel {
        private let announcer: AnnouncerService
        private(set) var text = ""
        init(announcer: AnnouncerService) { self.announcer = announcer }
        func search(_ text: String) { self.text = text }
      }
      final class SearchViewController: UIViewController {
        func found() { ↓AnnouncerServiceImpl().announce("found") }
      }
      """, message: "'SearchViewController' makes 'AnnouncerServiceImpl' itself"),
    RuleDescription.Example(
      "A class is injected where the siblings take its protocol",
      """
      protocol SessionManagerProtocol { func end() }
      final class SessionManager: SessionManagerProtocol { func end() {} }
      final class OneViewModel {
        private let session: SessionManagerProtocol
        private(set) var isOn = true
        init(session: SessionManagerProtocol) { self.session = session }
        func tapped() { isOn = false }
      }
      final class TwoViewModel {
        private let session: SessionManagerProtocol
        private(set) var isOn = true
        init(session: SessionManagerProtocol) { self.session = session }
        func tapped() { isOn = false }
      }
      final class ThreeViewModel {
        private let ↓session: SessionManager
        private(set) var isOn = true
        init(session: SessionManager) { self.session = session }
        func tapped() { isOn = false }
      }
      """, message: "instead of its protocol, 'SessionManagerProtocol'"),
    RuleDescription.Example(
      "Builders, default arguments, protocols with a class's name, and row values",
      """
      import UIKit
      protocol ProfileManager { func load() }
      final class ProfileManagerImpl: ProfileManager { func load() {} }
      final class ProfileAssembly {
        func assemble() -> ProfileViewModel { ProfileViewModel(manager: ProfileManagerImpl()) }
      }
      final class ProfileViewModel {
        private let manager: ProfileManager
        private(set) var rows: [RowViewModel] = []
        init(manager: ProfileManager = ProfileManagerImpl()) { self.manager = manager }
        func load() { rows = [RowViewModel(title: "a")] }
        static func make() -> ProfileViewModel { ProfileViewModel(manager: ProfileManagerImpl()) }
      }
      struct RowViewModel { let title: String }
      """),
    RuleDescription.Example(
      "A fallback for what is not given, what the class asks beyond the protocol, and data",
      """
      protocol OrderService { func load() }
      final class OrderServiceImpl: OrderService { func load() {}; func warmUp() {} }
      final class OneViewModel {
        private let service: OrderService
        private(set) var isOn = true
        init(service: OrderService? = nil) { self.service = service ?? OrderServiceImpl() }
        func tapped() { isOn = false; service.load() }
      }
      final class TwoViewModel {
        private let service: OrderServiceImpl
        private(set) var isOn = true
        init(service: OrderServiceImpl) { self.service = service }
        func tapped() { isOn = false; service.warmUp() }
      }
      protocol TokenValues { var id: Int { get } }
      final class TokenStore: TokenValues, Hashable { let id = 1 }
      final class ThreeViewModel {
        private(set) var token: TokenValues?
        func tapped() { token = TokenStore() }
      }
      """),
  ]
}
