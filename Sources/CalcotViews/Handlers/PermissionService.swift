// calcot:fake
/// A service that knows one of the system's permissions, such as that for the photo library, and
/// can show the system's prompt for it. An app has one for each permission, by a `Has…` protocol.
///
/// ```swift
/// public protocol HasPhotoPermission {
///   var photoPermission: any PermissionService { get }
/// }
/// ```
@MainActor
public protocol PermissionService: AnyObject, Sendable {
  /// Returns the system's current status of the permission.
  func status() async -> PermissionStatus

  /// Shows the system's prompt; returns true if the user agrees.
  func request() async -> Bool
}

/// The system's status of a permission.
public enum PermissionStatus: Hashable, Sendable {
  /// The user has not been asked yet.
  case undetermined
  case granted, denied
}

/// The permission for something that needs none: in a terminal and in a browser, where the user
/// picks each file themselves, and with pickers of a system that run outside of the app.
public final class PermissionNotNeeded: PermissionService {
  /// Creates the service.
  public init() {}

  public func status() async -> PermissionStatus { .granted }
  public func request() async -> Bool { true }
}
