/// The callbacks of a ViewModel for its View's life cycle, equal on every host.
///
/// A ViewModel conforms and implements what it needs; the default implementations do nothing.
///
/// ```swift
/// final class LaunchViewModel: ViewLifecycle {
///   weak var view: (any LaunchViewDelegate)?
///
///   func onViewDidLoad() { scope.task("load") { await self.load() } }
/// }
/// ```
///
/// Each callback runs as code of the screen's scope. Before the app has a host, no callback is
/// called. When the first host is attached, the screens that it shows are notified that they
/// appear. From then on, the callbacks depend on the navigation tree alone: a "will" callback is
/// called within the change of the tree, and a "did" callback at the end of the turn, after the
/// hosts have been updated. A `TestApp` has a host from the start.
///
/// The callbacks come in pairs: will appear, did appear, will disappear, did disappear, and so on.
/// A screen that leaves the tree also gets its last pair, before its parts are released. If a turn
/// shows a screen and covers it again, the sequence is: will appear, will disappear, did disappear.
/// If a turn covers a screen and shows it again, it is: will disappear, will appear, did appear.
///
/// If the ViewModel is recreated, the newest one is called.
@MainActor
public protocol ViewLifecycle {
  /// Called when the screen is about to be shown for the first time: its View has loaded, and is
  /// the ViewModel's delegate if it has one. Never called for a screen that is never shown, such as
  /// that of a tab that the user never selects.
  ///
  /// Called again for each other View that becomes the delegate later, such as that of a host that
  /// is started after the app, or of a second one. So send the View the whole state here, and start
  /// only work that does not run twice: `scope.task("load", policy: .exclusive)`.
  func onViewDidLoad()
  /// Called when the screen is about to be shown.
  func onViewWillAppear()
  /// Called when the hosts show the screen.
  func onViewDidAppear()
  /// Called when the screen is about to be covered, or to leave the navigation tree.
  func onViewWillDisappear()
  /// Called when the hosts no longer show the screen. If it has left the tree its scope has ended:
  /// requests made here are refused.
  func onViewDidDisappear()
}

extension ViewLifecycle {
  public func onViewDidLoad() {}
  public func onViewWillAppear() {}
  public func onViewDidAppear() {}
  public func onViewWillDisappear() {}
  public func onViewDidDisappear() {}
}
