import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Localization
import Testing

@testable import People

/// Tests of the interaction that the screens of a person and of a photo share.
@MainActor
@Suite struct PersonPhotoHandlerTests {
  private let router = FakePeopleRouter()
  private let interactor = FakeProfileInteracting(Profile(person: .anna))

  private func handler(_ permission: any PermissionService) -> PersonPhotoHandler {
    PersonPhotoHandler(router, permission: permission, save: interactor.setPhoto)
  }

  @Test func `asks nothing where no permission is needed`() async {
    router.picks = [.success([.photo])]
    await handler(PermissionNotNeeded()).choose()
    #expect(
      router.calls == [
        .pickImage(mostBytes: FilePick.usualBytes), .activity("Saving…"),
        .message("The photo is saved.", .success),
      ])
    #expect(interactor.setPhotoCalls == [.photo])
  }

  @Test func `says why before the system asks, and picks when the user agrees`() async {
    router.confirms = [true]
    router.picks = [.success([.photo])]
    let permission = FakePermissionService(.undetermined)
    await handler(permission).choose()
    #expect(permission.requestCalls == 1)
    #expect(
      router.calls.prefix(2) == [
        .confirm("Choose from your photos?"), .pickImage(mostBytes: FilePick.usualBytes),
      ])
    #expect(interactor.setPhotoCalls == [.photo])
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func `picks nothing when the user says no, to the app or to the system`(
    _ agrees: Bool, _ prompts: Int
  ) async {
    router.confirms = [agrees]
    let permission = FakePermissionService(.undetermined, allows: false)
    await handler(permission).choose()
    #expect(permission.requestCalls == prompts)
    #expect(router.calls == [.confirm("Choose from your photos?")])
  }

  @Test func `leads to the settings where photos were forbidden before`() async {
    router.confirms = [true]
    await handler(FakePermissionService(.denied)).choose()
    #expect(
      router.calls == [.confirm("Your photos are not allowed here"), .open("app-settings:")])
    #expect(interactor.setPhotoCalls == [])
  }

  @Test func `removes the photo without any permission`() async {
    await handler(FakePermissionService(.denied)).remove()
    #expect(interactor.setPhotoCalls == [nil])
    #expect(router.calls == [.activity("Saving…"), .message("The photo is gone.", .success)])
  }

  @Test func `says why a photo could not be saved, and nothing of a cancellation`() async {
    interactor.setPhotoThrows = .unavailable(Translation { _ in "The disk is full." })
    let handler = handler(PermissionNotNeeded())
    await handler.remove()
    #expect(router.calls.last == .message("The disk is full.", .error))
    interactor.setPhotoThrows = .cancelled
    await handler.remove()
    #expect(router.calls.last == .activity("Saving…"))
  }
}
