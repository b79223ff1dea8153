import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import People
import ShowcaseAppTesting
import Testing

@testable import ShowcaseApp

/// Tests that the screens of People lead on from a group's members, whose flow has other routes.
@MainActor
@Suite struct MemberScreensTests {
  private let gif = PickedFile("me.gif", content: Data("GIF89a".utf8) + Data([64, 0, 48, 0]))

  private func opened() async throws -> ShowcaseTestApp {
    let showcase = await ShowcaseTestApp.opened("Early Birds", "Members", "Budi")
    try await InMemoryPeopleRepository(showcase.community).setPhoto(
      gif, of: Person.ID(rawValue: 6))
    await showcase.app.settle()
    return showcase
  }

  @Test func `a member leads to their photo, and back to the group`() async throws {
    let showcase = try await opened()
    await showcase.app.tap("me.gif, 64×48, 10 bytes")
    showcase.app.expect("Photo of Budi", "File type GIF", "Dimensions 64×48")
    #expect(showcase.app.app?.link == "/groups/2/members/6/photo")
    for text in ["me.gif, 64×48, 10 bytes", "3 members", "[Rename]"] {
      await showcase.app.back()
      showcase.app.expect(text)
    }
    showcase.app.expectReleased()
  }

  @Test func `a member's photo is there at once`() async throws {
    let showcase = try await opened()
    showcase.community.reads.close()
    await showcase.app.tap("me.gif, 64×48, 10 bytes")
    showcase.app.expect("Photo of Budi", "Dimensions 64×48")
    showcase.community.reads.open()
    await showcase.app.settle()
  }

  @Test func `the people of a group are its members`() async throws {
    let showcase = await ShowcaseTestApp.opened("Early Birds")
    let coordinator = GroupsCoordinator(
      dependencies: GroupsDependencies(app: TestDependencies(showcase.community)))
    let app = TestApp(coordinator)
    let people: FlowNavigation<PeopleRoute> = coordinator.navigation.redirected {
      .place(of: $0, in: Group.ID(rawValue: 2))
    }
    people.push(.directory)
    await app.settle()
    app.expect("Early Birds", "3 members")
    #expect(coordinator.navigation.routes.last == .members(Group.ID(rawValue: 2)))
  }
}
