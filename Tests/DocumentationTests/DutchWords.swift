import CalcotContent
import CalcotTesting
import Testing

extension HostWords {
  static let dutch: HostWords = {
    var words = HostWords()
    words.language = "nl"
    words.buttons.back = "Terug"
    words.buttons.done = "Gereed"
    words.fields.below = "Minstens %1."
    return words
  }()
}

@Suite("A language of an app's own")
struct DutchWordsTests {
  @Test func `is added to those of the framework`() {
    var words = HostWords()
    words.translations = [.dutch]
    #expect(words.translated(for: AppStatus(language: "nl-BE")) == .dutch)
    #expect(words.translated(for: AppStatus(language: "de")) == .german)
  }

  @Test func `tells which words are still English`() {
    let english = HostWords().texts
    let missing = HostWords.dutch.texts.filter { english[$0] == $1 }
    #expect(missing.count == english.count - 3 && missing["buttons.cancel"] == "Cancel")
  }
}
