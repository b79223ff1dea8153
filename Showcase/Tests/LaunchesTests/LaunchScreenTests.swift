import Calcot
import CalcotContent
import CalcotTesting
import LaunchesFakes
import Testing

@testable import Launches

@MainActor
@Suite("The page of a launch")
struct LaunchScreenTests {
  /// Opens the page of a launch, for which the list has been read; `prepare` is called before.
  private func opened(_ prepare: (FakeLaunchesAPI) -> Void = { _ in }) async -> LaunchesApp {
    let launches = LaunchesApp()
    await launches.app.settle()
    prepare(launches.api)
    await launches.app.tap("Apollo 11")
    return launches
  }

  @Test func `shows what the list knew at once, and the words about it when they come`() async {
    let launches = await opened { $0.calls.close() }
    launches.app.expect("Apollo 11", "16 Jul 1969")
    launches.app.expectNot("To the Moon.", "Data updated")
    launches.api.calls.open()
    await launches.app.settle()
    #expect(
      launches.screen == """
        screen "Apollo 11"
          toolbar
            button "Refresh" refresh
          row "Apollo 11" "To the Moon." avatar symbol rocket hero plain
          row "Date (UTC)" "16 Jul 1969" plain
          row "Rocket" "Saturn V" plain
          row "Site" "Kennedy Space Center" plain
          row "Outcome" "Success" plain
          secondary "Data updated"
        """)
  }

  @Test func `can be read again without a network, and then says from when it is`() async {
    let launches = await opened()
    await launches.app.settle()
    launches.api.failNext(with: .interrupted)
    await launches.app.tap("Refresh", in: "Apollo 11")
    launches.app.expect(
      "The connection broke off.", "As of 1 Jan 1970 at 14:05", "To the Moon.", "Try again")
    launches.app.expectNot("Data updated")
    await launches.app.tap("Try again")
    launches.app.expect("Data updated")
    launches.app.expectNot("As of")
    #expect(launches.api.asked.suffix(2) == ["apollo-11 unless 1", "apollo-11 unless 1"])
  }

  @Test func `says that there is no such launch, and offers no second attempt`() async {
    let launches = LaunchesApp()
    launches.coordinator.navigation.push(.launch(Launch.ID(rawValue: "apollo-18")))
    await launches.app.settle()
    launches.app.expect("There is no such launch.")
    launches.app.expectNot("Try again")
    #expect(launches.app.content?.isMissing == true)
  }

  @Test func `says when a busy server is to be asked again`() async {
    let launches = await opened { $0.failNext(with: .busy(retryAfter: .milliseconds(1_500))) }
    launches.app.expect("Try again in 2 s.")
  }
}
