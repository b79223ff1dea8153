public import CalcotViews

/// Dependencies that include the permission to use the photo library.
public protocol HasPhotoPermission {
  /// The permission to let the user pick from their photo library.
  var photoPermission: any PermissionService { get }
}
