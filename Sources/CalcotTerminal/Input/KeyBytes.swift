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
    }
  }

  /// Returns what a terminal sends of a pasted text: a return for each line break, and no escapes, as
  /// a paste could end itself.
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

  private static func sequence(_ rest: String) -> [UInt8] { Array("\u{1B}\(rest)".utf8) }
}
