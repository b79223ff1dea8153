/// What a turn has changed.
public struct HostUpdate: Sendable {
  /// What is to be shown from now on.
  public let tree: NavigationTree
  /// The message and the activity indicator to be shown from now on, over whatever is in the tree.
  public let status: AppStatus
  /// What the host is to do for the user now, beside showing the app; nil for nothing.
  public let request: HostRequest?
  /// The screens whose content or leavability may have changed, also some that are not visible.
  public let changedScreens: Set<ScreenID>

  package init(
    tree: NavigationTree, status: AppStatus, request: HostRequest?, changedScreens: Set<ScreenID>
  ) {
    self.tree = tree
    self.status = status
    self.request = request
    self.changedScreens = changedScreens
  }
}
