internal import CalcotFindings

extension ViewReachesData {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A controller reads the defaults and sends a request",
      """
      import UIKit
      final class WelcomeViewController: UIViewController {
        override func viewDidLoad() {
          if ↓UserDefaults.standard.bool(forKey: "seen") { return }
          URLSession.shared.dataTask(with: URL(string: "https://a.b")!).resume()
        }
      }
      """,
      message: "calls 'bool' of 'UserDefaults' and does so in 1 more place"),
    .init(
      "A View asks what a type without instances reads in the cookies, through another function",
      """
      import SwiftUI
      enum CookieTool {
        static let names = ["session"]
        static var isSignedIn: Bool { hasCookie(named: "session") }
        static func hasCookie(named name: String) -> Bool {
          HTTPCookieStorage.shared.cookies?.contains { $0.name == name } ?? false
        }
        static func title(_ name: String) -> String { name.capitalized }
      }
      struct HomeView: View {
        var body: some View {
          Text(CookieTool.title(CookieTool.names[0])).disabled(↓CookieTool.isSignedIn)
        }
      }
      """),
    .init(
      "Static members that keep a keychain, have a wrapper around the defaults, or belong to a Model",
      """
      import UIKit
      class Secrets {
        private static let nameKey = "name"
        static let items: Keychain = { Keychain(service: "a").accessibility(.whenUnlocked) }()
        class var name: String? {
          get { Secrets.items[nameKey] }
          set { Secrets.items[nameKey] = newValue }
        }
      }
      enum Choices { @UserDefault("seen") static var wasSeen: Bool }
      struct Account: Codable {
        let name: String
        static let limit = 3
        static var last: Account? { decode(UserDefaults.standard.data(forKey: "account")) }
        static func title(_ account: Account) -> String { account.name }
        static func isLong(_ account: Account) -> Bool {
          account.name.count > UserDefaults.standard.integer(forKey: "limit")
        }
        static func save(_ account: Account) { UserDefaults.standard.set(1, forKey: "account") }
      }
      final class NameView: UIView {
        override func awakeFromNib() { label.text = ↓Secrets.name }
      }
      final class SeenView: UIView {
        override func awakeFromNib() { isHidden = ↓Choices.wasSeen }
      }
      final class AccountView: UIView {
        override func awakeFromNib() { isHidden = Account.last == nil }
        func saveTapped(_ account: Account) { ↓Account.save(account) }
      }
      final class TitleView: UIView {
        func fill(_ account: Account) { label.text = Account.title(account) + "\\(Account.limit)" }
        func mark(_ account: Account) { isHidden = Account.isLong(account) }
      }
      """),
    .init(
      "A controller asks a wrapper that keeps a network provider, whatever its name",
      """
      import Moya
      import UIKit
      final class Wrapper {
        private let provider: MoyaProvider<Target>
        init(provider: MoyaProvider<Target>) { self.provider = provider }
        func like(_ id: Int) { provider.request(.like(id)) {} }
      }
      final class LikeViewController: UIViewController {
        private let wrapper: Wrapper
        init(wrapper: Wrapper) { self.wrapper = wrapper }
        func likeTapped() { ↓wrapper.like(1) }
      }
      """),
    .init(
      "Of what keeps a keychain only the members that ask it are data; so is a wrapper around a store",
      """
      import SwiftUI
      final class Lock {
        private let keychain: KeychainSwift
        init(keychain: KeychainSwift) { self.keychain = keychain }
        func clear() { erase() }
        func title() -> String { "" }
        private func erase() { keychain.delete("a") }
      }
      final class Sizes {
        static let main = Sizes()
        let session: URLSession = .init(configuration: .default)
        let limit = 3
        var spacing: CGFloat { platform.spacing }
        private let platform: Platform = Phone()
      }
      final class AppSettings {
        private static let main = AppSettings()
        private let settingsRepository: SettingsRepository
        static func value() -> Bool { main.settingsRepository.value() }
      }
      final class SettingsRepository { func value() -> Bool { true } }
      @propertyWrapper struct Setting: DynamicProperty {
        var wrappedValue: Bool { AppSettings.value() }
      }
      final class LockViewController: UIViewController {
        private let lock: Lock
        func clearTapped() { ↓lock.clear() }
      }
      final class TitleViewController: UIViewController {
        private let lock: Lock
        func fill() { title = lock.title() }
      }
      struct SpacedView: View {
        var body: some View { Text("").padding(Sizes.main.spacing).lineLimit(Sizes.main.limit) }
      }
      struct SettingView: View {
        ↓@Setting private var isOn
        var body: some View { Text("") }
      }
      """),
    .init(
      "A representable's coordinator works for its View, and a login's client is no log",
      """
      import SwiftUI
      import UIKit
      struct LoginClient {
        func login() { URLSession.shared.dataTask(with: URL(string: "https://a.b")!).resume() }
      }
      struct WebView: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject, WKNavigationDelegate {
          private let client = LoginClient()
          func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            HTTPCookieStorage.shared.cookies?.forEach { print($0) }
            ↓client.login()
          }
        }
      }
      """,
      message: "and does so in 1 more place"),
    .init(
      "A controller makes and sends another module's request",
      """
      import Networking
      import UIKit
      final class SignUpViewController: UIViewController {
        func send(to url: URL) async throws -> Data? {
          let configuration = APIRequest.Configuration(url: url)
          let request = ↓APIRequest(configuration: configuration)
          return try await request.fetch().data
        }
      }
      """),
    .init(
      "A cell reads the defaults of the theme",
      """
      import UIKit
      struct ThemeDefaults {
        static var shared = ThemeDefaults()
        var isDark: Bool { UserDefaults.standard.bool(forKey: "dark") }
      }
      final class ThemeCell: UITableViewCell {
        func fill() { isHighlighted = ↓ThemeDefaults.shared.isDark }
      }
      """),
    .init(
      "A View queries the database",
      """
      import SwiftUI
      import SwiftData
      struct CountriesView: View {
        ↓@Query private var countries: [Country]
        var body: some View { Text("") }
      }
      """),
    .init(
      "A cell asks a repository",
      """
      import UIKit
      protocol PosterRepository { func fetchImage(path: String) }
      final class DefaultPosterRepository: PosterRepository { func fetchImage(path: String) {} }
      final class MovieCell: UITableViewCell {
        private var posterRepository: PosterRepository?
        func fill(path: String) { ↓posterRepository?.fetchImage(path: path) }
      }
      """),
    .init(
      "A controller writes a store through its ViewModel",
      """
      import UIKit
      final class FlagStore {
        var wasSeen: Bool {
          get { UserDefaults.standard.bool(forKey: "seen") }
          set { UserDefaults.standard.set(newValue, forKey: "seen") }
        }
      }
      final class TipsViewModel {
        let store: FlagStore
        init(store: FlagStore) { self.store = store }
      }
      final class TipsViewController: UIViewController {
        let viewModel: TipsViewModel
        init(viewModel: TipsViewModel) { self.viewModel = viewModel }
        func closeTapped() { viewModel.↓store.wasSeen = true }
      }
      """,
      message: "writes 'wasSeen' of 'FlagStore'"),
    .init(
      "An extension of a view reads a cloud storage",
      """
      import UIKit
      import FirebaseStorage
      extension UIImageView {
        func load(_ path: String) {
          let reference = ↓Storage.storage().reference(withPath: path)
          reference.getData(maxSize: 1) { _, _ in }
        }
      }
      """),
    .init(
      "A controller asks a locator's store, and makes a client",
      """
      import UIKit
      final class OrderStore { func dispatch(_ action: Int) {} }
      enum Locator { static let stores = OrderStore() }
      final class OrderViewController: UIViewController {
        func loadTapped() { Locator.↓stores.dispatch(1) }
      }
      """),
    .init(
      "A controller knows of the database's ids",
      """
      import UIKit
      import CoreData
      final class RecentViewController: UIViewController {
        var shown: [↓NSManagedObjectID] = []
      }
      """),
    .init(
      "A View asks what it finds in the environment, by a key path or by the type",
      """
      import SwiftUI
      final class OrderService {
        func load() { URLSession.shared.dataTask(with: URL(string: "https://a.b")!).resume() }
      }
      extension EnvironmentValues { @Entry var orderService: OrderService = .init() }
      struct OrdersView: View {
        @Environment(\\.orderService) private var orders
        var body: some View { Text("").onAppear { ↓orders.load() } }
      }
      struct HistoryView: View {
        @Environment(OrderService.self) private var history
        var body: some View { Text("").onAppear { ↓history.load() } }
      }
      """),
    .init(
      "Tabs are put together with the service that they share",
      """
      import UIKit
      final class MovieService { func load() { URLSession.shared.dataTask(with: url).resume() } }
      final class MoviesViewController: UIViewController { init(service: MovieService) {} }
      final class MainTabBarController: UITabBarController {
        override func viewDidLoad() {
          let service = MovieService()
          viewControllers = [MoviesViewController(service: service)]
        }
      }
      """),
    .init(
      "Handing a store to the ViewModel is assembling, not reaching",
      """
      import SwiftUI
      final class FlagStore { func save() { UserDefaults.standard.set(1, forKey: "a") } }
      final class Core { static let shared = Core(); let flagStore = FlagStore() }
      final class TipsViewModel: ObservableObject { init(store: FlagStore) {} }
      struct TipsView: View {
        @StateObject private var viewModel: TipsViewModel
        init() {
          _viewModel = StateObject(wrappedValue: TipsViewModel(store: Core.shared.flagStore))
        }
        var body: some View { Text("") }
      }
      """),
    .init(
      "Names that only look like data, and what is no data",
      """
      import UIKit
      enum AppUserDefaults { enum Notifications { static let changed = Notification.Name("a") } }
      struct AnalyticsService { func track(_ text: String) {} }
      final class WebViewController: UIViewController {
        let analyticsService = AnalyticsService()
        override func viewDidLoad() {
          NotificationCenter.default.post(name: AppUserDefaults.Notifications.changed, object: nil)
          analyticsService.track("shown")
        }
        func receive(_ answer: (URLSession.AuthChallengeDisposition) -> Void) {
          answer(.performDefaultHandling)
        }
      }
      """),
    .init(
      "A preview and debug code are not shipped; an Interactor may be asked; a store of state is none",
      """
      import SwiftUI
      final class CountriesInteractor { func load() {} }
      final class AppStore { var route = 0 }
      @Observable final class EditorStore { func select(_ row: Int) {} }
      struct CountriesView: View {
        let interactor: CountriesInteractor
        let store: AppStore
        let editorStore: EditorStore
        var body: some View {
          Text("").onAppear { interactor.load(); store.route = 1; editorStore.select(1) }
          #if DEBUG
          Text(UserDefaults.standard.string(forKey: "a") ?? "")
          #endif
        }
      }
      #Preview { CountriesView(interactor: CountriesInteractor(), store: AppStore()) }
      """),
    .init(
      "An extension of image views loads; a View asks for an image",
      """
      import UIKit
      final class ImageCacheService {
        static let shared = ImageCacheService()
        func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
      }
      extension UIImageView {
        func show(_ url: URL) { ↓ImageCacheService.shared.load(url) }
      }
      final class AvatarView: UIView {
        func show(_ url: URL) { ImageCacheService.shared.load(url) }
      }
      """, message: "so it is given what to show"),
  ]
}
