/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let regular = Weight(name: "regular")
  }

  let style: TextStyle
  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let footnote = Font(style: .footnote)
}

/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Equatable, Sendable {
  private let name: String
  public static let `default` = Animation(name: "default")
  public static let easeInOut = Animation(name: "easeInOut")
}

/// The animation of a change; nothing is animated here.
///
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  public var animation: Animation?
  public init() {}
}

/// https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition {
  public static var opacity: AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
}
