import Localization
import Testing

@testable import Groups

@MainActor
@Suite struct GroupsTextsTests {
  @Test(arguments: [
    (Language.english, ["0 members", "1 member", "2 members", "10,000 members"]),
    (.german, ["0 Mitglieder", "1 Mitglied", "2 Mitglieder", "10.000 Mitglieder"]),
    (.spanish, ["0 miembros", "1 miembro", "2 miembros", "10.000 miembros"]),
  ])
  func `counts members`(_ language: Language, _ texts: [String]) {
    #expect([0, 1, 2, 10_000].map(GroupsTexts(region: Region(language)).members) == texts)
  }

  @Test(arguments: [
    (Language.english, ["0 groups", "1 group", "2 groups", "10,000 groups"]),
    (.german, ["0 Gruppen", "1 Gruppe", "2 Gruppen", "10.000 Gruppen"]),
    (.spanish, ["0 grupos", "1 grupo", "2 grupos", "10.000 grupos"]),
  ])
  func `counts groups`(_ language: Language, _ texts: [String]) {
    #expect([0, 1, 2, 10_000].map(GroupsTexts(region: Region(language)).groups) == texts)
  }

  @Test(arguments: [
    (
      Language.english,
      ["0 people added", "1 person added", "2 people added", "10,000 people added"]
    ),
    (
      .german,
      [
        "0 Personen hinzugefügt", "1 Person hinzugefügt", "2 Personen hinzugefügt",
        "10.000 Personen hinzugefügt",
      ]
    ),
    (
      .spanish,
      [
        "0 personas añadidas", "1 persona añadida", "2 personas añadidas",
        "10.000 personas añadidas",
      ]
    ),
  ])
  func `counts those who were added`(_ language: Language, _ texts: [String]) {
    #expect([0, 1, 2, 10_000].map(GroupsTexts(region: Region(language)).added) == texts)
  }

  @Test func `separates thousands as each language does`() {
    #expect(Language.allCases.map { $0.number(1_000) } == ["1,000", "1.000", "1000"])
    #expect(
      Language.allCases.map { $0.number(1_234_567) } == ["1,234,567", "1.234.567", "1.234.567"])
    #expect(Language.german.number(-1_000) == "-1.000")
  }

  @Test(arguments: [
    (["gsw-CH", "de-CH"], Language.german), (["es_ES.UTF-8"], .spanish), (["EN"], .english),
    (["fr", "it"], .english), ([], .english), (["C.UTF-8"], .english), (["fr", "es"], .spanish),
  ])
  func `the first language that the app speaks is taken`(_ tags: [String], _ language: Language) {
    #expect(Language(preferred: tags) == language)
  }
}
