import CalcotViews
import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Groups
import ShowcaseAppTesting
import Testing

@testable import People

@MainActor
@Suite struct PhotoScreenTests {
  private let people = PeopleApp()
  private var repository: InMemoryPeopleRepository { InMemoryPeopleRepository(people.community) }

  private func opened() async throws {
    try await repository.setPhoto(.photo, of: Person.anna.id)
    await people.app.settle()
    await people.app.tap("Anna Gruber")
    await people.app.tap("me.png, 640×480, 12 kB")
  }

  @Test func `shows all that there is of a photo`() async throws {
    try await opened()
    #expect(
      people.app.content?.description == """
        screen "Photo of Anna Gruber"
          avatar "Photo of Anna Gruber" png 640×480
          row "File" "me.png" plain
          row "File type" "PNG" plain
          row "Dimensions" "640×480" plain
          row "Size" "12 kB" plain
          button "Replace photo" symbol photo
          button "Remove photo" symbol delete destructive
        """)
  }

  @Test func `is there at once, with what the person's screen knows`() async throws {
    try await repository.setPhoto(.photo, of: Person.anna.id)
    await people.app.settle()
    await people.app.tap("Anna Gruber")
    people.community.reads.close()
    await people.app.tap("me.png, 640×480, 12 kB")
    people.app.expect("Photo of Anna Gruber", "Dimensions 640×480")
    people.community.reads.open()
    await people.app.settle()
  }

  @Test func `replaces the photo, and the person's screen follows`() async throws {
    try await opened()
    await people.app.tap("Replace photo")
    await people.app.pick(PickedFile("new.png", content: PickedFile.photo.content))
    people.app.expect("File new.png", "✓ The photo is saved.")
    await people.app.back()
    people.app.expect("new.png, 640×480, 12 kB")
  }

  @Test func `says that nobody is there when the person is deleted elsewhere`() async throws {
    try await opened()
    _ = try await repository.delete(Person.anna.id)
    await people.app.settle()
    people.app.expect("This person is no longer there.")
    #expect(people.app.content?.isMissing == true)
    #expect(people.app.button("Remove photo") == nil)
  }

  @Test func `asks for the photo library where the system wants it`() async throws {
    let permission = FakePermissionService(.undetermined)
    let dependencies = TestDependencies { $0.photoPermission = permission }
    let app = TestApp(PeopleCoordinator(dependencies: dependencies, root: .photo(Person.anna.id)))
    await app.settle()
    app.expect("No photo")
    await app.tap("Choose photo")
    app.expect("Choose from your photos?")
    await app.tap("Continue")
    await app.pick(.photo)
    app.expect("Dimensions 640×480")
    #expect(permission.requestCalls == 1)
  }
}
