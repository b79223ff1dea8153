/// The name that the parts of a screen share, such as `Profile` of `ProfileViewModel`.
///
/// Sources are copied with the stem replaced by one that no code has, and that by the new one.
struct ScreenStem: Hashable {
  let upper: String
  let lower: String

  init(_ upper: String) {
    self.upper = upper
    let capitals = upper.prefix(while: \.isUppercase).count
    // NB: `FAQ` is `faq`, and `URLList` is `urlList`.
    let lowered =
      capitals > 1 && capitals < upper.count && upper.dropFirst(capitals).first?.isLetter == true
      ? capitals - 1 : max(capitals, 1)
    lower = upper.prefix(lowered).lowercased() + upper.dropFirst(lowered)
  }

  /// The stem in neutral sources.
  static let neutral = ScreenStem(upper: "ΩScreen", lower: "ωScreen")

  private init(upper: String, lower: String) {
    self.upper = upper
    self.lower = lower
  }

  /// Returns a text of this screen with the neutral stem.
  func neutralized(_ text: String) -> String { replaced(in: text, by: .neutral) }

  /// Returns the path of a file of this screen with the neutral stem.
  func neutralized(path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    var isInOwn = false
    for (number, part) in parts.enumerated() {
      let neutral = neutralized(part)
      let rest = neutral.replacing(Self.neutral.upper, with: "")
      // NB: `ProfileScene` is the folder of the screen, and `ProfileApp` is that of an app; but within
      // the screen's own folder `ProfileInterface` is a part of it.
      let isOwn = isInOwn || number == parts.count - 1 || Self.folderWords.contains(rest)
      guard isOwn, neutral != part else { continue }
      parts[number] = neutral
      isInOwn = true
    }
    return parts.joined(separator: "/")
  }

  private static let folderWords: Set = [
    "", "Scene", "Screen", "Module", "Feature", "Flow", "View", "UI", "Page", "Tests", "Kit",
  ]

  /// Returns a neutral text with this stem.
  func named(_ text: String) -> String { Self.neutral.replaced(in: text, by: self) }

  /// Returns a Boolean value that indicates whether the name of a type or file has the stem.
  func stands(in name: String) -> Bool { replaced(in: name, by: .neutral) != name }

  /// Returns a Boolean value that indicates whether a text may have the stem.
  func mayStand(in text: String) -> Bool { text.contains(upper) || text.contains(lower) }

  private func replaced(in text: String, by other: ScreenStem) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var rest = text[...]
    var previous: Character = " "
    while let first = rest.first {
      if let (found, new) = match(at: rest, after: previous, other) {
        result += new
        previous = found.last ?? previous
        rest = rest.dropFirst(found.count)
      } else {
        result.append(first)
        previous = first
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func match(
    at text: Substring, after previous: Character, _ other: ScreenStem
  ) -> (String, String)? {
    if text.hasPrefix(upper), !previous.isUppercase || previous == "Ω", endsWord(text, upper) {
      return (upper, other.upper)
    }
    if text.hasPrefix(lower), !previous.isLetter && !previous.isNumber, endsWord(text, lower) {
      return (lower, other.lower)
    }
    return nil
  }

  private func endsWord(_ text: Substring, _ word: String) -> Bool {
    guard let next = text.dropFirst(word.count).first else { return true }
    return !next.isLowercase
  }
}
