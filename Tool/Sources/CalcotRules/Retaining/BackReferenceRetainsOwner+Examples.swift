internal import CalcotFindings

extension BackReferenceRetainsOwner {
  static let examples: [RuleDescription.Example] = [
    .init(
      "a ViewModel that keeps the controller which keeps it",
      """
      final class ListViewModel { var viewController: UIViewController? }

      final class ListViewController: UIViewController {
        private let viewModel = ListViewModel()
        override func viewDidLoad() {
          viewModel.viewController = ↓self
        }
      }
      """,
      message: "in 'viewController', which is not weak"),
    .init(
      "an initialiser that keeps self",
      """
      final class ClosingCoordinator {
        private let source: UIViewController
        init(source: UIViewController) { self.source = source }
      }

      final class SettingsViewController: UIViewController {
        private lazy var closing = ClosingCoordinator(source: ↓self)
      }
      """,
      message: "SettingsViewController → closing → source → self"),
    .init(
      "a coordinator in a screen that it keeps",
      """
      final class BottomViewController { let coordinator: ReportCoordinator
        init(coordinator: ReportCoordinator) { self.coordinator = coordinator }
      }
      final class PairViewController { let bottom: BottomViewController
        init(bottom: BottomViewController) { self.bottom = bottom }
      }

      final class ReportCoordinator {
        private var pair: PairViewController?
        func start() {
          let bottom = BottomViewController(coordinator: ↓self)
          let pair = PairViewController(bottom: bottom)
          self.pair = pair
        }
      }
      """),
    .init(
      "parts that a builder gives to each other, through protocols",
      """
      protocol ListViewing: AnyObject {}
      protocol ListPresenting: AnyObject {}
      protocol ListLoading {}
      final class ListPresenter: ListPresenting {
        var view: ListViewing?
        let loader: ListLoading
        init(loader: ListLoading) { self.loader = loader }
      }
      final class ListInteractor: ListLoading { var presenter: ListPresenting? }
      final class ListViewController: UIViewController, ListViewing {
        private let presenter: ListPresenting
        init(presenter: ListPresenting) {
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
        }
      }
      enum ListBuilder {
        static func make() -> UIViewController {
          guard let interactor = makeInteractor() else { return UIViewController() }
          let presenter = ListPresenter(loader: interactor)
          let view = ListViewController(presenter: presenter)
          presenter.view = ↓view
          interactor.presenter = ↓presenter
          return view
        }
        private static func makeInteractor() -> ListInteractor? {
          guard isOpen else { return nil }
          return ListInteractor()
        }
      }
      """,
      message: "'ListPresenter' keeps 'ListViewController' in 'view', which is not weak"),
    .init(
      "parts of which one is weak, or that are given to other objects of the same type",
      """
      protocol ListViewing: AnyObject {}
      final class ListPresenter {
        weak var view: ListViewing?
        var child: ListPresenter?
        var rows: [String] = []
      }
      final class ListViewController: UIViewController, ListViewing {
        let presenter: ListPresenter
        init(presenter: ListPresenter) { self.presenter = presenter }
      }
      enum ListBuilder {
        static func make() -> UIViewController {
          let presenter = ListPresenter()
          let other = ListPresenter()
          let view = ListViewController(presenter: presenter)
          presenter.view = view
          presenter.child = other
          return view
        }
      }
      """),
    .init(
      "weak and unowned back references, computed ones, and who is not kept",
      """
      final class Child {
        weak var delegate: Owner?
        unowned let owner: Owner
        var forwarded: Owner? { get { nil } set {} }
        init(owner: Owner) { self.owner = owner }
      }
      final class Presenter { let source: Owner; init(source: Owner) { self.source = source } }
      struct WeakBox { weak var value: Owner? }
      final class Tracker {
        private var boxes = [WeakBox]()
        func add(_ owner: Owner) { boxes.append(.init(value: owner)) }
      }

      final class Owner {
        private lazy var child = Child(owner: self)
        private let tracker = Tracker()
        private var boxes: [WeakBox] = []
        private let table = UITableView()
        func start() {
          child.delegate = self
          child.forwarded = self
          boxes.append(WeakBox(value: self))
          tracker.add(self)
          table.delegate = self
          let presenter = Presenter(source: self)
          presenter.show()
        }
      }
      """),
    .init(
      "a ViewModel that keeps the navigation controller which shows it",
      """
      final class DetailViewModel: ObservableObject {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
      }
      struct DetailView: View {
        @ObservedObject var viewModel: DetailViewModel
        var body: some View { Text("") }
      }
      final class ListRouter { var navigation: UINavigationController? }
      final class ListViewController: UIViewController {
        private let router: ListRouter
        init(router: ListRouter) { self.router = router }
      }
      final class ShopCoordinator {
        private let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func showDetail() {
          let viewModel = DetailViewModel(navigation: ↓navigationController)
          let view = DetailView(viewModel: viewModel).padding()
          navigationController.pushViewController(
            UIHostingController(rootView: view), animated: true)
        }
        func showList() {
          self.navigationController.setViewControllers(
            [makeList(in: ↓navigationController)], animated: false)
        }
        private func makeList(in stack: UINavigationController) -> UIViewController {
          let router = ListRouter()
          router.navigation = stack
          let list = ListViewController(router: router)
          return list
        }
      }
      """,
      message: "navigationController → UIHostingController → DetailView → viewModel → "
        + "DetailViewModel → navigation → navigationController"),
    .init(
      "screens that know the navigation controller weakly, or another one, or only use it",
      """
      final class DetailViewModel {
        private weak var navigation: UINavigationController?
        private let other: UINavigationController
        init(navigation: UINavigationController, other: UINavigationController) {
          self.navigation = navigation
          self.other = other
        }
      }
      final class DetailViewController: UIViewController {
        private let viewModel: DetailViewModel
        init(viewModel: DetailViewModel, style: UINavigationController) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
          title = style.title
        }
      }
      final class ShopCoordinator {
        private let navigation: UINavigationController
        private let sheet: UINavigationController
        func show() {
          let viewModel = DetailViewModel(navigation: navigation, other: sheet)
          let detail = DetailViewController(viewModel: viewModel, style: navigation)
          navigation.pushViewController(detail, animated: true)
        }
      }
      """),
    .init(
      "frameworks' objects that keep whom they call",
      """
      final class PageViewController: UIViewController, WKScriptMessageHandler {
        @IBOutlet private weak var web: WKWebView!
        override func viewDidLoad() {
          web.configuration.userContentController.add(↓self, name: "loaded")
        }
      }
      final class Downloader: NSObject, URLSessionDelegate {
        private lazy var session = URLSession(
          configuration: .default, delegate: ↓self, delegateQueue: nil)
      }
      """,
      message: "keeps an object of a framework that keeps it"),
    .init(
      "a message handler by variables that a web view is made with",
      """
      final class PageViewController: UIViewController, WKScriptMessageHandler {
        private lazy var web: WKWebView = {
          let controller = WKUserContentController()
          controller.add(↓self, name: "loaded")
          let configuration = WKWebViewConfiguration()
          configuration.userContentController = controller
          return WKWebView(frame: .zero, configuration: configuration)
        }()
      }
      final class HelpViewController: UIViewController, WKScriptMessageHandler {
        func show() {
          let configuration = WKWebViewConfiguration()
          configuration.userContentController.add(self, name: "loaded")
          use(configuration)
        }
      }
      """),
    .init(
      "frameworks' objects that let go, and lists of others",
      """
      final class PageViewController: UIViewController, WKScriptMessageHandler {
        private let web = WKWebView()
        override func viewDidLoad() {
          web.configuration.userContentController.add(self, name: "loaded")
        }
        override func viewDidDisappear(_ animated: Bool) {
          web.configuration.userContentController.removeScriptMessageHandler(forName: "loaded")
        }
      }
      final class Downloader: NSObject, URLSessionDelegate {
        private lazy var session = URLSession(
          configuration: .default, delegate: self, delegateQueue: nil)
        private let listeners = WeakList()
        func start() { listeners.add(self, name: "x") }
        func stop() { session.invalidateAndCancel() }
      }
      """),
    .init(
      "a queue that whoever adds to it empties before it returns",
      """
      final class Engine {
        private let events = Deliveries()
        func begin() { events.notify(self) }
      }
      final class Deliveries {
        private var following: [Engine] = []
        private var isNotifying = false
        func notify(_ engine: Engine) {
          if isNotifying { return following.append(engine) }
          isNotifying = true
          deliverFollowing()
          isNotifying = false
        }
        private func deliverFollowing() {
          for engine in following { print(engine) }
          following = []
        }
      }
      """),
    .init(
      "a struct that keeps it in a list, made by an 'init' without a name",
      """
      struct Listener { let owner: Motor }
      final class Listeners {
        private var all = [Listener]()
        func add(_ motor: Motor) { all.append(.init(owner: motor)) }
      }
      final class Motor {
        private let events = Listeners()
        func begin() { events.add(↓self) }
      }
      """, message: "Motor → events → all → owner → self"),
    .init(
      "a list that only somebody else's call empties is a remark",
      """
      final class Motor {
        private let events = Listeners()
        func begin() { events.add(↓self) }
      }
      final class Listeners {
        private var all: [Motor] = []
        func add(_ motor: Motor) { all.append(motor) }
        func stop() { all.removeAll() }
      }
      """, message: "Motor → events → all → self"),
    .init(
      "a button that a function of its class makes, with a struct for what it is made of",
      """
      extension UIBarButtonItem {
        struct Configuration { let target: Any? }
        static func create(_ configuration: Configuration) -> UIBarButtonItem {
          UIBarButtonItem(image: nil, style: .plain, target: configuration.target, action: nil)
        }
      }
      final class PageController: UIViewController {
        private var button: UIBarButtonItem?
        override func viewDidLoad() {
          let configuration = UIBarButtonItem.Configuration(target: self)
          button = .create(configuration)
        }
      }
      """),
    .init(
      "a container that lives as long as the app: information, once",
      """
      final class Container {
        static let shared = Container()
        private lazy var windows = Windows(factory: ↓self)
        private lazy var alerts = Alerts(factory: self)
        func show() { windows.show(alerts) }
      }
      final class Windows {
        private let factory: Container
        init(factory: Container) { self.factory = factory }
        func show(_ alerts: Alerts) {}
      }
      final class Alerts {
        private let factory: Container
        init(factory: Container) { self.factory = factory }
      }
      """, message: "lives as long as the app"),
    .init(
      "an overriding property, which observes the weak one of its superclass",
      """
      final class NameField: UITextField {
        private weak var outside: UITextFieldDelegate?
        override var delegate: UITextFieldDelegate? {
          didSet { outside = delegate }
        }
      }
      final class NameCell: UITableViewCell, UITextFieldDelegate {
        private let field = NameField()
        func configure() { field.delegate = self }
      }
      """),
    .init(
      "a controller that a conditional cast does not let through",
      """
      class KeyboardViewController: UIViewController {}
      final class Bar: UIView {
        private var owner: KeyboardViewController?
        func add(to controller: UIViewController) {
          if let controller = controller as? KeyboardViewController { owner = controller }
        }
      }
      final class PlainViewController: UIViewController {
        private let bar = Bar()
        override func viewDidLoad() { bar.add(to: self) }
      }
      """),
    .init(
      "a container that hands itself to who does not come back to it",
      """
      final class FlowCoordinator { let dependencies: Container
        init(dependencies: Container) { self.dependencies = dependencies }
      }
      final class Container {
        func makeFlow() -> FlowCoordinator { FlowCoordinator(dependencies: self) }
      }
      """),
  ]
}
