/// A key of the keyboard.
public struct BrowserKey: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
  let code: String

  /// Creates the key of a character; uppercase letters are distinct characters.
  public init(_ character: Unicode.Scalar) { code = String(Character(character)) }

  /// Creates the key of a character; uppercase letters are distinct characters.
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self.init(value) }

  /// The Enter key.
  public static let enter = BrowserKey("\u{E007}")
  /// The Tab key.
  public static let tab = BrowserKey("\u{E004}")
  /// The Escape key.
  public static let escape = BrowserKey("\u{E00C}")
  /// The Backspace key.
  public static let backspace = BrowserKey("\u{E003}")
  /// The Delete key.
  public static let delete = BrowserKey("\u{E017}")
  /// The space bar.
  public static let space = BrowserKey(" ")
  /// The Home key.
  public static let home = BrowserKey("\u{E011}")
  /// The End key.
  public static let end = BrowserKey("\u{E010}")
  /// The Page Up key.
  public static let pageUp = BrowserKey("\u{E00E}")
  /// The Page Down key.
  public static let pageDown = BrowserKey("\u{E00F}")
  /// The left arrow key.
  public static let left = BrowserKey("\u{E012}")
  /// The up arrow key.
  public static let up = BrowserKey("\u{E013}")
  /// The right arrow key.
  public static let right = BrowserKey("\u{E014}")
  /// The down arrow key.
  public static let down = BrowserKey("\u{E015}")
  /// The Shift key.
  public static let shift = BrowserKey("\u{E008}")
  /// The Control key.
  public static let control = BrowserKey("\u{E009}")
  /// The Alt key.
  public static let alt = BrowserKey("\u{E00A}")
  /// The Command or logo key.
  public static let command = BrowserKey("\u{E03D}")
}

extension Browser {
  /// Presses keys one after the other in the focused element, while others are held down.
  public func press(_ keys: BrowserKey..., holding held: [BrowserKey] = []) async throws {
    try await press(keys, holding: held)
  }

  /// Types a text into the focused element, character by character.
  public func type(_ text: String) async throws {
    var keys: [BrowserKey] = []
    for character in text {
      if let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
        scalar.value < 0xE000
      {
        keys.append(BrowserKey(scalar))
      } else {
        // NB: Not every driver has keys for characters of several scalars, and those from U+E000 on
        // stand for Enter and the like.
        try await press(keys)
        keys = []
        try await insert(String(character))
      }
    }
    try await press(keys)
  }

  /// Enters a text into the focused element at once, as if the user pasted it.
  public func insert(_ text: String) async throws {
    if options.engine == .chromium {
      try await devTools("Input.insertText", ["text": .string(text)])
    } else {
      try await run("document.execCommand('insertText', false, arguments[0])", .string(text))
    }
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
