public import Foundation

/// One scene, and what the system does with it. No part of UIKit's interface.
@MainActor
public final class SceneOnStage<Delegate: UIWindowSceneDelegate> {
  public let delegate: Delegate
  private let scene: UIWindowScene

  /// The system connects a scene: anew, with what it was when it was disconnected, or to open a link.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
  public init(
    _ delegate: Delegate, restoring activity: NSUserActivity? = nil, opening url: URL? = nil
  ) {
    self.delegate = delegate
    let session = UISceneSession(restoring: activity)
    let options = UIScene.ConnectionOptions(
      urlContexts: Set([url].compactMap { $0 }.map { UIOpenURLContext(url: $0) }))
    scene = UIWindowScene(session: session, connectionOptions: options)
    delegate.scene(scene, willConnectTo: session, options: options)
  }

  /// A link leads to the scene.
  public func open(_ url: URL) {
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  /// The scene goes to the background; gives what the system keeps of it.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)
  public func enterBackground() -> NSUserActivity? {
    delegate.sceneDidEnterBackground(scene)
    return delegate.stateRestorationActivity(for: scene)
  }

  public func disconnect() { delegate.sceneDidDisconnect(scene) }
}
