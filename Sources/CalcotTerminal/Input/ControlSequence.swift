/// A control sequence (ECMA-48, 5.4) while it arrives: the bytes between `ESC [` and the final
/// byte.
struct ControlSequence: Sendable {
  private static let longest = 64

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

  /// Returns the key of a complete sequence. Modifiers apply only to keys that move the cursor.
  func key(endingIn final: UInt8) -> Key? {
    if parameters.first == UInt8(ascii: "<") { return isUnknown ? nil : mouse(endingIn: final) }
    guard !isUnknown, parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";")
    guard final == UInt8(ascii: "~") else {
      return ControlSequence.key(named: final)?.held(numbers.count > 1 ? numbers[1] : "1")
    }
    if let first = numbers.first, let code = Int(first),
      let number = Key.functionCodes.first(where: { $0.value == code })?.key
    {
      return .function(number)
    }
    switch numbers.first {
    case "1", "7": return .home
    case "3": return .delete
    case "4", "8": return .end
    case "5": return .pageUp
    case "6": return .pageDown
    default: return nil
    }
  }

  /// Returns the key of a mouse report (xterm's mode 1006): a press of the main button, a move
  /// with it, or a turn of the wheel.
  private func mouse(endingIn final: UInt8) -> Key? {
    let numbers = String(decoding: parameters.dropFirst(), as: UTF8.self).split(separator: ";")
      .compactMap { Int($0) }
    guard final == UInt8(ascii: "M"), numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else {
      return nil
    }
    switch numbers[0] {
    case 0: return .click(column: numbers[1] - 1, row: numbers[2] - 1)
    case 32: return .drag(column: numbers[1] - 1, row: numbers[2] - 1)
    case 64: return .wheelUp
    case 65: return .wheelDown
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
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    case "H": .home
    case "Z": .backTab
    default: nil
    }
  }
}

extension Key {
  /// Returns the key with modifiers. xterm encodes them as one more than a sum: 1 is Shift, 2 Alt,
  /// 4 Control.
  fileprivate func held(_ modifiers: some StringProtocol) -> Key {
    let key = ["3", "4", "5", "6"].contains(modifiers) ? byWord : self
    return ["2", "4", "6"].contains(modifiers) && movesCursor ? .shifted(key) : key
  }

  private var movesCursor: Bool {
    switch self {
    case .left, .right, .up, .down, .home, .end: true
    default: false
    }
  }

  /// The meaning of an arrow that is held with Control or Alt.
  private var byWord: Key {
    switch self {
    case .left: .wordLeft
    case .right: .wordRight
    default: self
    }
  }
}
