public import Calcot

/// Asks the user for something that only they can allow: first why, in the app's own words, then by the
/// system's question, which a system asks only once.
///
/// ```swift
/// let result = await PermissionHandler(router: router).ask(texts.camera) {
///   camera.permission
/// } request: {
///   await camera.requestAccess()
/// }
/// ```
@MainActor
public struct PermissionHandler {
  private let router: any Confirming & AddressOpening

  /// A handler that does what the user sees of it with `router`.
  public init(router: any Confirming & AddressOpening) { self.router = router }

  /// Has the user allow something. When they have forbidden it before, says how to allow it, and leads
  /// to where that is done if they want to.
  ///
  /// - Parameters:
  ///   - texts: what the user reads.
  ///   - status: what the system says of it now.
  ///   - request: puts the system's question; true if the user allows it.
  public func ask(
    _ texts: PermissionTexts, status: @MainActor () async -> PermissionStatus,
    request: @MainActor () async -> Bool
  ) async -> PermissionResult {
    switch await status() {
    case .granted: return .granted
    case .undetermined:
      guard await router.confirm(texts.why) else { return .postponed }
      return await request() ? .granted : .denied
    case .denied:
      guard await router.confirm(texts.howToAllow) else { return .denied }
      return await router.open(texts.settings) == .done ? .openedSettings : .denied
    }
  }
}

/// What a system says of a permission.
public enum PermissionStatus: Hashable, Sendable {
  /// The user has not been asked yet.
  case undetermined
  case granted, denied
}

/// What came of asking for a permission.
public enum PermissionResult: Hashable, Sendable {
  /// It is allowed.
  case granted
  /// The user does not want it now, and has not been asked by the system: they can be asked again.
  case postponed
  /// The user has forbidden it; only they can allow it now, in the system's settings.
  case denied
  /// The user has gone to the settings: ask for the status when they are back.
  case openedSettings
}

/// What the user reads when they are asked for a permission, in their language.
public struct PermissionTexts: Hashable, Sendable {
  /// What it is for.
  public let why: Question
  /// How to allow what has been forbidden; its action leads to the settings.
  public let howToAllow: Question
  /// The address of the settings: `app-settings:` on Apple's systems, elsewhere a page that helps.
  public let settings: String

  /// The texts of one permission.
  public init(
    why: Question, howToAllow: Question, settings: String = "app-settings:"
  ) {
    self.why = why
    self.howToAllow = howToAllow
    self.settings = settings
  }
}
