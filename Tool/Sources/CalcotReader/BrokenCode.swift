@_spi(RawSyntax) internal import SwiftSyntax

/// Where the parser had to guess.
enum BrokenCode {
  /// The first token that is missing, or the first code that fits nowhere.
  static func firstPlace(in raw: RawSyntax, at offset: Int = 0) -> Int? {
    if let token = raw.tokenView {
      if token.presence == .missing { return offset }
      return token.tokenDiagnostic?.severity == .error ? token.start(at: offset) : nil
    }
    if raw.kind == .unexpectedNodes { return raw.start(at: offset) }
    guard let layout = raw.layoutView else { return nil }
    var position = offset
    for case let child? in layout.children {
      if let place = firstPlace(in: child, at: position) { return place }
      position += child.byteLength
    }
    return nil
  }
}
