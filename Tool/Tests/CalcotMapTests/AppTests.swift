import Testing

@testable import CalcotMap

/// Where apps start: the roots of their windows, and several apps in one codebase.
@Suite struct `Apps and their roots` {
  private static let screens = """
    class HomeViewController: UIViewController {}
    class LoginViewController: UIViewController {
      func done() { WindowHelper.setRoot(HomeViewController(), in: view.window) }
    }
    class NewsViewController: UIViewController {}
    class TourViewController: UIViewController {}
    enum WindowHelper {
      static func setRoot(_ controller: UIViewController, in window: UIWindow?) {
        window?.rootViewController = controller
      }
    }
    """

  @Test func `The functions that make an argument the root show it for their callers`() {
    let map = map(
      Self.screens,
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let launcher: Launching = Launcher()
        func launch() {
          WindowHelper.setRoot(LoginViewController(), in: window)
          window?.install(NewsViewController())
          launcher.open(TourViewController())
        }
      }
      extension UIWindow {
        func install(_ controller: UIViewController) { replace(controller) }
        private func replace(_ controller: UIViewController) {
          UIView.transition(with: self) { self.rootViewController = controller }
        }
      }
      protocol Launching { func open(_ screen: UIViewController) }
      final class Launcher: Launching {
        let window = UIWindow()
        func open(_ screen: UIViewController) { window.rootViewController = screen }
      }
      """)
    #expect(
      map.lines == [
        "App → (root) Login", "App → (root) News", "App → (root) Tour", "Login → (root) Home",
      ])
  }

  @Test func `A router and a function outside of types set the root for the scene's delegate`() {
    let map = map(
      Self.screens,
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          AppRouter(window: UIWindow()).launch()
          configure(window)
        }
      }
      func configure(_ window: UIWindow?) { window?.rootViewController = NewsViewController() }
      final class AppRouter {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func launch() { if Session.isOn { show(TourViewController()) } else { showLogin() } }
        private func showLogin() { show(UINavigationController(rootViewController: LoginViewController())) }
        private func show(_ controller: UIViewController) { window.rootViewController = controller }
      }
      """)
    #expect(
      map.lines == [
        "App → (root) Login", "App → (root) News", "App → (root) Tour", "Login → (root) Home",
      ])
  }

  @Test func `Two apps in one codebase have a root each, and no arrows to one another`() {
    let delegate = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func launch() { window?.rootViewController = HomeViewController() }
      }
      class HomeViewController: UIViewController {
        let helper = Helper()
        func tapped() { present(SettingsViewController(), animated: true) }
        func helpTapped() { helper.show(over: self) }
      }
      """
    let map = map(files: [
      ("iOS/App/AppDelegate.swift", delegate),
      (
        "iOS/App/SceneDelegate.swift",
        "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"
      ),
      ("iOS/Settings/Settings.swift", "class SettingsViewController: UIViewController {}"),
      ("iOS/Help/Help.swift", "class PhoneHelpViewController: UIViewController {}"),
      (
        "Mac/AppDelegate.swift",
        """
        @main final class AppDelegate: NSObject, NSApplicationDelegate {
          func applicationDidFinishLaunching(_ notification: Notification) {
            NSWindow(contentViewController: LibraryViewController()).makeKeyAndOrderFront(nil)
          }
        }
        class LibraryViewController: NSViewController {
          func tapped() { presentAsSheet(SettingsViewController()) }
        }
        """
      ),
      ("Mac/Settings.swift", "class SettingsViewController: NSViewController {}"),
      (
        "Shared/Helper.swift",
        """
        final class Helper {
          func show(over screen: UIViewController) {
            screen.present(HelpViewController(), animated: true)
          }
        }
        class HelpViewController: UIViewController {}
        """
      ),
    ])
    #expect(
      map.lines == [
        "Home → (modal) Help", "Home → (modal) iOS.Settings", "Library → (sheet) Mac.Settings",
        "Mac.App → (root) Library", "iOS.App → (root) Home",
      ])
    #expect(map.entryPoints.map(\.screen) == ["Mac.App", "iOS.App"])
  }

  @Test func `The coordinator that two apps share is a screen of its own`() {
    let map = map(files: [
      ("A/Delegate.swift", "class ADelegate: UIResponder, UIApplicationDelegate {}"),
      (
        "B/Delegate.swift",
        """
        class BDelegate: UIResponder, UIApplicationDelegate {
          func launch() { AppCoordinator().start() }
        }
        """
      ),
      (
        "Shared/AppCoordinator.swift",
        """
        final class AppCoordinator {
          let navigation = UINavigationController()
          func start() { navigation.pushViewController(HomeViewController(), animated: false) }
        }
        class HomeViewController: UIViewController {}
        """
      ),
    ])
    #expect(map.lines == ["App → (push) Home", "B.App → (flow) App"])
  }

  @Test func `A storyboard of one app makes that app's screen of the name`() {
    let map = map(
      files: [
        (
          "Mac/AppDelegate.swift",
          """
          final class AppDelegate: NSObject, NSApplicationDelegate {}
          class NoteViewController: NSViewController {}
          """
        ),
        (
          "iOS/AppDelegate.swift",
          """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func launch() {
              window?.rootViewController =
                UIStoryboard(name: "Notes", bundle: nil).instantiateInitialViewController()
            }
          }
          class NoteViewController: UIViewController {}
          """
        ),
      ],
      interface: [
        "iOS/Notes.storyboard": """
        <document initialViewController="n">
          <scene>
            <viewController id="n" customClass="NoteViewController" sceneMemberID="viewController"/>
          </scene>
        </document>
        """
      ])
    #expect(map.lines == ["iOS.App → (root) iOS.Note"])
  }

  @Test func `One app of two delegates in a folder, or of a delegate and an App, is one`() {
    let map = map(files: [
      ("App/PhoneDelegate.swift", "class PhoneDelegate: UIResponder, UIApplicationDelegate {}"),
      ("App/MacDelegate.swift", "class MacDelegate: NSObject, NSApplicationDelegate {}"),
      ("App/Start/Start.swift", "@main struct Sample: App { var body: some Scene {} }"),
    ])
    #expect(map.screens.map(\.id) == ["App"])
  }
}
