import Calcot
import CalcotTesting
import GroupsFakes
import Testing

@testable import Groups

/// Every part of every screen is released by the line after `settle()`, however it is left.
@MainActor
@Suite struct GroupsReleaseTests {
  /// One way into a screen and out of it again.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let enter: @MainActor @Sendable (TestApp) -> Void
    let leave: @MainActor @Sendable (TestApp, GroupsCoordinator) async -> Void
  }

  nonisolated static let ways: [Way] = [
    Way(testDescription: "group, by Back", enter: { $0.tap("Early Birds") }) { app, _ in app.back()
    },
    Way(testDescription: "group, by pop", enter: { $0.tap("Early Birds") }) { $1.navigation.pop() },
    Way(testDescription: "group, by pop to root", enter: { $0.tap("Early Birds") }) {
      $1.navigation.popToRoot()
    },
    Way(testDescription: "group, by pop to the list", enter: { $0.tap("Early Birds") }) {
      $1.navigation.pop(to: .groups(.joined))
    },
    Way(testDescription: "group, by another stack", enter: { $0.tap("Early Birds") }) {
      $1.navigation.setStack([.groups(.joined)])
    },
    Way(testDescription: "form, by Cancel", enter: { $0.tap("New group") }) { app, _ in
      app.tap("Cancel")
    },
    Way(testDescription: "form, by pulling it down", enter: { $0.tap("New group") }) { app, _ in
      app.dismiss()
    },
    Way(testDescription: "form, by dismiss", enter: { $0.tap("New group") }) {
      $1.navigation.dismiss()
    },
    Way(testDescription: "form, by saving", enter: { $0.tap("New group") }) { app, _ in
      app.type("Night Owls", into: "Name")
      app.tap("Save")
    },
    Way(testDescription: "form, by discarding", enter: { $0.tap("New group") }) { app, _ in
      app.type("Night Owls", into: "Name")
      app.dismiss()
      await app.settle()
      app.tap("Discard")
    },
  ]

  @Test(arguments: ways, [false, true])
  func `releases a screen that was left`(_ way: Way, onASlowHost: Bool) async throws {
    let coordinator = GroupsCoordinator(dependencies: TestDependencies())
    let app = TestApp(coordinator, on: onASlowHost ? SlowHost() : InstantHost())
    await app.settle()
    way.enter(app)
    await app.settle()
    let scope = try #require(app.tree?.visible.flatMap { app.app?.scope(of: $0.id) })
    await way.leave(app, coordinator)
    await app.settle()
    #expect(scope.isEnded)
    app.expectReleased()
    app.expect("My groups")
  }

  @Test(arguments: [false, true])
  func `releases everything when the handle goes`(whileLoading: Bool) async {
    weak var weakCoordinator: GroupsCoordinator?
    let dependencies = TestDependencies()
    if whileLoading { dependencies.memory.reads.close() }
    do {
      let coordinator = GroupsCoordinator(dependencies: dependencies)
      weakCoordinator = coordinator
      let app = TestApp(coordinator)
      coordinator.navigation.push(.group(Group.ID(rawValue: 1)))
      coordinator.navigation.present(.newGroup)
      await app.settle()
      app.end()
    }
    dependencies.memory.reads.open()
    let isHeld = { weakCoordinator != nil || !dependencies.memory.groupDidChange.isEmpty }
    for _ in 0..<50 where isHeld() { await Task.yield() }
    #expect(weakCoordinator == nil)
    #expect(dependencies.memory.groupDidChange.isEmpty)
  }
}
