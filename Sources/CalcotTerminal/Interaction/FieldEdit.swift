import Calcot
import CalcotContent

/// An edit of a field by keys, for every kind of value.
struct FieldEdit {
  /// The text with its caret. For a choice, it is the option that was chosen last, even if the app
  /// has not accepted it, so that the next key continues from there.
  private(set) var text: FieldText
  /// The column that the caret keeps while it moves from line to line.
  private(set) var column: Int?
  /// The texts that the user can restore.
  private(set) var memory: EditMemory
  private let field: FieldValue
  private let focus: FocusTarget
  private let width: Int

  init(
    _ field: FieldValue, focus: FocusTarget, caret: PageState.Caret, width: Int,
    memory: EditMemory
  ) {
    self.memory = memory
    self.field = field
    self.focus = focus
    self.width = width
    column = caret.column
    let isSeen = caret.edited.text == field.typedText
    text = isSeen ? caret.edited : FieldText(field.typedText, caret: caret.position)
    if case .choice(let input) = field.kind, !input.allowsSeveral { text = caret.edited }
  }

  /// Handles a key; returns `false` if it has no meaning in the field. What is cut in a secret field can be
  /// pasted there alone.
  mutating func handle(_ key: Key) -> Bool {
    if field.kind.isSecret { swap(&memory.cut, &memory.secretCut) }
    defer { if field.kind.isSecret { swap(&memory.cut, &memory.secretCut) } }
    guard field.kind.isText else { return change(key.unshifted) }
    if key == .control("_") {
      text = memory.takeBack() ?? text
      return true
    }
    let before = text
    let isUsed = select(key) || changeSelection(key) || move(key)
    if text.text != before.text { memory.note(before) }
    return isUsed
  }

  /// Selects with a key held with Shift, or all with Alt-A, because Control-A is one of readline's.
  private mutating func select(_ key: Key) -> Bool {
    switch key {
    case .alt("a"): (text.anchor, text.caret) = (0, text.text.count)
    case .shifted(let move):
      let anchor = text.anchor ?? text.caret
      _ = change(move)
      text.anchor = anchor
    default: return false
    }
    return true
  }

  /// Removes or copies the selection, if there is one and the key applies to it.
  private mutating func changeSelection(_ key: Key) -> Bool {
    guard let selection = text.selection else { return false }
    switch key {
    case .backspace, .delete, .control("d"): text.remove(selection)
    case .control("w"): memory.cut = text.remove(selection)
    case .alt("w"): memory.cut = text.selected ?? ""
    default: return false
    }
    return true
  }

  private mutating func move(_ key: Key) -> Bool {
    defer { text.anchor = nil }
    return change(key)
  }

  private mutating func change(_ key: Key) -> Bool {
    switch field.kind {
    case .line: return type(key)
    case .lines: return editLines(key)
    case .toggle:
      guard key.isPress else { return false }
      return set(FieldKind.text(of: !field.isOn))
    case .choice(let input): return choose(key, input)
    case .number(let input):
      switch input.style {
      case .field: return type(key)
      case .stepper: return step(key)
      case .slider: return slide(key, input)
      }
    case .date(let input): return editDate(key, input)
    }
  }

  private mutating func type(_ key: Key) -> Bool { text.handle(key, cut: &memory.cut) }

  private mutating func set(_ new: String?) -> Bool {
    if let new { text = FieldText(new) }
    return true
  }

  private mutating func move(by steps: Int) -> Bool {
    set(field.kind.text(field.text, movedBy: steps).map(field.asTyped))
  }

  /// Handles a key in a stepper, whose caret stays at the end.
  private mutating func step(_ key: Key) -> Bool {
    switch key {
    case .left: return move(by: -1)
    case .right, .character("+"), .character("="): return move(by: 1)
    // NB: a number can begin with a minus.
    case .character("-") where !text.text.isEmpty: return move(by: -1)
    case .home, .end: return true
    default:
      text = FieldText(text.text)
      return type(key)
    }
  }

  private mutating func slide(_ key: Key, _ input: NumberInput) -> Bool {
    switch key {
    case .left, .character("-"), .character("h"): move(by: -1)
    case .right, .character("+"), .character("="), .character("l"): move(by: 1)
    case .pageDown: move(by: -10)
    case .pageUp: move(by: 10)
    case .home: set(input.text(of: input.range.lowerBound))
    case .end: set(input.text(of: input.range.upperBound))
    default: false
    }
  }

