import Calcot
import CalcotContent
import CalcotTesting
import LaunchesFakes
import Localization
import Testing

@testable import Launches

@MainActor
@Suite("The list of launches")
struct LaunchesScreenTests {
  @Test func `shows all launches with their day, rocket and site, and which failed`() async {
    let launches = LaunchesApp()
    await launches.app.settle()
    #expect(
      launches.screen == """
        screen "Launches"
          toolbar
            button "Refresh" refresh
            button "Keep for offline"
          field "Search": "" placeholder "mission, rocket or year" search
          list
            row "Apollo 11" "16 Jul 1969 · Saturn V · Kennedy Space Center" avatar initials SV
            row "Mariner 1" "22 Jul 1962 · Atlas-Agena B · Cape Canaveral · Failure" avatar \
        initials AB
            row "Viking 1" "20 Aug 1975 · Titan IIIE · Cape Canaveral" avatar initials TI
          secondary "3 launches"
        """)
  }

  @Test func `says that it is loading, and cannot be refreshed meanwhile`() async {
    let launches = LaunchesApp()
    launches.api.calls.close()
    await launches.app.settle()
    #expect(
      launches.screen == """
        screen "Launches"
          toolbar
            button "Refresh" refresh disabled
            button "Keep for offline" disabled
          field "Search": "" placeholder "mission, rocket or year" search
          activity "Loading the launches"
          list
        """)
    launches.api.calls.open()
    await launches.app.settle()
    launches.app.expect("Apollo 11", "3 launches")
  }

  @Test func `finds launches by a part of their mission, their rocket or their year`() async {
    let launches = LaunchesApp()
    await launches.app.settle()
    await launches.app.type("apollo", into: "Search")
    launches.app.expect("Apollo 11", "1 launch")
    launches.app.expectNot("Viking 1")
    await launches.app.fill("Search", with: "TITAN")
    launches.app.expect("Viking 1")
    await launches.app.fill("Search", with: "1962")
    launches.app.expect("Mariner 1")
    await launches.app.fill("Search", with: "1958")
    launches.app.expect("No launch is called that.", "0 launches")
  }

  @Test func `a list that was kept is shown at once, and the newest when it comes`() async {
    let store = FakeLaunchesStore()
    await LaunchesApp(store: store).app.settle()
    let api = FakeLaunchesAPI(Array([LaunchDetail].moonAndMars.prefix(1)))
    api.calls.close()
    let launches = LaunchesApp(api: api, store: store)
    await launches.app.settle()
    launches.app.expect("Viking 1", "Loading the launches")
    api.details = Array(api.details)
    api.calls.open()
    await launches.app.settle()
    launches.app.expect("Apollo 11", "1 launch")
    launches.app.expectNot("Viking 1", "As of")
  }

  @Test func `asks only for what has changed since it was kept`() async {
    let store = FakeLaunchesStore()
    await LaunchesApp(store: store).app.settle()
    let launches = LaunchesApp(store: store)
    await launches.app.settle()
    #expect(launches.api.asked == ["launches unless 1"])
    launches.app.expect("Viking 1", "3 launches")
  }

  @Test("without a network it shows what was kept, says from when, and tries again when told")
  func offline() async {
    let store = FakeLaunchesStore()
    await LaunchesApp(store: store).app.settle()
    let api = FakeLaunchesAPI()
    api.failNext(with: .unreachable)
    let launches = LaunchesApp(api: api, store: store)
    await launches.app.settle()
    #expect(
      launches.screen == """
        screen "Launches"
          toolbar
            button "Refresh" refresh
            button "Keep for offline"
          field "Search": "" placeholder "mission, rocket or year" search
          error "The launches' server cannot be reached."
          button "Try again" main
          secondary "As of 1 Jan 1970 at 14:05"
          list
            row "Apollo 11" "16 Jul 1969 · Saturn V · Kennedy Space Center" avatar initials SV
            row "Mariner 1" "22 Jul 1962 · Atlas-Agena B · Cape Canaveral · Failure" avatar \
        initials AB
            row "Viking 1" "20 Aug 1975 · Titan IIIE · Cape Canaveral" avatar initials TI
          secondary "3 launches"
        """)
    await launches.app.tap("Try again")
    launches.app.expectNot("cannot be reached", "As of")
  }

  @Test("without a network and without anything kept it says so, and tries again when told")
  func nothing() async {
    let api = FakeLaunchesAPI()
    api.failNext(with: .timedOut)
    let launches = LaunchesApp(api: api)
    await launches.app.settle()
    launches.app.expect("The launches' server takes too long.")
    launches.app.expectNot("As of", "0 launches")
    await launches.app.tap("Try again")
    launches.app.expect("Viking 1")
  }

  @Test("says what to do when the server sends garbage, and leaves the kept launches as they were")
  func garbage() async {
    let store = FakeLaunchesStore()
    await LaunchesApp(store: store).app.settle()
    let api = FakeLaunchesAPI()
    api.failNext(with: .garbage("launches[3].date: it is missing"))
    let launches = LaunchesApp(api: api, store: store)
    await launches.app.settle()
    launches.app.expect("Try again later.", "Viking 1", "As of 1 Jan 1970 at 14:05")
    launches.app.expectNot("it is missing")
    #expect(try! await store.launches()?.value.count == 3)
  }

  @Test func `a store that cannot be used keeps nobody from reading`() async {
    let store = FakeLaunchesStore()
    store.failure = .unavailable("the disk is full")
    let launches = LaunchesApp(store: store)
    await launches.app.settle()
    launches.app.expect("Viking 1", "3 launches")
  }

  @Test func `a call that is under way ends when the screen leaves, and nothing is held`() async {
    let launches = LaunchesApp()
    await launches.app.settle()
    launches.api.calls.close()
    await launches.app.tap("Viking 1")
    #expect(launches.api.calls.waiters == 1)
    await launches.app.back()
    #expect(launches.api.calls.waiters == 0)
    launches.app.expectReleased()
  }

  @Test func `keeps what is searched for over a restart`() async throws {
    let launches = LaunchesApp()
    await launches.app.type("viking", into: "Search")
    let state = try launches.app.app?.savedState()
    let again = LaunchesApp(restoring: state)
    await again.app.settle()
    again.app.expect("Search: viking", "Viking 1", "1 launch")
    again.app.expectNot("Apollo 11")
  }

  @Test("speaks German and Spanish", arguments: [Language.german, .spanish])
  func languages(_ language: Language) async {
    let launches = LaunchesApp(language: language)
    await launches.app.settle()
    launches.app.expect(
      language == .german ? "3 Raketenstarts" : "3 lanzamientos",
      language == .german ? "Fehlschlag" : "Fracaso")
  }
}
