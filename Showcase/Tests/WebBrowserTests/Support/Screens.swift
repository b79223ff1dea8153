import CalcotWebTesting
import CommunityFakes
import Groups
import Testing

extension Visit {
  /// Calls `look` on every screen of the sample app, and with everything that can be above one.
  func everyScreen(_ look: @MainActor (_ name: String) async throws -> Void) async throws {
    try await groupScreens(look)
    try await memberScreens(look)
    try await formScreens(look)
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
  }
}
