public import Foundation

/// A scene, and the system's actions on it. Not part of UIKit's API.
@MainActor
public final class SceneOnStage<Delegate: UIWindowSceneDelegate> {
  public let delegate: Delegate
  private let scene: UIWindowScene

  /// Connects a scene as the system would: new, with its state from before a disconnection, or to
  /// open a link or continue an activity.
  public init(
    _ delegate: Delegate, restoring activity: NSUserActivity? = nil, opening url: URL? = nil,
    continuing other: NSUserActivity? = nil
  ) {
    self.delegate = delegate
    let session = UISceneSession(restoring: activity)
    let options = UIScene.ConnectionOptions(
      urlContexts: Set([url].compactMap { $0 }.map { UIOpenURLContext(url: $0) }),
      userActivities: Set([other].compactMap { $0 }))
    scene = UIWindowScene(session: session, connectionOptions: options)
    delegate.scene(scene, willConnectTo: session, options: options)
  }

  /// Opens a link in the scene.
  public func open(_ url: URL) {
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  /// Continues an activity in the scene, such as a universal link.
  public func `continue`(_ activity: NSUserActivity) {
    delegate.scene(scene, continue: activity)
  }

  /// Moves the scene to the background, and returns the activity that the system keeps.
  public func enterBackground() -> NSUserActivity? {
    delegate.sceneDidEnterBackground(scene)
    return delegate.stateRestorationActivity(for: scene)
  }

  public func disconnect() { delegate.sceneDidDisconnect(scene) }
}
