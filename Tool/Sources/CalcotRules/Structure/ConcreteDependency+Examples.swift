internal import CalcotFindings

extension ConcreteDependency {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A class whose name tells nothing, made where another ViewModel is given its protocol",
      """
      protocol CaptureDetectorProtocol: AnyObject { func begin() }
      final class CaptureDetector: CaptureDetectorProtocol { func begin() {} }
      final class ItemViewModel {
        private let detector: CaptureDetectorProtocol
        private(set) var isHidden = false
        init(detector: CaptureDetectorProtocol) { self.detector = detector }
        func load() { detector.begin() }
      }
      final class DetailViewModel {
        private let detector = ↓CaptureDetector()
        private(set) var isHidden = false
        func load() { detector.begin() }
      }
      """),
    .init(
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
    .init(
      "A cell makes a loader with a session of its own; another that only loads pictures is its piece",
      """
      import UIKit
      protocol SliceLoading { func load() }
      final class SliceLoader: SliceLoading {
        private let session: URLSession
        init(session: URLSession = .shared) { self.session = session }
        func load() {}
      }
      final class PictureLoader { private var picture = 0; func load() { picture += 1 } }
      final class FilmPlayer { init(loader: SliceLoading) {} }
      final class FilmCell: UICollectionViewCell {
        private let pictures = PictureLoader()
        func show() { _ = FilmPlayer(loader: ↓SliceLoader()) }
      }
      """, message: "'FilmCell' makes 'SliceLoader' itself"),
    .init(
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
    .init(
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
    .init(
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
    .init(
      "A struct that sends, and a class that keeps settings, beside their only protocols",
      """
      import UIKit
      protocol ReportSender { func send() }
      struct ReportSubmitter: ReportSender { func send() {} }
      final class ReportViewController: UIViewController {
        private var sender: ReportSender?
        func tapped() { ↓ReportSubmitter().send() }
      }
      protocol PrivacyStore { func forget() }
      final class PrivacyUserDefaults: PrivacyStore { func forget() {} }
      final class PrivacyViewModel {
        private(set) var store: PrivacyStore = ↓PrivacyUserDefaults()
        private(set) var isOn = true
        func tapped() { isOn = false; store.forget() }
      }
      """),
  ]
}
