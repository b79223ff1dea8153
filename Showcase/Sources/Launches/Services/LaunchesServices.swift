import CalcotViews

/// The objects that all modules of the feature share.
struct LaunchesServices: Sendable {
  let manager: any LaunchesManaging
  let downloadPermission: any PermissionService
  let texts: LaunchesTexts
}
