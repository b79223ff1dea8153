import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import Localization
import ShowcaseAppTesting
import Testing

@testable import People

@MainActor
@Suite struct ProfileScreenTests {
  private let people = PeopleApp()
  private let photo = PickedFile.photo

  private func open(_ name: String) async {
    await people.app.settle()
    await people.app.tap(name)
  }

  @Test func `shows all that there is of a person`() async {
    await open("Anna Gruber")
    #expect(
      people.app.content?.description == """
        screen "Anna Gruber"
          toolbar
            button "Copy name"
            button "Delete" symbol delete destructive
          row "Anna Gruber" avatar initials AG hero plain
            button "Choose photo" symbol photo
            button "Attach documents" symbol document
          row "Homepage" "https://anna.example" icon symbol globe
            button "Copy"
          section "Documents"
            label "No documents yet" symbol document
        """)
  }

  @Test func `opens the homepage and copies what can be copied`() async {
    await open("Anna Gruber")
    await people.app.tap("Homepage")
    await people.app.tap("Copy", in: "Homepage")
    people.app.expect("✓ Copied.")
    await people.app.tap("Copy name")
    #expect(
      people.app.driver.performed.map(\.readable) == [
        "open https://anna.example", "copy https://anna.example", "copy Anna Gruber",
      ])
  }

  @Test func `has nothing to open where there is no homepage`() async {
    await open("Núria Puig")
    people.app.expect("Homepage No homepage")
    #expect(people.app.button("Copy") == nil)
  }

  @Test func `saves a photo, and removes it`() async {
    await open("Anna Gruber")
    await people.app.tap("Choose photo")
    await people.app.pick(photo)
    people.app.expect("me.png, 640×480, 12 kB", "✓ The photo is saved.")
    await people.app.back()
    await people.app.tap("Anna Gruber")
    people.app.expect("Photo of Anna Gruber", "me.png, 640×480, 12 kB")
    await people.app.tap("Remove photo")
    people.app.expect("✓ The photo is gone.")
    people.app.expectNot("me.png")
  }

  @Test func `refuses a file that is no photo, and offers another try`() async {
    await open("Anna Gruber")
    await people.app.tap("Choose photo")
    await people.app.pick(PickedFile("fake.png", content: Data("<svg/>".utf8)))
    people.app.expect("fake.png is no photo.")
    await people.app.tap("Choose another")
    await people.app.pick(photo)
    people.app.expect("me.png, 640×480, 12 kB")
    await people.app.tap("Choose photo")
    await people.app.leaveRequest()
    people.app.expect("me.png, 640×480, 12 kB")
  }

  @Test func `says that a photo could not be saved`() async {
    await open("Anna Gruber")
    await people.app.tap("Choose photo")
    people.community.failNext(with: .diskFull)
    await people.app.pick(photo)
    people.app.expect("✗ ")
    people.app.expectNot("The photo is saved.", "me.png")
  }

  @Test func `attaches documents, shares them, and removes one with a way back`() async {
    await open("Budi")
    let files = [
      PickedFile("cv.txt", content: Data("Runs.".utf8)),
      PickedFile("list.csv", content: Data(count: 2_000)),
    ]
    await people.app.tap("Attach documents")
    await people.app.pick(files[0], files[1])
    people.app.expect("✓ 2 documents are attached.", "cv.txt 5 bytes", "list.csv 2 kB")
    await people.app.tap("cv.txt")
    people.app.expect("(share cv.txt)")
    await people.app.carryOut()
    #expect(people.app.driver.performed == [.share(.file(files[0]))])
    await people.app.tap("Remove", in: "cv.txt")
    people.app.expect("Remove cv.txt?")
    await people.app.tap("Remove")
    #expect(people.app.rows == ["Budi", "Homepage", "list.csv"])
    await people.app.tap("Undo")
    people.app.expect("✓ cv.txt is back.")
    #expect(people.app.rows == ["Budi", "Homepage", "cv.txt", "list.csv"])
    await people.app.tap("Remove", in: "cv.txt")
    await people.app.tap("Keep")
    #expect(people.app.rows == ["Budi", "Homepage", "cv.txt", "list.csv"])
  }

  @Test func `deletes a person, and brings them back on the screen before`() async {
    await open("Anna Gruber")
    await people.app.tap("Delete")
    people.app.expect("Delete Anna Gruber?", "They leave all their groups.")
    await people.app.tap("Delete")
    people.app.expect("People", "✓ Anna Gruber is deleted.", "5 people", "[Undo]")
    #expect(!people.app.rows.contains("Anna Gruber"))
    people.app.expectReleased()
    await people.app.tap("Undo")
    people.app.expect("✓ Anna Gruber is back.", "6 people")
    #expect(people.app.rows.contains("Anna Gruber"))
    let groups = InMemoryGroupRepository(people.community)
    let members = try? await groups.memberIDs(of: Group.ID(rawValue: 1))
    #expect(members?.contains(Member.ID(rawValue: 1)) == true)
  }

  @Test func `stays with a person who could not be deleted`() async {
    await open("Anna Gruber")
    await people.app.tap("Delete")
    people.community.failNext(with: .readOnly)
    await people.app.tap("Delete")
    people.app.expect("Anna Gruber", "✗ ")
    people.app.expectNot("[Undo]")
    #expect(people.app.button("Delete") != nil)
  }

  @Test func `says why a deletion could not be undone, and offers it again`() async {
    await open("Anna Gruber")
    await people.app.tap("Delete")
    await people.app.tap("Delete")
    people.community.failNext(with: .locked)
    await people.app.tap("Undo")
    people.app.expect("✗ ", "[Undo]", "5 people")
    await people.app.tap("Undo")
    people.app.expect("6 people")
  }

  @Test func `follows a deletion elsewhere by saying that nobody is there`() async throws {
    await open("Anna Gruber")
    _ = try await InMemoryPeopleRepository(people.community).delete(Person.ID(rawValue: 1))
    await people.app.settle()
    people.app.expect("This person is no longer there.")
    #expect(people.app.button("Delete") == nil)
  }

  @Test func `says that the host cannot do something when that is tapped`() async {
    let app = TestApp(
      PeopleCoordinator(dependencies: TestDependencies(), root: .profile(Person.ID(rawValue: 1))),
      on: InstantHost(capabilities: [.sheet, .alert]))
    await app.settle()
    for control in ["Homepage", "Copy name", "Choose photo", "Attach documents"] {
      await app.tap(control)
      app.expect("✗ This cannot be done here.")
      await app.closeMessage()
    }
  }
}

extension HostWork {
  fileprivate var readable: String {
    switch self {
    case .open(let address): "open \(address)"
    case .copy(let text): "copy \(text)"
    default: "\(capability)"
    }
  }
}
