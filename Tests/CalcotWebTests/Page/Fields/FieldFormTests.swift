import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A field in a form without script")
struct FieldFormTests {
  private let survey = Survey()

  private func visit() async throws -> SiteVisit {
    let visit = SiteVisit { [survey] _ in CalcotApp.survey(survey) }
    try await visit.go("/")
    return visit
  }

  private func name(_ label: String) -> String { "2/body/\(label)" }

  private func save(_ visit: SiteVisit, _ texts: [String: String] = [:]) async throws {
    let named = texts.map { (name($0), $1) }
    try await visit.press("Save", typing: Dictionary(uniqueKeysWithValues: named))
  }

  @Test func `changes nothing that the user has left as it was`() async throws {
    survey.begin(
      name: "a\nb", secret: "hunter2", notes: "\r\na\r\n", isPublic: true, diets: [.raw, .vegan],
      size: "S", country: "Country 3", volume: 42)
    let visit = try await visit()
    try await save(visit)
    try await save(visit)
    #expect(survey.changes == 0)
    #expect(!String(decoding: visit.response.body, as: UTF8.self).contains("hunter2"))
  }

  @Test func `turns a switch on and off`() async throws {
    let visit = try await visit()
    try await save(visit, ["Public": "on"])
    #expect(survey.isPublic)
    #expect(visit.page.field(named: name("Public"))?.fieldText == "on")
    try await save(visit, ["Public": "off"])
    #expect(!survey.isPublic && survey.changes == 2)
  }

  @Test func `chooses one, several and none`() async throws {
    let visit = try await visit()
    let texts = ["Size": "M \"wide\"", "Diets": "Vegan\nRaw <b>", "Country": "Country 12"]
    try await save(visit, texts)
    #expect(survey.size == "M \"wide\"" && survey.country == "Country 12")
    #expect(survey.diets == [.vegan, .raw])
    try await save(visit, ["Diets": ""])
    #expect(survey.diets.isEmpty && survey.country == "Country 12")
  }

  @Test func `takes line breaks as browsers send them`() async throws {
    let visit = try await visit()
    try await save(visit, ["Notes": "\none\n\ntwo\n"])
    #expect(survey.notes == "\none\n\ntwo\n")
    #expect(visit.page.field(named: name("Notes"))?.text == "\none\n\ntwo\n")
    try await save(visit)
    #expect(survey.changes == 1)
  }

  @Test func `is cut where a page lets nobody type more`() async throws {
    let visit = try await visit()
    try await save(visit, ["Notes": String(repeating: "🌱", count: 20_000)])
    #expect(survey.notes.utf16.count == WebSiteOptions().textLimit)
  }

  @Test func `keeps a longer text that the app has given it, and what the user leaves of that`()
    async throws
  {
    let long = String(repeating: "🌱", count: 20_000)
    survey.begin(notes: long)
    let visit = try await visit()
    try await save(visit)
    #expect(survey.changes == 0)
    try await save(visit, ["Notes": String(long.dropLast())])
    #expect(survey.notes == String(long.dropLast()))
  }

  @Test func `has numbers and dates in any form in which they can be typed`() async throws {
    let visit = try await visit()
    try await save(visit, ["Weight": " 7,5", "Volume": "55", "Day": "2026-01-31"])
    #expect(survey.weight == 7.5 && survey.volume == 55)
    #expect(survey.day == Date(timeIntervalSince1970: 1_769_817_600))
  }

  @Test func `keeps what is no number, with the reason`() async throws {
    let visit = try await visit()
    try await save(visit, ["Weight": "heavy", "Guests": "99"])
    #expect(survey.weight == 2.5 && survey.guests == 3)
    let field = try #require(visit.page.field(named: name("Weight")))
    #expect(field.fieldText == "heavy" && field.attributes["aria-invalid"] == "true")
    let reason = field.attributes["aria-describedby"]?.split(separator: " ").first
    #expect(reason.flatMap { visit.page.node(String($0)) }?.text == HostWords().fields.noNumber)
    try await save(visit, ["Weight": "8"])
    #expect(survey.weight == 8)
  }

  @Test func `changes a number by its buttons, to its end`() async throws {
    let visit = try await visit()
    try await visit.press("+")
    #expect(survey.guests == 4)
    try await visit.press("−")
    try await visit.press("−")
    #expect(survey.guests == 2)
    #expect(visit.page.field(named: name("Guests"))?.fieldText == "2")
    for _ in 0..<5 { try await visit.press("−") }
    #expect(survey.guests == 1 && survey.changes == 4)
  }

  @Test(arguments: ["n+ 2/body/Public", "n- 2/body/Never", "n+ 9/body/Guests", "n+ 2/body/Name"])
  func `steps nothing that has no steps`(_ action: String) async throws {
    let visit = try await visit()
    try await visit.post([("token", visit.hidden("token") ?? ""), ("do \(action)", "")])
    #expect(visit.response.status == 200 && survey.changes == 0)
  }

  @Test(arguments: [
    ("Size", "XL"), ("Size", "S\nM \"wide\""), ("Diets", "Vegan\nmeat"), ("Country", "?"),
    ("Public", "maybe"), ("Public", "ON"),
  ])
  func `takes no option that is not there`(_ label: String, _ text: String) async throws {
    let visit = try await visit()
    try await visit.post([
      ("token", visit.hidden("token") ?? ""), (name(label), text), ("do a 2/body/Save", ""),
    ])
    #expect(survey.changes == 0 && visit.response.status == 200)
  }

  @Test func `takes a secret, and leaves it alone when a form has none`() async throws {
    let visit = try await visit()
    try await save(visit, ["Secret": "hunter2"])
    #expect(survey.secret == "hunter2")
    #expect(!String(decoding: visit.response.body, as: UTF8.self).contains("hunter2"))
    try await save(visit, ["Name": "Ada"])
    #expect(survey.secret == "hunter2" && survey.name == "Ada")
  }

  @Test func `gives Enter to a line, and not to the switch before it`() async throws {
    let visit = try await visit()
    let form = try #require(visit.page.field(named: name("Name"))?.form)
    #expect(form.first { $0.tag == "button" }?.action == "s \(name("Name"))")
  }

  @Test func `checks a row`() async throws {
    let visit = try await visit()
    try await visit.press("Milk")
    #expect(survey.isMilkThere)
    #expect(visit.page.text.contains("☑"))
  }

  @Test func `has lines arrive as they were typed, by a form and by a socket`() async throws {
    let seed = RandomText.seed
    var random = SeededGenerator(seed: seed)
    let visit = try await visit()
    let live = Survey()
    let driver = WebPageDriver()
    let app = TestApp(SurveyCoordinator(live), routes: RouteRegistry(SurveyRoute.self), on: driver)
    await app.settle()
    for _ in 0..<Rounds.of(300, short: 60) {
      let text = RandomText.make(&random)
      let expected = text.withPlainBreaks
      try await save(visit, ["Notes": text])
      #expect(survey.notes == expected, "seed \(seed): \(text.debugDescription)")
      await app.fill("Notes", with: text)
      #expect(live.notes == expected, "seed \(seed): \(text.debugDescription)")
    }
  }
}

extension String {
  /// The text with a line feed for each line break.
  fileprivate var withPlainBreaks: String {
    reduce(into: "") { $0.append($1.isNewline ? "\n" : $1) }
  }
}
