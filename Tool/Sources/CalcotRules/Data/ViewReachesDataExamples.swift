internal import CalcotFindings

enum ViewReachesDataExamples {
  static let all: [RuleDescription.Example] = [
    RuleDescription.Example(
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
    RuleDescription.Example(
      "A View queries the database",
      """
      import SwiftUI
      import SwiftData
      struct CountriesView: View {
        ↓@Query private var countries: [Country]
        var body: some View { Text("") }
      }
      """),
    RuleDescription.Example(
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
    RuleDescription.Example(
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
    RuleDescription.Example(
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
    RuleDescription.Example(
      "A controller asks a locator's store, and makes a client",
      """
      import UIKit
      final class OrderStore { func dispatch(_ action: Int) {} }
      enum Locator { static let stores = OrderStore() }
      final class OrderViewController: UIViewController {
        func loadTapped() { Locator.↓stores.dispatch(1) }
      }
      """),
    RuleDescription.Example(
      "A controller knows of the database's ids",
      """
      import UIKit
      import CoreData
      final class RecentViewController: UIViewController {
        var shown: [↓NSManagedObjectID] = []
      }
      """),
    RuleDescription.Example(
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
    RuleDescription.Example(
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
    RuleDescription.Example(
      "A preview and debug code are not shipped; an Interactor may be asked; a store of state is none",
      """
      import SwiftUI
      final class CountriesInteractor { func load() {} }
      final class AppStore { var route = 0 }
      struct CountriesView: View {
        let interactor: CountriesInteractor
        let store: AppStore
        var body: some View {
          Text("").onAppear { interactor.load(); store.route = 1 }
          #if DEBUG
          Text(UserDefaults.standard.string(forKey: "a") ?? "")
          #endif
        }
      }
      #Preview { CountriesView(interactor: CountriesInteractor(), store: AppStore()) }
      """),
  ]
}
