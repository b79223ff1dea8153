import CalcotContent

/// The drawings of native pieces, by the types of their values, and the support for pictures.
package struct TerminalPieces: Sendable {
  package typealias Draw = @Sendable (any Hashable & Sendable, Int) -> [String]?

  private var drawings: [ObjectIdentifier: Draw] = [:]
  /// The terminal's support for pictures.
  package var images = ImageSupport()

  package init() {}

  package mutating func register<Value: Hashable & Sendable>(
    _ draw: @escaping @Sendable (_ value: Value, _ columns: Int) -> [String]
  ) {
    drawings[ObjectIdentifier(Value.self)] = { value, columns in
      (value as? Value).map { draw($0, columns) }
    }
  }

  /// Returns the lines of a piece, cut to the width, or nil if nothing is registered for its value.
  func lines(of piece: NativeValue, columns: Int) -> [String]? {
    let lines = drawings[ObjectIdentifier(type(of: piece.base))].flatMap { $0(piece.base, columns) }
    return lines?.flatMap {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    .map { TextLayout.truncated(String($0), to: columns) }
  }
}
