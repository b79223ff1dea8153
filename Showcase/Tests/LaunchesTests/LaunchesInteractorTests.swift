import Calcot
import CalcotTesting
import LaunchesFakes
import Testing

@testable import Launches

/// Tests of the list's Interactor alone, with a fake manager.
@MainActor
@Suite struct LaunchesInteractorTests {
  private let manager = FakeLaunchesManaging()
  private let interactor: LaunchesInteractor
  private let all = [Launch].moonAndMars

  init() { interactor = LaunchesInteractor(manager: manager) }

  @Test func `knows the kept launches first, and then the current ones`() async {
    manager.keptLaunchesReturns = Kept(Array(all.prefix(1)), at: 60)
    manager.fetchLaunchesReturns = Kept(all, at: 120)
    var counts: [Int?] = []
    var loading: [Bool] = []
    await interactor.loadLaunches {
      counts.append(interactor.launches.value?.count)
      loading.append(interactor.launches.isLoading)
    }
    #expect(manager.keptLaunchesCalls == 1 && manager.fetchLaunchesCalls == 1)
    #expect(counts == [1, 1, 3])
    #expect(loading == [false, true, false])
    #expect(interactor.launches.isCurrent && interactor.launches.age == nil)
  }

  @Test func `keeps what it knows when a fetch fails, and says from when it is`() async {
    manager.keptLaunchesReturns = Kept(all, at: 60)
    manager.fetchLaunchesThrows = .unreachable
    await interactor.loadLaunches {}
    #expect(interactor.launches.value == all)
    #expect(interactor.launches.problem == .unreachable)
    #expect(interactor.launches.age == manager.keptLaunchesReturns?.date)
    manager.fetchLaunchesThrows = nil
    manager.fetchLaunchesReturns = Kept([], at: 120)
    await interactor.fetchLaunches {}
    #expect(interactor.launches.value == [])
    #expect(interactor.launches.problem == nil && interactor.launches.age == nil)
  }

  @Test func `does not take a cancelled fetch for a problem`() async {
    manager.fetchLaunchesThrows = .cancelled
    await interactor.loadLaunches {}
    #expect(interactor.launches.problem == nil && !interactor.launches.isLoading)
    #expect(interactor.launches.value == nil && !interactor.launches.isCurrent)
  }

  @Test func `fetches once at a time`() async {
    let scope = TestScope()
    let gate = Gate(isOpen: false)
    manager.fetchLaunchesHandler = {
      await gate.pass()
      return Kept([], at: 0)
    }
    scope.scope.task { await interactor.fetchLaunches {} }
    await gate.untilWaiting(1)
    await interactor.fetchLaunches { Issue.record("a second fetch has begun") }
    #expect(manager.fetchLaunchesCalls == 1)
    gate.open()
    await scope.settle()
    await interactor.fetchLaunches {}
    #expect(manager.fetchLaunchesCalls == 2)
  }

  @Test func `counts what can be read offline, also after deleting it`() async throws {
    manager.offlineCountReturns = 2
    await interactor.countOffline()
    #expect(interactor.offlineCount == 2)
    manager.deleteOfflineThrows = .unavailable("the disk is gone")
    await #expect(throws: LaunchesStoreError.unavailable("the disk is gone")) {
      try await interactor.deleteOffline()
    }
    #expect(interactor.offlineCount == 2)
    manager.deleteOfflineThrows = nil
    manager.offlineCountReturns = 0
    try await interactor.deleteOffline()
    #expect(interactor.offlineCount == 0)
  }

  @Test func `keeps the number when a count is given up, as another one has begun`() async {
    manager.offlineCountReturns = 2
    await interactor.countOffline()
    let (scope, gate) = (TestScope(), Gate(isOpen: false))
    manager.offlineCountHandler = {
      await gate.pass()
      return 0
    }
    let count = scope.scope.task { await interactor.countOffline() }
    await gate.untilWaiting(1)
    count.cancel()
    gate.open()
    await scope.settle()
    #expect(interactor.offlineCount == 2)
  }

  @Test(arguments: [
    ("", ["Apollo 11", "Mariner 1", "Viking 1"]), ("apollo", ["Apollo 11"]),
    ("TITAN", ["Viking 1"]), ("1962", ["Mariner 1"]), ("Canaveral", []),
  ])
  func `finds a part of a mission, a rocket or a year`(
    _ search: String, _ missions: [String]
  ) async {
    #expect(interactor.launches(matching: search) == [])
    manager.fetchLaunchesReturns = Kept(all, at: 0)
    await interactor.fetchLaunches {}
    #expect(interactor.launches(matching: search).map(\.mission) == missions)
  }
}
