/// A key of the keyboard.
public struct BrowserKey: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
  let code: String

  /// The key of a character; large letters are another character.
  public init(_ character: Unicode.Scalar) { code = String(Character(character)) }

  /// The key of a character; large letters are another character.
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self.init(value) }

  /// Enter.
  public static let enter = BrowserKey("\u{E007}")
  /// Tab.
  public static let tab = BrowserKey("\u{E004}")
  /// Escape.
  public static let escape = BrowserKey("\u{E00C}")
  /// Backspace.
  public static let backspace = BrowserKey("\u{E003}")
  /// Delete.
  public static let delete = BrowserKey("\u{E017}")
  /// The space bar.
  public static let space = BrowserKey(" ")
  /// Home.
  public static let home = BrowserKey("\u{E011}")
  /// End.
  public static let end = BrowserKey("\u{E010}")
  /// Page up.
  public static let pageUp = BrowserKey("\u{E00E}")
  /// Page down.
  public static let pageDown = BrowserKey("\u{E00F}")
  /// The arrow to the left.
  public static let left = BrowserKey("\u{E012}")
  /// The arrow up.
  public static let up = BrowserKey("\u{E013}")
  /// The arrow to the right.
  public static let right = BrowserKey("\u{E014}")
  /// The arrow down.
  public static let down = BrowserKey("\u{E015}")
  /// Shift.
  public static let shift = BrowserKey("\u{E008}")
  /// Control.
  public static let control = BrowserKey("\u{E009}")
  /// Alt.
  public static let alt = BrowserKey("\u{E00A}")
  /// Command, or the key with the logo.
  public static let command = BrowserKey("\u{E03D}")
}

extension ChromiumBrowser {
  /// Presses keys one after the other, on what has the focus, while others are held down.
  public func press(_ keys: BrowserKey..., holding held: [BrowserKey] = []) async throws {
    try await press(keys, holding: held)
  }

  /// Types a text into what has the focus, character by character.
  public func type(_ text: String) async throws {
    var keys: [BrowserKey] = []
    for character in text {
      if let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 {
        keys.append(BrowserKey(scalar))
      } else {
        // NB: the driver has no keys for characters of several scalars.
        try await press(keys)
        keys = []
        try await devTools("Input.insertText", ["text": .string(String(character))])
      }
    }
    try await press(keys)
  }

  private func press(_ keys: [BrowserKey], holding held: [BrowserKey] = []) async throws {
    guard !keys.isEmpty else { return }
    let down = { (key: BrowserKey) -> BrowserValue in
      ["type": "keyDown", "value": .string(key.code)]
    }
    let up = { (key: BrowserKey) -> BrowserValue in
      ["type": "keyUp", "value": .string(key.code)]
    }
    let actions = held.map(down) + keys.flatMap { [down($0), up($0)] } + held.reversed().map(up)
    _ = try await send(
      "POST", "/actions",
      ["actions": [["type": "key", "id": "keyboard", "actions": .array(actions)]]])
  }
}
