public import CalcotTree

/// The source of a picture.
public enum ImageSource: Hashable, Sendable {
  /// Bytes that the app has.
  case data(ImageData)
  /// An http or https address, which the host loads.
  case address(WebAddress)
  /// A symbol.
  case symbol(Symbol)
  /// One or two letters in place of a portrait.
  case initials(String)

  /// Returns the initials of a name in place of a portrait: those of its first and its last word.
  public static func initials(of name: String) -> ImageSource {
    let words = name.split(whereSeparator: \.isWhitespace)
    let first = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return .initials(first.map { $0.uppercased() }.joined())
  }

  /// The reason why the picture cannot be shown; nil if none is known before it is loaded.
  public var problem: ImageProblem? {
    switch self {
    case .data(let image): image.problem
    case .address(let address): address.isOfTheWeb ? nil : .badAddress(address)
    case .symbol, .initials: nil
    }
  }
}

extension WebAddress {
  fileprivate var isOfTheWeb: Bool { text.hasPrefix("https:") || text.hasPrefix("http:") }
}

/// The purpose of a picture, by which a host chooses size and shape.
public enum ImageRole: String, Equatable, Sendable {
  /// A picture in its own proportions, as wide as the text at most; in a row, a small one with
  /// rounded corners.
  case picture
  /// A portrait, which is round.
  case avatar
  /// A sign beside a text, as high as the text.
  case icon
}

/// A picture that is shown.
public struct ImageValue: Equatable, Sendable {
  /// The source of the picture; nil while it is being loaded.
  public let source: ImageSource?
  /// The description for users who do not see the picture; nil if a text beside it describes it.
  public let label: String?
  /// The purpose.
  public let role: ImageRole

  package init(_ source: ImageSource?, label: String? = nil, role: ImageRole) {
    self.source = source
    self.label = label
    self.role = role
  }

  /// The reason why the picture cannot be shown; nil if it can be.
  public var problem: ImageProblem? { source?.problem }
}
