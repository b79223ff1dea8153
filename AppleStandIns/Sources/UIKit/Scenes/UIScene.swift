public import Foundation

/// https://developer.apple.com/documentation/uikit/uiscene
@MainActor
open class UIScene: UIResponder {
  @MainActor
  open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>

    init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }

  public let session: UISceneSession

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
  }

  @MainActor
  public final class OpenExternalURLOptions: NSObject {}

  /// The URLs opened in other apps. Not part of UIKit's API.
  public private(set) var openedURLs: [URL] = []
  /// A Boolean value that indicates whether some app opens the URLs. Not part of UIKit's API.
  public var opensURLs = true

  /// "The block to execute with the results", true "if the URL was opened successfully".
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if opensURLs { openedURLs.append(url) }
    let isOpened = opensURLs
    Task { @MainActor in completion?(isOpened) }
  }
}

/// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor
open class UIWindowScene: UIScene {
  /// Returns a scene that the system has connected. Not part of UIKit's API.
  public static func onStage() -> UIWindowScene {
    UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }
}

/// https://developer.apple.com/documentation/uikit/uiscenesession
@MainActor
open class UISceneSession: NSObject {
  public internal(set) var stateRestorationActivity: NSUserActivity?

  init(restoring activity: NSUserActivity? = nil) { stateRestorationActivity = activity }
}

/// https://developer.apple.com/documentation/uikit/uiopenurlcontext
@MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
  }
}
