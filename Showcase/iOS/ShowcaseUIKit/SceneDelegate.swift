import Calcot
import CalcotContent
import CalcotUIKit
import ShowcaseApple
import UIKit

/// A window with an app of its own: it restores its place from when the system disconnected the
/// scene, and then follows a link.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var host: UIKitHost?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let state = session.stateRestorationActivity?.savedAppState
    let host = UIKitHost(
      ShowcaseServices.shared.app(restoring: state), in: window,
      words: ShowcaseServices.shared.words)
    host.registerShowcaseViews(launch: UIStoryboard(name: "Launch", bundle: nil))
    host.start()
    self.window = window
    self.host = host
    follow(connectionOptions.urlContexts)
    for activity in connectionOptions.userActivities { follow(activity) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    follow(URLContexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { follow(userActivity) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let app = host?.app else { return nil }
    return try? NSUserActivity(saving: app, type: "calcot-showcase.state")
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    host?.stop()
    host = nil
    window = nil
  }

  private func follow(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { host?.app.send(.open(context.url.absoluteString)) }
  }

  /// Opens a universal link, or the page that the user was on in another device.
  private func follow(_ activity: NSUserActivity) {
    guard let page = activity.webpageURL else { return }
    host?.app.send(.open(page.absoluteString))
  }
}
