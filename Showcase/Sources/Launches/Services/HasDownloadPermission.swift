public import CalcotViews

/// Dependencies that include the permission to download much at once.
public protocol HasDownloadPermission {
  /// The permission to download more than what is shown, such as over a network that the user pays
  /// for.
  var downloadPermission: any PermissionService { get }
}
