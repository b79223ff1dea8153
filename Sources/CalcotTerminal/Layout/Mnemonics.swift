import Calcot
import CalcotContent

/// The letters that use the actions of a page: those that the app has chosen, otherwise a letter of
/// the action's own label, which is underlined.
///
/// A letter depends only on the labels before it, the toolbar's first, and on the chosen letters.
/// An action has the same letter in every row. A destructive action has a letter only if the app
/// has chosen one, so that no slip uses it.
struct Mnemonics: Equatable, Sendable {
  private(set) var letters: [String: Character] = [:]
  private var taken = KeyMap.letters

  init(_ buttons: [ButtonLayout]) {
    for button in buttons {
      if let letter = button.mnemonic { add([letter], to: button.text) }
    }
    for button in buttons where button.takesLetter {
      add(button.text.lazy.compactMap { $0.lowercased().first }, to: button.text)
    }
  }

  /// Gives a label the first letter that no other label has.
  private mutating func add(_ candidates: some Sequence<Character>, to label: String) {
    guard letters[label] == nil else { return }
    guard let letter = candidates.first(where: { $0.isLetter && !taken.contains($0) }) else {
      return
    }
    letters[label] = letter
    taken.insert(letter)
  }

  /// Returns the index of an action's letter in its text.
  func place(in text: String) -> Int? {
    guard let letter = letters[text] else { return nil }
    return text.enumerated().first { $1.lowercased().first == letter }?.offset
  }
}
