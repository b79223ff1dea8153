extension Key {
  /// The bytes that a terminal sends for the key, in the common form, for tests.
  package var bytes: [UInt8] {
    switch self {
    case .character(let character): Array(String(character).utf8)
    case .enter: [0x0D]
    case .escape: [0x1B]
    case .tab: [0x09]
    case .backspace: [0x7F]
    case .control(" "): [0x00]
    case .control(let character): [(character.uppercased().utf8.first ?? 0) & 0x1F]
    case .alt(let character): Key.sequence(String(character))
    case .paste(let text): Key.sequence("[200~") + Key.pasted(text) + Key.sequence("[201~")
    case .backTab: Key.sequence("[Z")
    case .delete: Key.sequence("[3~")
    case .up: Key.sequence("[A")
    case .down: Key.sequence("[B")
    case .right: Key.sequence("[C")
    case .left: Key.sequence("[D")
    case .home: Key.sequence("[H")
    case .end: Key.sequence("[F")
    case .pageUp: Key.sequence("[5~")
    case .pageDown: Key.sequence("[6~")
    case .wordLeft: Key.sequence("[1;5D")
    case .wordRight: Key.sequence("[1;5C")
    case .shifted(let key): Key.sequence("[1;\(key.isByWord ? 6 : 2)\(key.finalByte)")
    case .function(let number): Key.sequence("[\(Key.functionCodes[number] ?? 0)~")
    case .click(let column, let row): Key.sequence("[<0;\(column + 1);\(row + 1)M")
    case .drag(let column, let row): Key.sequence("[<32;\(column + 1);\(row + 1)M")
    case .wheelUp: Key.sequence("[<64;1;1M")
    case .wheelDown: Key.sequence("[<65;1;1M")
    }
  }

  private var isByWord: Bool { self == .wordLeft || self == .wordRight }

  /// The last byte of the sequence of a key that moves the cursor.
  private var finalByte: String {
    bytes.last.map { String(Character(Unicode.Scalar($0))) } ?? ""
  }

  /// Returns the bytes that a terminal sends for a pasted text: a return for each line break, and
  /// no escapes, because they could end the paste.
  private static func pasted(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0A, last != 0x0D { bytes.append(0x0D) }
      if byte != 0x0A, byte != 0x1B { bytes.append(byte) }
      last = byte
    }
    return bytes
  }

  /// The numbers in the sequences of the function keys (xterm's).
  static let functionCodes = [
    1: 11, 2: 12, 3: 13, 4: 14, 5: 15, 6: 17, 7: 18, 8: 19, 9: 20, 10: 21,
    11: 23, 12: 24,
  ]

  private static func sequence(_ rest: String) -> [UInt8] { Array("\u{1B}\(rest)".utf8) }
}
