#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A text being edited, with its caret as a number of characters.
package struct FieldText: Equatable, Sendable {
  package private(set) var text: String
  package internal(set) var caret: Int
  /// The other end of the selection, if there is one.
  var anchor: Int?

  /// The range of the selected characters, or `nil` if there are none.
  package var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<min(max(anchor, caret), text.characterCount)
  }

  package var selected: String? {
    selection.map { String(text.characters($0)) }
  }

  /// Creates a text with the caret at a position, or at its end.
  package init(_ text: String, caret: Int? = nil) {
    self.text = text
    let count = text.characterCount
    self.caret = min(max(caret ?? count, 0), count)
  }

  /// Handles a key; returns `false` if it has no meaning in a field.
  package mutating func handle(_ key: Key) -> Bool {
    var cut = ""
    return handle(key, cut: &cut)
  }

  /// Handles a key as readline does; returns `false` if it has no meaning in a field.
  ///
  /// - Parameter cut: The text that was cut last, which Control-Y brings back.
  mutating func handle(_ key: Key, cut: inout String) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(FieldText.singleLine(pasted))
    case .backspace: remove(caret - 1..<caret)
    case .delete, .control("d"): remove(caret..<caret + 1)
    case .left, .control("b"): caret = max(caret - 1, 0)
    case .right, .control("f"): caret = min(caret + 1, text.characterCount)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = text.characterCount
    case .wordLeft, .alt("b"): caret = startOfWord
    case .wordRight, .alt("f"): caret = endOfWord
    case .control("u"): cut = remove(0..<caret)
    case .control("k"): cut = remove(caret..<text.characterCount)
    case .control("w"): cut = remove(startOfWord..<caret)
    case .alt("d"): cut = remove(caret..<endOfWord)
    case .control("y"): insert(cut)
    case .shifted(let key): return handle(key, cut: &cut)
    default: return false
    }
    return true
  }

  /// Returns the caret's position in the app's version of this text. The caret keeps its
  /// neighboring characters.
  package func caret(in new: String) -> Int {
    guard new != text else { return caret }
    let (old, new) = (Array(text), Array(new))
    var before = 0
    while before < min(old.count, new.count), old[before] == new[before] { before += 1 }
    var after = 0
    while after < min(old.count, new.count) - before,
      old[old.count - 1 - after] == new[new.count - 1 - after]
    { after += 1 }
    if caret >= old.count - after { return caret + new.count - old.count }
    return caret <= before ? caret : min(caret, new.count - after)
  }

  /// Inserts a text in place of the selection.
  mutating func insert(_ inserted: String) {
    if let selection, !inserted.isEmpty { remove(selection) }
    guard !inserted.isEmpty else { return }
    let before = String(text.characters(0..<caret)) + inserted
    text = before + text.characters(caret..<max(caret, text.utf8.count))
    caret = min(before.characterCount, text.characterCount)
  }

  @discardableResult
  mutating func remove(_ range: Range<Int>) -> String {
    let count = text.characterCount
    let range = range.clamped(to: 0..<count)
    let removed = String(text.characters(range))
    text = String(text.characters(0..<range.lowerBound)) + text.characters(range.upperBound..<count)
    caret = min(range.lowerBound, text.characterCount)
    anchor = nil
    return removed
  }

  private var endOfWord: Int {
    let characters = Array(text)
    var end = caret
    while end < characters.count, characters[end].isWhitespace { end += 1 }
    while end < characters.count, !characters[end].isWhitespace { end += 1 }
    return end
  }

  private var startOfWord: Int {
    let before = Array(text.prefix(caret))
    var start = before.count
    while start > 0, before[start - 1].isWhitespace { start -= 1 }
    while start > 0, !before[start - 1].isWhitespace { start -= 1 }
    return start
  }

  /// Returns the text in one line: line breaks and tabs become spaces, other controls are dropped.
  static func singleLine(_ text: String) -> String { plain(text, lineBreak: " ") }

  /// Returns the text with its line breaks: tabs become spaces, other controls are dropped.
  static func severalLines(_ text: String) -> String { plain(text, lineBreak: "\n") }

  private static func plain(_ text: String, lineBreak: Character) -> String {
    var plain = ""
    for character in text {
      if character.isNewline {
        plain.append(lineBreak)
      } else if character == "\t" {
        plain.append(" ")
      } else if DisplayWidth.shown(character) == character {
        plain.append(character)
      }
    }
    return plain
  }
}

extension String {
  /// A Boolean value that indicates whether each byte is a character, so that a place in the text
  /// needs no search. Constant for ASCII but for a look for returns, which join a line feed.
  var hasPlainBytes: Bool {
    utf8.count == utf16.count
      && utf8.withContiguousStorageIfAvailable { bytes in
        bytes.baseAddress.map { memchr($0, 0x0D, bytes.count) == nil } ?? true
      } ?? false
  }

  /// The number of characters.
  var characterCount: Int {
    if hasPlainBytes { return utf8.count }
    let run = TextRun(self[...])
    return run.characters + self[run.end...].count
  }

  /// Returns the characters at these places, of which there must be as many.
  func characters(_ places: Range<Int>) -> Substring {
    guard hasPlainBytes else {
      let rest = self[...].after(places.lowerBound)
      return rest[..<rest.after(places.count).startIndex]
    }
    let start = utf8.index(startIndex, offsetBy: min(places.lowerBound, utf8.count))
    let end = utf8.index(start, offsetBy: places.count, limitedBy: endIndex) ?? endIndex
    return self[start..<end]
  }
}

extension Substring {
  /// Returns the text after a number of characters.
  fileprivate func after(_ characters: Int) -> Substring {
    let run = TextRun(self, characters: characters)
    return self[run.end...].dropFirst(characters - run.characters)
  }
}
