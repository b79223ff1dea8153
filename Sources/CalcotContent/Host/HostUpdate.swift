public import CalcotTree

/// The result of a turn, as hosts receive it.
public struct HostUpdate: Sendable {
  /// The tree to show.
  public let tree: NavigationTree
  /// The message and the activity indicator to show over the tree.
  public let status: AppStatus
  /// The request that the host should perform now; nil for none.
  public let request: HostRequest?
  /// The screens whose content or leavability may have changed, including screens that are not
  /// visible.
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
