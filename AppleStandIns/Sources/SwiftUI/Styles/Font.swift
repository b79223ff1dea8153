/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
  }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }

  let style: TextStyle
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(style: style) }
  public func bold() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)
}

/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Equatable, Sendable {
  private let name: String
  public static let `default` = Animation(name: "default")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let linear = Animation(name: "linear")
  public static let spring = Animation(name: "spring")
  public static let snappy = Animation(name: "snappy")
  public static let smooth = Animation(name: "smooth")
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
}

/// The animation of a change; nothing is animated here.
///
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition {
  public static var opacity: AnyTransition { AnyTransition() }
  public static var slide: AnyTransition { AnyTransition() }
  public static var scale: AnyTransition { AnyTransition() }
  public static var identity: AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
