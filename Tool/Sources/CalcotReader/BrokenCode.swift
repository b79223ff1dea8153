@_spi(RawSyntax) internal import SwiftSyntax

/// Finds code that the parser could not read.
enum BrokenCode {
  /// Returns the place of the first missing token or unexpected code.
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
