import Calcot
import CalcotContent
import CalcotViews

/// A handler that changes a person's photo, wherever that is offered: it asks for the permission to
/// use the photo library, lets the user pick, checks the file, saves it, and reports the result.
@MainActor
struct PersonPhotoHandler {
  private let router: any ScreenRouting & FilePicking & AddressOpening
  private let permission: any PermissionService
  private let texts: PeopleTexts
  private let save: @MainActor (PickedFile?) async throws(PeopleRepositoryError) -> Void

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - router: The router that interacts with the user.
  ///   - permission: The permission to use the photo library.
  ///   - texts: The texts for the user.
  ///   - save: A closure that sets or removes the photo.
  init(
    router: any ScreenRouting & FilePicking & AddressOpening, permission: any PermissionService,
    texts: PeopleTexts,
    save: @escaping @MainActor (PickedFile?) async throws(PeopleRepositoryError) -> Void
  ) {
    self.router = router
    self.permission = permission
    self.texts = texts
    self.save = save
  }

  /// Lets the user choose the photo.
  func choose() async {
    let permission = PermissionHandler(
      router: router, service: permission, texts: texts.photoPermission)
    let photos = PhotoHandler(router: router, texts: texts.photoPick)
    guard await permission.ask() == .granted, let photo = await photos.pick() else { return }
    await set(photo.file, saying: texts.photoSaved)
  }

  func remove() async { await set(nil, saying: texts.photoRemoved) }

  private func set(_ photo: PickedFile?, saying success: String) async {
    let saving = SavingHandler(router: router, texts: texts)
    await saving.save(saying: success) { () throws(PeopleRepositoryError) in
      try await save(photo)
    }
  }
}
