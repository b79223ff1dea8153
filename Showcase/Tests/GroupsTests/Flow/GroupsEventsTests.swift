import Calcot
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import Localization
import ShowcaseAppTesting
import Testing

@testable import ShowcaseApp

/// Exhaustive tests of the Groups feature: all that happens is expected.
@MainActor
@Suite struct GroupsEventsTests {
  private func groups() -> TestApp {
    let dependencies = TestDependencies(
      InMemoryCommunity(seed: .runnersAndMore), language: .english)
    let coordinator = GroupsCoordinator(dependencies: GroupsDependencies(app: dependencies))
    return TestApp(coordinator, exhaustive: true)
  }

  @Test func `making a group gives its events in order`() async {
    let app = groups()
    await app.settle()
    await app.tap("New group")
    app.expectEvents(.move(.present(GroupsRoute.newGroup), entering: GroupsRoute.newGroup))
    await app.fill("Name", with: "Night Owls")
    await app.tap("Save")
    app.expectEvents(
      .message("Night Owls was made", .success),
      .move(.close(), leaving: GroupsRoute.newGroup))
    app.end()
  }

  @Test func `discarding a text gives its events in order`() async {
    let app = groups()
    await app.settle()
    await app.tap("New group")
    await app.fill("Name", with: "Night Owls")
    await app.dismiss()
    app.expectEvents(
      .move(.present(GroupsRoute.newGroup), entering: GroupsRoute.newGroup),
      .transition(.ask, dialog: "Discard the new group?"))
    await app.tap("Discard")
    app.expectEvents(
      .transition(.answer), .move(.dismiss(), leaving: GroupsRoute.newGroup))
    app.end()
  }

  @Test func `a failed expectation of events shows what differs within a value`() async {
    let app = groups()
    await app.settle()
    await app.tap("Early Birds")
    withKnownIssue {
      app.expectEvents(
        .move(
          .push(GroupsRoute.group(Group.ID(rawValue: 3))),
          entering: GroupsRoute.group(Group.ID(rawValue: 3))))
    } matching: { issue in
      // NB: only with the package trait TestDiffs.
      let lines = issue.comments.map(\.rawValue).joined().components(separatedBy: "\n")
      return lines.contains { $0.hasPrefix("-   ") && $0.hasSuffix("  Group.ID(rawValue: 3)") }
        && lines.contains { $0.hasPrefix("+   ") && $0.hasSuffix("  Group.ID(rawValue: 2)") }
    }
    app.end()
  }
}
