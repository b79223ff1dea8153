import Calcot
import CalcotTesting
import CommunityFakes
import ShowcaseAppTesting
import Testing

@testable import Groups
@testable import ShowcaseApp

/// Tests that every part of every screen is released by the line after `settle()`, however the
/// screen is left.
@MainActor
@Suite struct GroupsReleaseTests {
  /// One way into a screen and out of it again.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let enter: [String]
    let leave: @MainActor @Sendable (GroupsApp) async -> Void

    init(
      _ name: String, _ enter: String...,
      leave: @escaping @MainActor @Sendable (GroupsApp) async -> Void
    ) {
      (testDescription, self.enter, self.leave) = (name, enter, leave)
    }
  }

  nonisolated static let ways: [Way] = [
    Way("group, by Back", "Early Birds") { $0.app.back() },
    Way("group, by pop", "Early Birds") { $0.coordinator.navigation.pop() },
    Way("group, by pop to root", "Early Birds") { $0.coordinator.navigation.popToRoot() },
    Way("group, by pop to the list", "Early Birds") {
      $0.coordinator.navigation.pop(to: .groups(.joined))
    },
    Way("group, by another stack", "Early Birds") {
      $0.coordinator.navigation.setStack([.groups(.joined)])
    },
    Way("invitations, by Back", "Invitations") { $0.app.back() },
    Way("members, by pop to root", "Early Birds", "Members") {
      $0.coordinator.navigation.popToRoot()
    },
    Way("member, by pop to root", "Early Birds", "Members", "Budi") {
      $0.coordinator.navigation.popToRoot()
    },
    Way("picker, by Cancel", "Early Birds", "Members", "Add members") {
      await $0.app.tap("Cancel")
      $0.coordinator.navigation.popToRoot()
    },
    Way("picker, by choosing", "Early Birds", "Members", "Add members", "Anna Gruber") {
      await $0.app.tap("Add 1")
      $0.coordinator.navigation.popToRoot()
    },
    Way("name, by Cancel", "Early Birds", "Rename") {
      await $0.app.tap("Cancel")
      await $0.app.back()
    },
    Way("about, by Cancel", "Early Birds", "About the group") {
      await $0.app.tap("Cancel")
      await $0.app.back()
    },
    Way("run, by Cancel", "Early Birds", "Plan a run") {
      await $0.app.tap("Cancel")
      await $0.app.back()
    },
    Way("form, by Cancel", "New group") { $0.app.tap("Cancel") },
    Way("form, by pulling it down", "New group") { $0.app.dismiss() },
    Way("form, by dismiss", "New group") { $0.coordinator.navigation.dismiss() },
    Way("form, by saving", "New group") {
      await $0.app.type("Night Owls", into: "Name")
      await $0.app.tap("Save")
    },
    Way("form, by discarding", "New group") {
      await $0.app.type("Night Owls", into: "Name")
      await $0.app.dismiss()
      await $0.app.tap("Discard")
    },
  ]

  @Test(arguments: ways, [false, true])
  func `releases a screen that was left`(_ way: Way, onASlowHost: Bool) async throws {
    let groups = GroupsApp(on: onASlowHost ? SlowHost() : InstantHost())
    await groups.app.settle()
    for tap in way.enter { await groups.app.tap(tap) }
    let scope = try #require(groups.app.tree?.visible.flatMap { groups.app.app?.scope(of: $0.id) })
    await way.leave(groups)
    await groups.app.settle()
    #expect(scope.isEnded)
    groups.app.expectReleased()
    groups.app.expect("My groups")
  }

  @Test(.timeLimit(.minutes(20)), arguments: [false, true])
  func `releases everything when the handle goes`(whileLoading: Bool) async {
    weak var weakCoordinator: GroupsCoordinator?
    let dependencies = TestDependencies()
    if whileLoading { dependencies.community.reads.close() }
    do {
      let coordinator = GroupsCoordinator(dependencies: GroupsDependencies(app: dependencies))
      weakCoordinator = coordinator
      let app = TestApp(coordinator)
      let group = Group.ID(rawValue: 1)
      for route in [
        GroupsRoute.group(group), .members(group), .member(Member.ID(rawValue: 1), of: group),
      ] {
        coordinator.navigation.push(route)
      }
      coordinator.navigation.present(.addMembers(group))
      coordinator.navigation.present(.rename(group))
      coordinator.navigation.present(.newGroup)
      await app.settle()
      app.end()
    }
    dependencies.community.reads.open()
    let changes = dependencies.groupRepository.groupDidChange
    let isHeld = { weakCoordinator != nil || !changes.isEmpty }
    while isHeld(), !Task.isCancelled { await Task.yield() }
    #expect(weakCoordinator == nil)
    #expect(changes.isEmpty)
  }
}
