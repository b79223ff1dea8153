public import Calcot

/// A handler that asks the user for a permission: first with an explanation in the app's own words,
/// then by the system's prompt, which a system shows only once. Use it before the camera, the photo
/// library and the like.
///
/// ```swift
/// let permission = PermissionHandler(router: router, service: camera, texts: texts.camera)
///
/// guard await permission.ask() == .granted else { return }
/// ```
@MainActor
public struct PermissionHandler {
  private let router: any ScreenRouting & AddressOpening
  private let service: any PermissionService
  private let texts: PermissionTexts

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - router: The router that interacts with the user.
  ///   - service: The service that knows the permission.
  ///   - texts: The texts for the user.
  public init(
    router: any ScreenRouting & AddressOpening, service: any PermissionService,
    texts: PermissionTexts
  ) {
    self.router = router
    self.service = service
    self.texts = texts
  }

  /// Asks the user for the permission. If they denied it before, explains how to allow it, and
  /// opens the settings if they want to.
  public func ask() async -> PermissionResult {
    switch await service.status() {
    case .granted: return .granted
    case .undetermined:
      guard await router.confirm(texts.why) else { return .postponed }
      return await service.request() ? .granted : .denied
    case .denied:
      guard await router.confirm(texts.howToAllow) else { return .denied }
      return await router.open(texts.settings) == .done ? .openedSettings : .denied
    }
  }
}

/// The result of asking for a permission.
public enum PermissionResult: Hashable, Sendable {
  /// The permission is granted.
  case granted
  /// The user declined the explanation, and the system has not asked: they can be asked again.
  case postponed
  /// The user has denied the permission; only they can grant it now, in the system's settings.
  case denied
  /// The user has gone to the settings: query the status when they are back.
  case openedSettings
}

/// The texts of a permission request, in the user's language.
public struct PermissionTexts: Hashable, Sendable {
  /// The explanation of its purpose.
  public let why: Question
  /// The explanation of how to grant a denied permission; its action opens the settings.
  public let howToAllow: Question
  /// The address of the settings: `app-settings:` on Apple's systems, elsewhere a page with
  /// instructions.
  public let settings: String

  /// Creates the texts of a permission request.
  public init(
    why: Question, howToAllow: Question, settings: String = "app-settings:"
  ) {
    self.why = why
    self.howToAllow = howToAllow
    self.settings = settings
  }
}
