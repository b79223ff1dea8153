/// A control sequence (ECMA-48, 5.4) while it arrives: the bytes between `ESC [` and the final
/// byte.
struct ControlSequence: Sendable {
  private static let longest = 32

  private(set) var parameters: [UInt8] = []
  private var isUnknown = false

  var isEmpty: Bool { parameters.isEmpty && !isUnknown }

  mutating func add(_ byte: UInt8) {
    if byte < 0x30 || parameters.count == ControlSequence.longest { isUnknown = true }
    if !isUnknown { parameters.append(byte) }
  }

  func beginsPaste(endingIn final: UInt8) -> Bool {
    !isUnknown && final == UInt8(ascii: "~") && parameters.elementsEqual("200".utf8)
  }

  /// Returns the key of a complete sequence, ignoring modifiers.
  func key(endingIn final: UInt8) -> Key? {
    guard !isUnknown, parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    guard final == UInt8(ascii: "~") else { return ControlSequence.key(named: final) }
    switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
    case "1", "7": return .home
    case "3": return .delete
    case "4", "8": return .end
    case "5": return .pageUp
    case "6": return .pageDown
    default: return nil
    }
  }

  /// Returns the key whose sequence ends in a letter, after `ESC [` or `ESC O`.
  static func key(named final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "Z": .backTab
    default: nil
    }
  }
}
