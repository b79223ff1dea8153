import Testing

@testable import CalcotMap

/// Ways that functions and types of the code's own show screens in.
@Suite struct `Ways of the code's own` {
  @Test func `A row's destination, an own sheet's content and a coordinator's closure are shown`() {
    let map = map(
      """
      struct HomeScreen: View {
        @State private var isShown = false
        var body: some View {
          NavigationRow(destination: { FaqView().padding() }) { Text("") }
          Button("") {
            Coordinator.shared.present { isPresented in HelpView(isPresented: isPresented) }
          }
          Text("").bottomSheet(isPresented: $isShown) { NoteView() }
        }
      }
      struct FaqView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct NoteView: View { var body: some View { Text("") } }
      """)
    #expect(map.lines == ["Home → (push) Faq", "Home → (modal) Help", "Home → (sheet) Note"])
  }

  @Test
  func `A frame around a view is no screen, and a shared coordinator that shows a view no flow`() {
    let map = map(
      """
      final class AppCoordinator {
        static let shared = AppCoordinator()
        var stack = UINavigationController()
        func present<C: View>(@ViewBuilder content: @escaping () -> C) { show(content()) }
      }
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      struct HomeScreen: View {
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { Card { NoteView() } }
          Button("") { AppCoordinator.shared.present { Card { HelpView() } } }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct NoteView: View { var body: some View { Text("") } }
      """)
    #expect(map.lines == ["Home → (modal) Help", "Home → (sheet) Note"])
  }

  @Test func `A sheet's look and the action for its closing show no screen`() {
    let map = map(
      """
      struct HomeScreen: View {
        @State private var isShown = false
        var body: some View {
          Text("")
            .bottomSheet(isPresented: $isShown, onDismiss: { log(BackView()) }) { Text("") }
            .presentationBackground { BackView() }
          Coordinator.shared.present(onDismiss: { log(BackView()) })
        }
      }
      struct BackView: View { var body: some View { Text("") } }
      """)
    #expect(map.lines.isEmpty)
  }

