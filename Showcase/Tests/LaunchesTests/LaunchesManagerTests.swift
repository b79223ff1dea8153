import Foundation
import LaunchesFakes
import Localization
import Testing

@testable import Launches

@Suite("What the API gives and the store keeps")
@MainActor
struct LaunchesManagerTests {
  private struct Dependencies: HasLaunchesAPI, HasLaunchesStore, HasWallClock {
    let launchesAPI: any LaunchesAPI
    let launchesStore: any LaunchesStore
    let wallClock: WallClock
  }

  @Test("a list that has not changed is not written again, but known to be the newest")
  func unchanged() async throws {
    let (api, store) = (FakeLaunchesAPI(), FakeLaunchesStore())
    func manager(at seconds: Double) -> LaunchesManager {
      LaunchesManager(
        dependencies: Dependencies(
          launchesAPI: api, launchesStore: store,
          wallClock: WallClock(now: { Date(timeIntervalSince1970: seconds) }, timeZone: .gmt)))
    }
    let first = try await manager(at: 100).fetchLaunches()
    let second = try await manager(at: 200).fetchLaunches()
    #expect(second.value == first.value)
    #expect(store.keptLists == 1)
    #expect(try await store.launches()?.date == Date(timeIntervalSince1970: 200))
    api.details.removeLast()
    _ = try await manager(at: 300).fetchLaunches()
    #expect(store.keptLists == 2)
  }
}
