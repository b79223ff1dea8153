import LaunchesFakes
import Testing

@testable import Launches

/// Tests of a launch's Interactor alone, with a fake manager.
@MainActor
@Suite struct LaunchInteractorTests {
  private let manager = FakeLaunchesManaging()
  private let details = [LaunchDetail].moonAndMars

  private func interactor(carried: Launch? = nil) -> LaunchInteractor {
    LaunchInteractor(id: details[0].launch.id, carried: carried, manager: manager)
  }

  @Test func `knows the launch from the screen before, then from the store, then from the server`()
    async
  {
    manager.keptLaunchReturns = Kept(details[1], at: 60)
    manager.fetchLaunchReturns = Kept(details[0], at: 120)
    let interactor = interactor(carried: details[2].launch)
    var missions = [interactor.launch?.mission]
    await interactor.loadLaunch { missions.append(interactor.launch?.mission) }
    #expect(missions == ["Viking 1", "Mariner 1", "Mariner 1", "Apollo 11"])
    #expect(manager.keptLaunchCalls == [details[0].launch.id])
    #expect(manager.fetchLaunchCalls == [details[0].launch.id])
    #expect(interactor.detail.isCurrent)
  }

  @Test func `knows nothing of a launch that neither the store nor the server knows`() async {
    manager.fetchLaunchThrows = .rejected(status: 404)
    let interactor = interactor()
    await interactor.loadLaunch {}
    #expect(interactor.launch == nil)
    #expect(interactor.detail.problem?.isRetryable == false)
  }

  @Test func `is not current after a later fetch has failed, and keeps what it knows`() async {
    manager.fetchLaunchReturns = Kept(details[0], at: 120)
    let interactor = interactor()
    await interactor.loadLaunch {}
    manager.fetchLaunchThrows = .timedOut
    await interactor.fetchLaunch {}
    #expect(interactor.detail.value == details[0] && !interactor.detail.isCurrent)
    #expect(interactor.detail.problem?.isRetryable == true)
  }

  @Test func `does not go back to the kept launch when a newer one has come meanwhile`() async {
    manager.fetchLaunchReturns = Kept(details[0], at: 120)
    manager.keptLaunchReturns = Kept(details[1], at: 60)
    let interactor = interactor()
    await interactor.fetchLaunch {}
    manager.fetchLaunchThrows = .unreachable
    await interactor.loadLaunch {}
    #expect(interactor.detail.value == details[0])
  }
}
