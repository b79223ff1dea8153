import Calcot
import CalcotContent
import CalcotTesting
import CalcotWebTesting
import CommunityFakes
import Foundation
import Groups
import Launches
import LaunchesFakes
import People
import Testing

extension Visit {
  /// Calls `look` on every screen of the sample app, and with everything that can be above one.
  func everyScreen(_ look: @MainActor (_ name: String) async throws -> Void) async throws {
    try await groupScreens(look)
    try await memberScreens(look)
    try await photoScreens(look)
    try await formScreens(look)
    try await runScreens(look)
    try await launchScreens(look)
    try await otherScreens(look)
  }

  private func groupScreens(_ look: @MainActor (_ name: String) async throws -> Void)
    async throws
  {
    try await open("/groups")
    try await browser.page(contains: "3 groups")
    try await look("list")
    try await browser.use("Early Birds")
    try await browser.page(contains: "Rename")
    try await look("group")
    community.failNext(with: .locked)
    try await browser.use("Refresh")
    try await browser.page(contains: "Try again")
    try await look("group with an error")
    try await browser.use("Try again")
    try await browser.page(contains: "Leave", without: "Try again")
    try await browser.use("Leave")
    try await browser.page(contains: "Leave Early Birds?")
    try await look("alert")
    try await browser.use("Stay")
    try await open("/groups/invitations")
    try await browser.page(contains: "Full Moon")
    try await look("invitations")
    try await browser.use("Full Moon")
    try await browser.page(contains: "Decline")
    try await look("invitation")
    try await open("/groups/suggestions")
    try await browser.page(contains: "Barefoot")
    try await look("suggestions")
    try await browser.use("Barefoot")
    try await browser.use("Join")
    try await browser.page(contains: "Welcome to Barefoot")
    try await look("message")
  }

  private func memberScreens(_ look: @MainActor (_ name: String) async throws -> Void)
    async throws
  {
    try await open("/groups/2/members")
    try await browser.page(contains: "Budi")
    try await look("members")
    try await browser.use("Budi")
    try await browser.page(contains: "https://budi.example")
    try await look("profile")
    try await browser.use("Back")
    try await browser.use("Add members")
    try await browser.use("Anna Gruber")
    try await browser.page(contains: "Add 1")
    try await look("picker")
    try await open("/people")
    try await browser.page(contains: "Núria Puig")
    try await browser.fill("Search", with: "nobody at all")
    try await browser.page(contains: "Nobody has that name.")
    try await look("people")
  }

  private func formScreens(_ look: @MainActor (_ name: String) async throws -> Void)
    async throws
  {
    try await open("/groups")
    try await browser.use("New group")
    try await browser.fill("Name", with: String(repeating: "x", count: 61))
    try await browser.page(contains: "60 is the most")
    try await look("form")
    try await browser.use("Cancel")
    try await browser.page(contains: "Discard the new group?")
    try await look("alert over a form")
    try await browser.use("Discard")
    // NB: a navigation before the page has gone back would itself be undone.
    try await browser.wait(
      until: "location.pathname == '/groups' && !document.querySelector('dialog')")
    try await open("/groups/2/rename")
    try await browser.wait(until: "document.title.startsWith('Rename')")
    try await look("rename")
    try await open("/groups/2/about")
    try await browser.page(contains: "About the group")
    try await look("about")
  }

  /// The photo of a person, of a member, and none.
  private func photoScreens(_ look: @MainActor (_ name: String) async throws -> Void)
    async throws
  {
    try await open("/people/1/photo")
    try await browser.page(contains: "No photo")
    try await look("no photo")
    try await InMemoryPeopleRepository(community).setPhoto(
      PickedFile("field.png", content: Data(samplePhoto)), of: Person.ID(rawValue: 1))
    try await browser.page(contains: "field.png", without: "No photo")
    try await look("photo")
    try await open("/people/1")
    try await browser.page(contains: "field.png")
    try await look("person with a photo")
    try await open("/groups/1/members/1/photo")
    try await browser.page(contains: "field.png")
    try await look("photo of a member")
  }

  private func runScreens(_ look: @MainActor (_ name: String) async throws -> Void)
    async throws
  {
    try await open("/groups/2")
    try await browser.page(contains: "Distance per week", "Bring a lamp.")
    try await browser.click("a.row[href*='/runs/']")
    try await browser.wait(until: "document.querySelector('dialog:modal textarea')")
    try await look("change of a run")
    try await open("/groups/2/plan")
    try await browser.wait(until: "document.querySelector('dialog:modal textarea')")
    try await browser.fill("Distance", with: "none")
    try await browser.page(contains: "Type a number.")
    try await look("run with an error")
  }

  private func launchScreens(_ look: @MainActor (_ name: String) async throws -> Void)
    async throws
  {
    try await open("/launches")
    try await browser.page(contains: "Mariner 1")
    try await look("launches")
    launches.calls.close()
    try await browser.use("Keep for offline")
    try await browser.wait(until: "document.querySelector('dialog:modal progress')")
    try await look("download")
    try await browser.use("Cancel")
    try await browser.wait(until: "!document.querySelector('dialog')")
    launches.calls.open()
    launches.failure = .unreachable
    try await browser.use("Keep for offline")
    try await browser.page(contains: "Try again")
    try await look("download with an error")
    launches.failure = nil
    try await browser.use("Cancel")
    try await browser.wait(until: "!document.querySelector('dialog')")
    try await open("/launches/apollo-11")
    try await browser.page(contains: "To the Moon.")
    try await look("launch")
  }

  private func otherScreens(_ look: @MainActor (_ name: String) async throws -> Void)
    async throws
  {
    try await open("/counter")
    try await browser.page(contains: "Counter")
    try await look("counter")
    try await open("/settings")
    try await browser.page(contains: "Language and units")
    try await look("settings")
  }
}
