import Calcot
import CalcotTesting
import Foundation
@testable import Groups
import GroupsFakes

/// The composition for tests: groups in memory, and a clock that stands at 14:05.
struct TestDependencies: HasGroupRepository, HasWallClock {
  let memory: InMemoryGroupRepository
  var groupRepository: any GroupRepository { memory }
  let wallClock = WallClock(
    now: { Date(timeIntervalSince1970: 14 * 3600 + 5 * 60) }, timeZone: .gmt)

  @MainActor
  init(_ memory: InMemoryGroupRepository = InMemoryGroupRepository()) { self.memory = memory }
}

/// The whole Groups feature on a headless host, settled at its first screen.
@MainActor
struct GroupsApp {
  let dependencies: TestDependencies
  let app: TestApp

  init(
    _ memory: InMemoryGroupRepository = InMemoryGroupRepository(),
    on driver: (any HostDriver)? = nil
  ) {
    dependencies = TestDependencies(memory)
    app = TestApp(GroupsCoordinator(dependencies: dependencies), on: driver)
  }

  var repository: InMemoryGroupRepository { dependencies.memory }

  /// Does one step and lets everything come to rest.
  func then(_ step: (TestApp) -> Void) async {
    step(app)
    await app.settle()
  }
}
