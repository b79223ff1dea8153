public import CalcotTree

/// The parts of an app that a turn has changed. The host reads the current state from the app,
/// which alone has it, at once or when it next draws.
public struct HostUpdate: Equatable, Sendable {
  /// A Boolean value that indicates whether the navigation tree has changed.
  public let isTreeChanged: Bool
  /// A Boolean value that indicates whether the message or the activities have changed.
  public let isStatusChanged: Bool
  /// A Boolean value that indicates whether the host request was replaced or withdrawn.
  public let isRequestChanged: Bool
  /// The screens whose content or leavability may have changed, including screens that are not
  /// visible.
  public let changedScreens: Set<ScreenID>

  package init(
    isTreeChanged: Bool = false, isStatusChanged: Bool = false, isRequestChanged: Bool = false,
    changedScreens: Set<ScreenID> = []
  ) {
    self.isTreeChanged = isTreeChanged
    self.isStatusChanged = isStatusChanged
    self.isRequestChanged = isRequestChanged
    self.changedScreens = changedScreens
  }

  /// Creates an update for a host that begins to show an app: everything has changed.
  package static func everything(_ screens: Set<ScreenID>) -> HostUpdate {
    HostUpdate(
      isTreeChanged: true, isStatusChanged: true, isRequestChanged: true, changedScreens: screens)
  }
}
