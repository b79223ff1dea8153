import Calcot
import CalcotContent

/// The letters that use the actions of a page: those that the app has chosen, `r` for the one that
/// refreshes, otherwise the first letter of the action's own label, which is underlined.
///
/// An action never has two letters: it has its own, or none if another action comes before it that
/// has the same one. It has that letter in every row. A destructive action, of a row at first,
/// has `d`, unless another action has it: for none of them is one press enough.
struct Mnemonics: Equatable, Sendable {
  private(set) var letters: [String: Character] = [:]
  private var taken = KeyMap.letters
  private static let refresh: Character = "r"
  private static let destruction: Character = "d"

  /// Creates the letters of a page's buttons, and of its rows' actions.
  init(_ pageButtons: [ButtonLayout], rows: [ButtonLayout] = []) {
    let buttons = pageButtons + rows
    for button in buttons {
      if let letter = button.mnemonic { add(letter, to: button.text) }
    }
    for button in buttons where button.refreshes { add(Self.refresh, to: button.text) }
    for button in buttons where button.letterSource == .label && !button.refreshes {
      let own = button.text.lazy.compactMap { $0.lowercased().first }
      add(own.first { $0.isLetter && !KeyMap.letters.contains($0) }, to: button.text)
    }
    for button in rows + pageButtons where button.letterSource == .destruction {
      add(Self.destruction, to: button.text)
    }
  }

  /// Gives a label a letter, unless it has one or another label has the letter.
  private mutating func add(_ letter: Character?, to label: String) {
    guard let letter, letters[label] == nil, taken.insert(letter).inserted else { return }
    letters[label] = letter
  }

  /// Returns the index of an action's letter in its text.
  func place(in text: String) -> Int? {
    guard let letter = letters[text] else { return nil }
    return text.enumerated().first { $1.lowercased().first == letter }?.offset
  }
}
