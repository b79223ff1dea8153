import CalcotContent
import CalcotTesting
import Testing

struct HostWordsTests {
  private static let languages = HostWords.languages.map(\.language)
  private static let english = HostWords().texts

  /// The places of words that are rightly the same as in English.
  private static let shared = [
    "de": ["labels.missingRow", "labels.tabs", "panels.text"],
    "es": ["labels.error", "labels.missingRow"],
    "fr": ["keys.page", "labels.missingRow", "labels.pages"],
    "ja": ["labels.missingRow"],
  ]

  private func texts(in language: String) -> [String: String] {
    HostWords(preferred: [language]).texts
  }

  @Test func `come in five languages`() {
    #expect(Self.languages == ["en", "fr", "de", "ja", "es"])
    #expect(Self.english.count > 140)
    #expect(Self.english["buttons.back"] == "Back" && texts(in: "fr")["buttons.back"] == "Retour")
  }

  @Test(arguments: languages.dropFirst())
  func `are all translated`(into language: String) {
    let texts = texts(in: language)
    #expect(texts.filter { $1.isEmpty } == [:])
    let untranslated = texts.filter { Self.english[$0] == $1 }.keys.sorted()
    #expect(untranslated == Self.shared[language, default: []])
  }

  @Test(arguments: languages)
  func `have the same placeholders in each language, and end in the same way`(_ language: String) {
    for (place, text) in texts(in: language) {
      let original = Self.english[place, default: ""]
      #expect(text.placeholders == original.placeholders, "\(place): \(text)")
      #expect(text.ending == original.ending, "\(place): \(text)")
      // NB: where a language has a space before these, lines must not break there.
      #expect(!text.contains(" :"), "\(place): \(text)")
    }
  }

  @Test(arguments: languages)
  func `name each button and each key by a name of its own`(in language: String) {
    for group in ["buttons.", "keys."] {
      let names = texts(in: language).filter { $0.key.hasPrefix(group) }.values.sorted()
      #expect(zip(names, names.dropFirst()).filter(==).map(\.0) == [])
    }
  }

  @Test func `are those of the language that the app has chosen`() {
    func back(_ language: String?, of words: HostWords = HostWords()) -> String {
      words.translated(for: AppStatus(language: language)).buttons.back
    }
    #expect([nil, "en-GB", "xx", ""].map { back($0) } == ["Back", "Back", "Back", "Back"])
    #expect(["de", "DE-at", "fr-CA"].map { back($0) } == ["Zurück", "Zurück", "Retour"])
    #expect([nil, "en", "es"].map { back($0, of: .german) } == ["Zurück", "Back", "Atrás"])
  }

  @Test func `are an app's own before those of the framework`() {
    var (words, austrian) = (HostWords(), HostWords.german)
    words.buttons.done = "OK"
    (austrian.language, austrian.buttons.done) = ("de-AT", "Passt")
    words.translations = [austrian]
    func done(_ language: String) -> String {
      words.translated(for: AppStatus(language: language)).buttons.done
    }
    #expect(["en", "en-US", "de-AT", "de"].map(done) == ["OK", "OK", "Passt", "Fertig"])
  }

  @Test func `are those of the user's best language that there is`() {
    #expect(HostWords(preferred: ["nl", "gsw-CH", "fr-CH", "de"]).language == "fr")
    #expect(HostWords(preferred: ["nl"]).language == "en")
    #expect(HostWords(preferred: []) == HostWords())
  }
}

extension String {
  fileprivate var placeholders: [String] {
    split(separator: "%").dropFirst(hasPrefix("%") ? 0 : 1).map { "%\($0.prefix(1))" }.sorted()
  }

  /// The mark at its end, the same in each script.
  fileprivate var ending: Character? {
    last.flatMap { ".。".contains($0) ? "." : $0 == "…" ? $0 : nil }
  }
}
