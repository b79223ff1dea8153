import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Foundation
import Testing

@MainActor
@Suite("A field of a live page")
struct LiveFieldTests {
  private let survey = Survey()

  private func start() async throws -> (TestApp, WebPageDriver, LivePage) {
    let driver = WebPageDriver()
    let app = TestApp(
      SurveyCoordinator(survey), routes: RouteRegistry(SurveyRoute.self), on: driver)
    await app.settle()
    return (app, driver, try #require(driver.page))
  }

  private func text(_ label: String, _ page: LivePage) -> String? {
    page.document.field(named: "2/body/\(label)")?.fieldText
  }

  @Test func `gives the app what the user taps, chooses, steps and fills in`() async throws {
    let (app, _, page) = try await start()
    await app.tap("Public")
    await app.choose("S", for: "Size")
    await app.choose("Raw <b>", for: "Diets")
    await app.choose("Vegan", for: "Diets")
    await app.choose("Country 5", for: "Country")
    await app.step("Guests")
    await app.step("Volume", up: false)
    await app.fill("Day", with: "2026-01-31")
    await app.choose("Raw <b>", for: "Diets")
    await app.step("Day")
    await app.tap("Milk")
    #expect(survey.isPublic && survey.size == "S" && survey.diets == [.vegan])
    #expect(survey.country == "Country 5" && survey.guests == 4 && survey.volume == 35)
    #expect(survey.day == Date(timeIntervalSince1970: 1_769_904_000) && survey.isMilkThere)
    #expect(text("Diets", page) == "Vegan" && text("Guests", page) == "4")
  }

  @Test func `is read as on a host without a page`() async throws {
    survey.begin(
      name: "Ada", notes: "a\nb", isPublic: true, diets: [.vegan, .raw], size: "S", volume: 45)
    let (app, _, _) = try await start()
    let other = TestApp(SurveyCoordinator(survey), routes: RouteRegistry(SurveyRoute.self))
    await other.settle()
    #expect(app.driver.lines == other.driver.lines)
    await app.fill("Weight", with: "heavy")
    await other.fill("Weight", with: "heavy")
    #expect(app.driver.lines == other.driver.lines)
    #expect(app.shows(HostWords().fields.noNumber))
  }

  @Test(arguments: [
    ("Public", "on", "off"), ("Size", "S", ""), ("Diets", "Vegan", ""),
    ("Country", "Country 2", ""),
    ("Volume", "80", "40"), ("Notes", "a\nb", ""), ("Day", "2026-01-31", ""),
  ])
  func `goes back when the app does not take its value`(
    _ label: String, _ new: String, _ old: String
  ) async throws {
    survey.isRefusing = true
    let (app, _, page) = try await start()
    let frames = page.frames
    await app.fill(label, with: new)
    #expect(survey.changes == 1 && text(label, page) == old)
    #expect(page.frames == frames + 1)
    await app.fill(label, with: new)
    #expect(survey.changes == 2 && text(label, page) == old)
  }

  @Test(arguments: [("Public", "maybe", "off"), ("Size", "XL", ""), ("Diets", "meat", "")])
  func `goes back when there is no such option`(
    _ label: String, _ new: String, _ old: String
  ) async throws {
    let (app, _, page) = try await start()
    page.perform("e 2/body/\(label)", text: new)
    await app.settle()
    #expect(survey.changes == 0 && text(label, page) == old)
  }

  @Test func `follows the app, also in the words that are read for its value`() async throws {
    let (app, _, page) = try await start()
    await app.fill("Volume", with: "80")
    let slider = try #require(page.document.field(named: "2/body/Volume"))
    #expect(slider.attributes["aria-valuetext"] == "80 %")
    #expect(page.document.node("2/body/Volume:v")?.text == "80 %")
    survey.begin(isPublic: true, diets: [.halal], size: "S", country: "Country 1", volume: 42)
    await app.settle()
    #expect(text("Public", page) == "on" && text("Diets", page) == "Halal")
    #expect(text("Size", page) == "S" && text("Country", page) == "Country 1")
    #expect(slider.attributes["step"] == "1" && text("Volume", page) == "42")
    survey.begin()
    await app.settle()
    #expect(text("Public", page) == "off" && text("Country", page) == "")
  }

  @Test func `keeps a secret that is typed, until the app clears it`() async throws {
    let (app, _, page) = try await start()
    await app.fill("Secret", with: "hunter2")
    #expect(survey.secret == "hunter2" && text("Secret", page) == "hunter2")
    survey.begin(secret: "another")
    await app.settle()
    #expect(text("Secret", page) == "hunter2")
    survey.begin()
    await app.settle()
    #expect(text("Secret", page) == "")
    #expect(app.driver.lines.contains("Secret: "))
  }
}