  @Test func `Controllers that callers give to a container's function are its tabs`() {
    let map = map(
      """
      class AppSplitViewController: UISplitViewController {
        private var tabs: UITabBarController? { viewControllers.first as? UITabBarController }
        func reset(viewControllers: [UIViewController]) { tabs?.viewControllers = viewControllers }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let split = AppSplitViewController()
        func start() {
          window?.rootViewController = split
          split.reset(viewControllers: [makeNews(), makeShop()])
        }
      }
      func makeNews() -> UIViewController {
        let news = NewsViewController()
        return UINavigationController(rootViewController: news)
      }
      func makeShop() -> UIViewController { UINavigationController(rootViewController: ShopViewController()) }
      class NewsViewController: UIViewController {}
      class ShopViewController: UIViewController {}
      """)
    #expect(
      map.lines == ["App → (root) AppSplit", "AppSplit → (tab) News", "AppSplit → (tab) Shop"])
  }

  @Test
  func
    `A factory of rows presents for the screen that has it, and one that makes screens does not`()
  {
    let map = map(
      """
      class AboutFactory {
        weak var parent: UIViewController?
        @objc func documentTapped(_ sender: UIButton) {
          let document = DocumentViewController()
          parent?.present(document, animated: true)
        }
        func makeStack() -> UINavigationController {
          let stack = UINavigationController()
          stack.pushViewController(OtherViewController(), animated: false)
          return stack
        }
      }
      class ProfileViewController: UIViewController { let factory = AboutFactory() }
      class DocumentViewController: UIViewController {}
      class OtherViewController: UIViewController {}
      """)
    #expect(map.lines == ["Profile → (modal) Document"])
  }

  @Test func `A view's own functions and properties give what is shown`() {
    let map = map(
      """
      struct HomeScreen: View {
        @State private var isShown = false
        var body: some View {
          TabView {
            news
            self.shop.background { BackView() }
          }
          .sheet(isPresented: $isShown) { sheet(for: 1) }
          NavigationLink(destination: detail) { BackView() }
        }
        private var news: some View { NewsView().sheet(isPresented: $isShown) { FaqView() } }
        private var shop: some View { ShopView() }
        private var detail: some View { NavigationStack { DetailView() } }
        @ViewBuilder private func sheet(for number: Int) -> some View {
          if number == 1 { HelpView() } else { note() }
        }
        private func note() -> some View { NoteView().toolbar { BackView() } }
      }
      struct BackView: View { var body: some View { Text("") } }
      struct DetailView: View { var body: some View { Text("") } }
      struct FaqView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct NewsView: View { var body: some View { Text("") } }
      struct NoteView: View { var body: some View { Text("") } }
      struct ShopView: View { var body: some View { Text("") } }
      """)
    #expect(
      map.lines == [
        "Home → (push) Detail", "Home → (sheet) Faq", "Home → (sheet) Help", "Home → (tab) News",
        "Home → (sheet) Note", "Home → (tab) Shop",
      ])
  }

  @Test
  func `A protocol's function shows the controller that it is given as its implementation does`() {
    let map = map(
      """
      protocol RootViewing: AnyObject {
        func startMain(_ controller: UIViewController)
        func startPanel(_ controller: UIViewController)
      }
      class RootViewController: UIViewController, RootViewing {
        private var current: UIViewController?
        var presenter: RootPresenter?
        func startMain(_ controller: UIViewController) { current = controller }
        func startPanel(_ controller: UIViewController) { present(controller, animated: true) }
      }
      class RootPresenter {
        weak var view: RootViewing?
        func ready() {
          view?.startMain(HomeViewController())
          view?.startPanel(HelpViewController())
        }
      }
      class HomeViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """)
    #expect(map.lines == ["Root → (modal) Help", "Root → (root) Home"])
  }

  @Test func `A controller around a navigation controller is a container, and no screen`() {
    let map = map(
      """
      class StackNavigationController: UIViewController {
        let inner = UINavigationController()
        func pushViewController(_ controller: UIViewController) {
          inner.pushViewController(controller, animated: true)
        }
        func setViewControllers(_ controllers: [UIViewController]) {
          inner.setViewControllers(controllers, animated: false)
        }
        func push(_ provider: ScreenProviding) { pushViewController(provider.screen) }
      }
      protocol ScreenProviding { var screen: UIViewController { get } }
      class OtherCoordinator { let stack = StackNavigationController() }
      class DetailCoordinator: ScreenProviding {
        let stack = StackNavigationController()
        var screen: UIViewController { makeDetail() }
        func makeDetail() -> UIViewController {
          let detail = DetailViewController()
          stack.pushViewController(detail)
          return detail
        }
      }
      class DetailViewController: UIViewController {}
      class MainCoordinator {
        let stack = StackNavigationController()
        func start() { stack.setViewControllers([HomeViewController()]) }
        func showHelp() { stack.pushViewController(HelpViewController()) }
      }
      class HomeViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """)
    #expect(!map.screens.map(\.id).contains { $0.contains("Navigation") })
    #expect(map.lines.contains("Main → (push) Help"))
    #expect(map.lines.contains("Main → (root) Home"))
    #expect(
      !map.lines.contains {
        $0.hasPrefix("Other") || $0.hasPrefix("Main") && $0.hasSuffix("Detail")
      })
  }

  @Test func `A screen that is given the app's delegate does not show the app`() {
    let map = map(
      """
      @main struct ShopApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        var body: some Scene { WindowGroup { RootView(model: RootModel(register: delegate.register)) } }
      }
      final class AppDelegate: NSObject, UIApplicationDelegate { func register() {} }
      struct RootView: View { var body: some View { Text("") } }
      """)
    #expect(map.lines == ["App → (root) Root"])
  }

  @Test func `A style that the code's own function is given says how a screen is shown`() {
    let map = map(
      """
      enum Style { case push, form, replaceStack }
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { present(screen: ListViewController(), withStyle: .replaceStack) }
        func openDetail() { present(screen: DetailViewController(), withStyle: .push) }
        func openHelp() { present(screen: HelpViewController(), withStyle: .form) }
        func present(screen: UIViewController, withStyle style: Style) {
          switch style {
          case .push: navigation.pushViewController(screen, animated: true)
          case .form: navigation.present(screen, animated: true)
          case .replaceStack: navigation.setViewControllers([screen], animated: true)
          }
        }
      }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """)
    #expect(
      map.lines == [
        "App → (push) Detail", "App → (modal) Help", "App → (replace) List",
      ])
  }

  @Test func `A function in an extension of UIViewController shows a screen for its callers only`()
  {
    let map = map(
      """
      extension UIViewController {
        func askForLogin() { present(LoginViewController(), animated: true) }
      }
      class HomeViewController: UIViewController { func tapped() { askForLogin() } }
      class OtherViewController: UIViewController {}
      class LoginViewController: UIViewController {}
      """)
    #expect(map.lines == ["Home → (modal) Login"])
  }

  @Test
  func `A frame around a controller stands for what it is given, also when it presents itself`() {
    let map = map(
      """
      class SheetController: UIViewController {
        private let content: UIViewController
        init(content: UIViewController) {
          self.content = content
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          addChild(content)
          view.addSubview(content.view)
        }
        func present(fromController: UIViewController) {
          fromController.present(UINavigationController(rootViewController: self), animated: true)
        }
      }
      class HomeViewController: UIViewController {
        func helpTapped() {
          let sheet = SheetController(content: HelpViewController())
          navigationController?.dismiss(animated: true) { [weak self] in
            guard let self else { return }
            sheet.present(fromController: self)
          }
        }
        func noteTapped() { present(SheetController(content: NoteViewController()), animated: true) }
      }
      class HelpViewController: UIViewController {}
      class NoteViewController: UIViewController {}
      """)
    #expect(map.lines == ["Home → (modal) Help", "Home → (modal) Note"])
    #expect(!map.screens.contains { $0.id == "Sheet" })
  }

  @Test func `A router that makes nothing is a container, and no part of what is made beside it`() {
    let map = map(
      """
      class WindowRouter {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func setRoot(_ controller: UIViewController) { window.rootViewController = controller }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() {
          let router = WindowRouter(window: UIWindow())
          router.setRoot(HomeViewController())
        }
      }
      class HomeViewController: UIViewController {}
      """)
    #expect(map.screens.map(\.id).sorted() == ["App", "Home"])
    #expect(map.lines == ["App → (root) Home"])
  }
}
