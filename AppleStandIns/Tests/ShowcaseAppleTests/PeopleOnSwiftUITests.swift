import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import Localization
import People
import ShowcaseApple
import SwiftUI
import Testing

@MainActor
@Suite("People, in a view of SwiftUI")
struct PeopleOnSwiftUITests {
  let tablet = TabletApp()
  var screen: SwiftUIScreen { tablet.screen }

  private func showPeople() async {
    await tablet.settle()
    #expect(screen.select(tab: "People"))
    await tablet.settle()
  }

  @Test func `lists everybody, by family name`() async {
    await showPeople()
    #expect(screen.title == "People")
    #expect(
      tablet.texts == [
        "Budi", "Anna Gruber", "Ngozi Okonkwo", "Núria Puig", "Zoe\u{308} Straus", "太郎 山田",
        "6 people",
      ])
  }

  @Test func `has an image for each tab`() async {
    await tablet.settle()
    #expect(
      screen.tabs.map(\.systemImage) == [
        "figure.run", "person.2", "paperplane", "plusminus.circle", "gearshape",
      ])
  }

  @Test func `opens the user, and goes back`() async {
    await showPeople()
    #expect(screen.tap("Anna Gruber"))
    await tablet.settle()
    #expect(screen.title == "Anna Gruber")
    #expect(tablet.texts.contains("https://anna.example"))
    #expect(screen.back())
    await tablet.settle()
    #expect(screen.title == "People")
    #expect(tablet.app.tree.visible?.route == AnyRoute(PeopleRoute.directory))
  }

  @Test func `shows the user's photo as a picture that leads on, and their documents`() async throws
  {
    let people = InMemoryPeopleRepository(tablet.community)
    let anna = Person.ID(rawValue: 1)
    let photo = PickedFile("me.png", content: onePixel)
    try await people.setPhoto(photo, of: anna)
    try await people.addDocuments([PickedFile("cv.txt", content: Data("Runs.".utf8))], to: anna)
    await showPeople()
    #expect(screen.tap("Anna Gruber"))
    await tablet.settle()
    #expect(screen.top.all(.image).contains { $0.label == "Photo of Anna Gruber" })
    for text in ["me.png, 1×1, 67 bytes", "cv.txt", "5 bytes"] {
      #expect(tablet.texts.contains(text))
    }
    #expect(screen.tap("me.png, 1×1, 67 bytes"))
    await tablet.settle()
    #expect(screen.title == "Photo of Anna Gruber")
    #expect(tablet.app.tree.visible?.route == AnyRoute(PeopleRoute.photo(anna)))
  }

  @Test func `deletes the user after a question, and offers to undo it`() async throws {
    await showPeople()
    #expect(screen.tap("Anna Gruber"))
    await tablet.settle()
    #expect(screen.tap("Delete"))
    await tablet.settle()
    #expect(screen.choose("Delete"))
    await tablet.settle()
    #expect(screen.title == "People")
    #expect(tablet.texts.contains("5 people"))
    #expect(screen.tap("Undo"))
    await tablet.settle()
    #expect(tablet.texts.contains("6 people"))
  }

  @Test func `finds people by a part of their name, and keeps what is typed`() async {
    await showPeople()
    #expect(screen.search("stra"))
    await tablet.settle()
    #expect(tablet.texts == ["Zoe\u{308} Straus", "1 person"])
    #expect(screen.search("stran"))
    await tablet.settle()
    #expect(tablet.texts.contains("Nobody has that name."))
  }

  @Test func `says why people cannot be read, and tries again`() async {
    tablet.community.failNext(with: .locked)
    tablet.community.failNext(with: .locked)
    await showPeople()
    #expect(
      tablet.texts == [GroupRepositoryError.locked.message(in: .english), "Try again"])
    #expect(screen.tap("Try again"))
    await tablet.settle()
    #expect(tablet.texts.count == 7)
  }

  @Test func `reads everybody anew when it is pulled down`() async {
    await showPeople()
    tablet.community.failNext(with: .locked)
    #expect(await screen.refresh())
    await tablet.settle()
    #expect(tablet.texts.first == GroupRepositoryError.locked.message(in: .english))
    #expect(tablet.texts.contains("Anna Gruber"))
  }

  @Test func `is given a new ViewModel when people change elsewhere`() async {
    await showPeople()
    tablet.community.replaceEverything(
      with: GroupSeed(people: [.init("Ada", "Lovelace")], groups: []))
    await tablet.settle()
    #expect(tablet.texts == ["Ada Lovelace", "1 person"])
  }

  @Test func `loads the rows that are looked at`() async {
    let people = (0..<1_000).map { GroupSeed.Person("P\(1_000 + $0)", "") }
    let tablet = TabletApp(InMemoryCommunity(seed: GroupSeed(people: people, groups: [])))
    await tablet.settle()
    #expect(tablet.screen.select(tab: "People"))
    await tablet.settle()
    #expect(tablet.texts.first == "P1000")
    #expect(tablet.screen.scroll(to: 700))
    await tablet.settle()
    #expect(tablet.texts.contains("P1700"))
  }
}

/// A PNG of one pixel.
private let onePixel =
  Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAA"
      + "AABJRU5ErkJggg==") ?? Data()
