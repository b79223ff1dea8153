/// https://developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Sendable { case background, active }

/// https://developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// https://developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// https://developer.apple.com/documentation/swiftui/openurlaction
@MainActor
@preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    let isHandled: Bool
    let other: URL?
    let goesToSystem: Bool
    public static let handled = Result(isHandled: true, other: nil, goesToSystem: false)
    public static let discarded = Result(isHandled: false, other: nil, goesToSystem: false)
    public static let systemAction = Result(isHandled: true, other: nil, goesToSystem: true)
  }

  let handler: @MainActor (URL) -> Result
  var system: @MainActor (URL) -> Void

  public init(handler: @escaping (URL) -> Result) {
    self.handler = { handler($0) }
    system = { _ in }
  }

  nonisolated init(
    handler: @escaping @MainActor (URL) -> Result, system: @escaping @MainActor (URL) -> Void
  ) { (self.handler, self.system) = (handler, system) }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler(url)
    if result.goesToSystem { system(result.other ?? url) }
    completion(result.isHandled)
  }
}

/// https://developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
}

/// A key of a value that SwiftUI itself sets in the environment.
private protocol OwnKey: EnvironmentKey where Value: ExpressibleByNilLiteral {}

extension OwnKey {
  static var defaultValue: Value { nil }
}

private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum HorizontalKey: OwnKey { typealias Value = UserInterfaceSizeClass? }
private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum LettersKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum OpenKey: OwnKey { typealias Value = OpenURLAction? }
private enum RefreshKey: OwnKey { typealias Value = RefreshAction? }
private enum SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
private enum SearchKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum ZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[LettersKey.self] }
    set { self[LettersKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }
  public var refresh: RefreshAction? { self[RefreshKey.self] }
  public var openURL: OpenURLAction {
    get { self[OpenKey.self] ?? OpenURLAction(handler: { _ in .discarded }, system: { _ in }) }
    set {
      var new = newValue
      if let old = self[OpenKey.self] { new.system = old.system }
      self[OpenKey.self] = new
    }
  }

  mutating func set(openURL: OpenURLAction) { self[OpenKey.self] = openURL }
  mutating func set(refresh: RefreshAction?) { self[RefreshKey.self] = refresh }
  var submits: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  var searchSubmits: [() -> Void] {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

extension View {
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environed { values, _ in values.colorScheme = colorScheme ?? values.colorScheme }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
