/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, headline, subheadline, footnote
  }

  let style: TextStyle
  public static let largeTitle = Font(style: .largeTitle)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let footnote = Font(style: .footnote)
}

/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Equatable, Sendable {
  private let name: String
  public static let `default` = Animation(name: "default")
}

/// The animation of a change; nothing is animated here.
///
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  public init() {}
}

/// https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition {
  public static var opacity: AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
}
