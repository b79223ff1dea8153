import CalcotTesting
import Localization
import Testing

@testable import Counter

@MainActor
@Suite struct CounterTextsTests {
  @Test(arguments: [
    (Language.english, "You tapped 1,050 times."), (.german, "Du hast 1.050-mal getippt."),
    (.spanish, "Has tocado 1050 veces."),
  ])
  func `congratulate in the person's language`(_ language: Language, _ text: String) throws {
    let count = try #require(Count(rawValue: 1_050))
    #expect(CounterTexts(region: Region(language)).tapped(count) == text)
  }

  @Test(arguments: Language.allCases)
  func `let the counter be used in every language`(_ language: Language) {
    let texts = CounterTexts(region: Region(language))
    let counter = CounterApp(language: language)
    counter.app.tap(texts.addOne)
    counter.app.expect(texts.counter, "1")
  }
}
