import Calcot
import CalcotViews

/// The objects that all modules of the feature share.
@MainActor
struct LaunchesServices {
  let manager: any LaunchesManaging
  let downloadPermission: any PermissionService
  let texts: LaunchesTexts
  /// The observers of a launch that has been read, and so can be read offline.
  let launchDidLoad = ObserverSet<Void>()
}
