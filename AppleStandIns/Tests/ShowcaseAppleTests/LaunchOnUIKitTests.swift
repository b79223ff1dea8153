import Calcot
import CalcotContent
import CalcotTesting
import Launches
import LaunchesFakes
import Localization
import Testing
import UIKit

@testable import ShowcaseApple

@MainActor
@Suite("A launch, in a storyboard's controller")
struct LaunchOnUIKitTests {
  private let phone = PhoneApp()
  private let facts = """
    Date (UTC): 16 Jul 1969
    Rocket: Saturn V
    Site: Kennedy Space Center
    Outcome: Success
    """

  private func open(_ launch: String = "apollo-11") async {
    phone.app.send(.open("/launches/\(launch)"))
    await phone.settle()
  }

  @Test func `has a file that names the controller, and each of its outlets and actions`() throws {
    let file = try #require(StoryboardFile.launch)
    #expect(file.controller["customClass"] == "LaunchViewController")
    #expect(file.controller["customModule"] == "ShowcaseApple")
    #expect(
      file.outlets.keys.sorted()
        == ["ageLabel", "factsLabel", "outcomeLabel", "retryButton", "summaryLabel"])
    #expect(file.actions.map(\.selector) == ["refreshButtonTapped:", "refreshButtonTapped:"])
  }

  @Test func `is told its title and its facts, and that they are the newest`() async throws {
    await open()
    #expect(phone.person.navigation?.topViewController is LaunchViewController)
    #expect(phone.title == "Apollo 11")
    #expect(try phone.page.texts == ["Data updated", "To the Moon.", facts])
    #expect(try phone.page.barButton == "Refresh")
  }

  @Test func `says that it loads, and cannot be refreshed until it has`() async throws {
    phone.launches.calls.close()
    await open()
    #expect(phone.title == "Launch")
    #expect(try phone.page.prompt == "Loading the launch")
    #expect(try phone.page.texts == [])
    #expect(try phone.page.barButton == nil)
    #expect(try !phone.page.tapBarButton())
    phone.launches.calls.open()
    await phone.settle()
    #expect(try phone.page.prompt == nil)
    #expect(phone.title == "Apollo 11")
  }

  @Test func `says what is wrong, and tries again`() async throws {
    await open()
    phone.launches.failNext(with: .interrupted)
    #expect(try phone.page.tapBarButton())
    await phone.settle()
    #expect(
      try phone.page.texts
        == [
          "The connection broke off.", "Try again", "As of 1 Jan 1970 at 14:05", "To the Moon.",
          facts,
        ])
    #expect(try phone.page.tap("Try again"))
    await phone.settle()
    #expect(try phone.page.texts == ["Data updated", "To the Moon.", facts])
  }

  @Test func `that does not exist offers no second try`() async throws {
    await open("apollo-18")
    #expect(try phone.page.texts == ["There is no such launch."])
  }

  @Test func `is told everything again in another language`() async throws {
    await open()
    phone.region.language = .german
    await phone.settle()
    #expect(try phone.page.texts.first == "Daten aktualisiert")
    #expect(try phone.page.barButton == "Aktualisieren")
  }

  @Test func `is released when it is left, while it loads`() async throws {
    phone.launches.calls.close()
    await open()
    weak let controller = phone.person.navigation?.topViewController
    #expect(controller is LaunchViewController)
    #expect(phone.person.tapBack())
    await phone.settle()
    #expect(controller == nil)
    #expect(phone.app.tree.visible?.route == AnyRoute(LaunchesRoute.launches))
  }
}
