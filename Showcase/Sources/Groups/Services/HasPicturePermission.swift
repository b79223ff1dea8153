public import CalcotViews

/// Dependencies that include the permission to pick a group's picture.
public protocol HasPicturePermission {
  /// The permission to let the user pick from their photo library.
  var picturePermission: any PermissionService { get }
}