  /// Handles a key in a date. In an unfinished date, a minus is part of the text.
  private mutating func editDate(_ key: Key, _ input: DateInput) -> Bool {
    let isWhole =
      text.text.isEmpty
      || text.caret == text.text.count && CivilDate(Substring(text.text), input.parts) != nil
    switch key {
    case .character("+"): return move(by: 1)
    case .character("-") where isWhole: return move(by: -1)
    default: return type(key)
    }
  }
}

extension FieldEdit {
  /// Handles a key in a text of several lines, where Return begins a new one.
  private mutating func editLines(_ key: Key) -> Bool {
    let area = TextArea(text.text, width: width)
    let (row, now) = area.place(of: text.caret)
    let kept = column ?? now
    column = nil
    switch key {
    case .enter: text.insert("\n")
    case .paste(let pasted): text.insert(FieldText.severalLines(pasted))
    case .home, .control("a"): text.caret = area.lines[row].start
    case .end, .control("e"): text.caret = area.lines[row].end
    case .control("u"): memory.cut = text.removeToLineStart()
    case .control("k"): memory.cut = text.removeToLineEnd()
    case .up where row > 0: go(to: row - 1, kept, area)
    case .down where row < area.lines.count - 1: go(to: row + 1, kept, area)
    case .pageUp: go(to: row - Self.linesOfPage, kept, area)
    case .pageDown: go(to: row + Self.linesOfPage, kept, area)
    default: return type(key)
    }
    return true
  }

  /// The number of lines by which a key for a page moves the caret.
  private static var linesOfPage: Int { 10 }

  /// Moves the caret to a line; above or below all lines, to the beginning or the end of the text.
  private mutating func go(to row: Int, _ kept: Int, _ area: TextArea) {
    guard row >= 0 else { return text.caret = 0 }
    guard row < area.lines.count else { return text.caret = text.text.count }
    text.caret = area.caret(inRow: row, column: kept)
    column = kept
  }
}

extension FieldEdit {
  private mutating func choose(_ key: Key, _ input: ChoiceInput) -> Bool {
    if input.allowsSeveral {
      guard key.isPress, case .option(let option, _) = focus else { return false }
      return set(input.text(field.text, choosing: option))
    }
    let options = input.options
    let chosen = options.firstIndex { $0.key == text.text }
    switch key {
    case .left, .character("h"): return choose(max((chosen ?? options.count) - 1, 0), options)
    case .right, .character("l"): return choose(min((chosen ?? -1) + 1, options.count - 1), options)
    case .enter, .character(" "):
      return choose(((chosen ?? -1) + 1) % max(options.count, 1), options)
    default: return false
    }
  }

  /// Chooses the next option that begins with a letter; returns `false` if the field chooses no single one.
  mutating func jump(to letter: Character) -> Bool {
    guard case .choice(let input) = field.kind, !input.allowsSeveral else { return false }
    let options = input.options
    let start = (options.firstIndex { $0.key == text.text } ?? -1) + 1
    let order = Array(options.indices[start...]) + Array(options.indices[..<start])
    let next = order.first { options[$0].label.begins(with: letter) }
    return next.map { choose($0, options) } ?? true
  }

  private mutating func choose(_ place: Int, _ options: [ChoiceInput.Option]) -> Bool {
    set(options.indices.contains(place) ? options[place].key : nil)
  }
}

extension FieldText {
  /// Removes the text before the caret in its line, or at the line's start the line break.
  fileprivate mutating func removeToLineStart() -> String {
    let before = Array(text.prefix(caret))
    let start = before.lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    return remove((start == caret ? caret - 1 : start)..<caret)
  }

  /// Removes the text after the caret in its line, or at the line's end the line break.
  fileprivate mutating func removeToLineEnd() -> String {
    let after = Array(text.dropFirst(caret))
    let count = after.firstIndex(where: \.isNewline) ?? after.count
    return remove(caret..<caret + max(count, 1))
  }
}

extension Key {
  /// A Boolean value that indicates whether the key presses the focused element.
  fileprivate var isPress: Bool { self == .enter || self == .character(" ") }
}

extension String {
  /// Returns a Boolean value that indicates whether the text begins with a letter, ignoring case.
  func begins(with letter: Character) -> Bool {
    first?.lowercased() == letter.lowercased()
  }
}
