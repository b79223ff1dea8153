import Calcot
import CalcotContent
import CalcotTesting
import LaunchesFakes
import Testing

@testable import Launches

@MainActor
@Suite("Keeping every launch for reading offline")
struct DownloadScreenTests {
  private func opened() async -> LaunchesApp {
    let launches = LaunchesApp()
    await launches.app.settle()
    launches.api.calls.close()
    await launches.app.tap("Keep for offline")
    return launches
  }

  /// Lets one call pass the gate.
  private func letOnePass(_ launches: LaunchesApp) async {
    launches.api.calls.open()
    launches.api.calls.close()
    await launches.app.settle()
  }

  @Test func `shows its progress, launch by launch, then says that it is done and closes`() async {
    let launches = await opened()
    launches.app.expect("Loading the launches")
    for (done, percentage) in [(0, 0), (1, 33), (2, 66)] {
      await letOnePass(launches)
      #expect(
        launches.screen == """
          screen "Keep for offline"
            toolbar
              button "Cancel" cancel
            progress "\(done) of 3 kept" \(percentage)%
          """)
      #expect(launches.store.details.count == done)
    }
    await letOnePass(launches)
    launches.app.expect("✓ 3 launches can be read offline.", "Apollo 11")
    #expect(launches.store.details.count == 3)
    #expect(launches.app.tree?.layers.count == 1)
    launches.app.expectReleased()
  }

  @Test func `ends at once when it is cancelled, and keeps what it has`() async {
    let launches = await opened()
    await letOnePass(launches)
    await letOnePass(launches)
    launches.app.expect("1 of 3 kept")
    await launches.app.tap("Cancel")
    launches.api.calls.open()
    await launches.app.settle()
    #expect(launches.store.details.count == 1)
    #expect(launches.api.asked.count == 4)
    launches.app.expectNot("can be read offline")
    launches.app.expectReleased()
  }

  @Test func `ends when its sheet is pulled down, too`() async {
    let launches = await opened()
    await letOnePass(launches)
    await launches.app.dismiss()
    #expect(launches.api.calls.waiters == 0)
    launches.app.expectReleased()
  }

  @Test func `goes on where it was stopped by a fault`() async {
    let launches = LaunchesApp()
    await launches.app.settle()
    launches.api.calls.close()
    await launches.app.tap("Keep for offline")
    await letOnePass(launches)
    await letOnePass(launches)
    launches.api.failNext(with: .interrupted)
    await letOnePass(launches)
    launches.api.calls.open()
    await launches.app.settle()
    launches.app.expect("The connection broke off.", "2 of 3 kept", "66%")
    await launches.app.tap("Try again")
    launches.app.expect("✓ 3 launches can be read offline.")
    #expect(launches.api.asked.filter { $0.hasPrefix("apollo-11") }.count == 1)
  }

  @Test func `stops at a launch that cannot be stored, and says why`() async {
    let launches = LaunchesApp()
    await launches.app.settle()
    launches.store.failure = .unavailable("the disk is full")
    await launches.app.tap("Keep for offline")
    launches.app.expect("It cannot be kept: the disk is full", "0 of 3 kept", "0%")
    launches.store.failure = nil
    await launches.app.tap("Try again")
    launches.app.expect("✓ 3 launches can be read offline.")
  }

  @Test func `is no place that a link leads to`() async {
    let launches = LaunchesApp()
    await launches.app.open("/download")
    launches.app.expect("There is no such launch.")
    // NB: by two tasks, at once.
    #expect(launches.api.asked.sorted() == ["download", "launches"])
  }
}
