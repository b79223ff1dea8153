import Localization
import Testing

@testable import People

@MainActor
@Suite struct PeopleTextsTests {
  @Test(arguments: [
    (Language.english, ["0 people", "1 person", "2 people", "10,000 people"]),
    (.german, ["0 Personen", "1 Person", "2 Personen", "10.000 Personen"]),
    (.spanish, ["0 personas", "1 persona", "2 personas", "10.000 personas"]),
  ])
  func `counts people`(_ language: Language, _ texts: [String]) {
    #expect([0, 1, 2, 10_000].map(PeopleTexts(region: Region(language)).count) == texts)
  }

  @Test(arguments: [
    (Language.english, ["Add", "Add 1", "Add 10,000"]),
    (.german, ["Hinzufügen", "1 hinzufügen", "10.000 hinzufügen"]),
    (.spanish, ["Añadir", "Añadir 1", "Añadir 10.000"]),
  ])
  func `says how many are added`(_ language: Language, _ texts: [String]) {
    #expect([0, 1, 10_000].map(PeopleTexts(region: Region(language)).add) == texts)
  }
}
