import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Foundation
import People
import SampleHosts
import ShowcaseAppTesting
import Testing

/// Transcripts of the people: their photos, documents and homepages, and who goes and comes back.
@MainActor
@Suite struct PeopleTests {
  private let photo = PickedFile("me.gif", content: Data("GIF89a".utf8) + Data([64, 0, 48, 0]))

  @Test(arguments: SampleHost.allCases)
  func `a homepage is opened, and a name is copied`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened("People", "Anna Gruber", on: host.driver)
    await showcase.app.tap("Homepage")
    if showcase.app.driver.isRequestShown { await showcase.app.carryOut() }
    await showcase.app.tap("Copy name")
    if showcase.app.driver.isRequestShown { await showcase.app.carryOut() }
    let performed = showcase.app.driver.performed
    #expect(performed.count == 2)
    #expect(performed.contains(.copy("Anna Gruber")))
  }

  @Test(arguments: SampleHost.allCases)
  func `a photo is saved, seen enlarged, and removed`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened(
      "People", "Anna Gruber", "Choose photo", on: host.driver)
    await showcase.app.pick(PickedFile("fake.png", content: Data("<svg/>".utf8)))
    showcase.app.expect("fake.png is no photo.")
    await showcase.app.tap("Choose another")
    await showcase.app.pick(photo)
    showcase.app.expect("The photo is saved.", "me.gif")
    await showcase.app.open("/people/1/photo")
    showcase.app.expect(screen: "Photo of Anna Gruber")
    showcase.app.expect("64×48")
    await showcase.app.back()
    await showcase.app.tap("Remove photo")
    showcase.app.expect("The photo is gone.")
    showcase.app.expectNot("me.gif")
  }

  @Test(arguments: SampleHost.allCases)
  func `documents are attached, and one that was removed comes back`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened(
      "People", "Budi", "Attach documents", on: host.driver)
    await showcase.app.pick(
      PickedFile("cv.txt", content: Data("Runs.".utf8)),
      PickedFile("list.csv", content: Data(count: 2_000)))
    showcase.app.expect("2 documents are attached.", "cv.txt", "list.csv")
    await showcase.app.tap("Remove", in: "cv.txt")
    await showcase.app.tap("Remove")
    showcase.app.expectNot("cv.txt 5 bytes")
    await showcase.app.tap("Undo")
    showcase.app.expect("cv.txt is back.")
  }

  @Test(arguments: SampleHost.allCases)
  func `a person is deleted, and comes back into their groups`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened("People", "Anna Gruber", "Delete", on: host.driver)
    showcase.app.expect("Delete Anna Gruber?", "They leave all their groups.")
    await showcase.app.tap("Delete")
    showcase.app.expect("Anna Gruber is deleted.", "5 people")
    showcase.app.expectReleased()
    await showcase.app.tap("Undo")
    showcase.app.expect("Anna Gruber is back.", "6 people")
    await showcase.app.open("/groups/1/members")
    showcase.app.expect("4 members", "Anna Gruber")
  }

  @Test(arguments: SampleHost.allCases)
  func `people are found by a part of their names`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened("People", on: host.driver)
    await showcase.app.type("nuria", into: "Search")
    showcase.app.expect("Núria Puig", "1 person")
    showcase.app.expectNot("Anna Gruber")
    await showcase.app.fill("Search", with: "zzz")
    showcase.app.expect("Nobody has that name.")
  }
}
