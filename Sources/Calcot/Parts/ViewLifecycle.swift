/// What a ViewModel is told of its View's coming and going, on every host alike.
///
/// A ViewModel adopts it and implements what it needs; the rest does nothing.
///
/// ```swift
/// final class LaunchViewModel: ViewLifecycle {
///   weak var view: (any LaunchViewDelegate)?
///
///   func onViewDidLoad() { Scope.current?.task("load") { await self.load() } }
/// }
/// ```
///
/// Each is called as code of the screen's scope, and follows from the navigation tree alone: "will"
/// within the change, "did" when the hosts have been told of it, at the end of the turn. They come in
/// pairs: will appear, did appear, will disappear, did disappear, and so on, also for a screen that
/// leaves the tree, whose parts are released after its last call. Where several changes in one turn show
/// a screen and cover it again, what did not come to pass is left out: it will appear, will disappear and
/// did disappear; and one that is covered and shown again will disappear, will appear and did appear.
///
/// Where ViewModels are remade, the newest one is told.
@MainActor
public protocol ViewLifecycle {
  /// The screen is about to be shown for the first time: its View is there, and is the ViewModel's
  /// delegate if it has one. Called once, before the View first appears; never for a screen that is never
  /// shown, such as that of a tab which nobody chooses.
  func onViewDidLoad()
  /// The screen is about to be shown.
  func onViewWillAppear()
  /// The screen has been shown to the hosts.
  func onViewDidAppear()
  /// The screen is about to be covered, or to leave the navigation tree.
  func onViewWillDisappear()
  /// The hosts do not show the screen any more. If it has left the tree its scope has ended: what is
  /// asked for here is refused.
  func onViewDidDisappear()
}

extension ViewLifecycle {
  public func onViewDidLoad() {}
  public func onViewWillAppear() {}
  public func onViewDidAppear() {}
  public func onViewWillDisappear() {}
  public func onViewDidDisappear() {}
}
