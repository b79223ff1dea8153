@_spi(RawSyntax) internal import SwiftSyntax

/// Where the parser had to guess.
enum BrokenCode {
  /// The first token that is missing, or the first code that fits nowhere.
  static func firstPlace(in tree: RawSyntax) -> Int? {
    var place: Int?
    tree.walk { raw, offset in
      if let token = raw.tokenView {
        if token.presence == .missing {
          place = offset
        } else if token.tokenDiagnostic?.severity == .error {
          place = token.start(at: offset)
        }
      } else if raw.kind == .unexpectedNodes {
        place = raw.start(at: offset)
      }
      return place == nil
    }
    return place
  }
}
