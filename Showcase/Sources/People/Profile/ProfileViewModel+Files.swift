import Calcot
import CalcotHandlers
import Localization

/// The person's photo and documents.
extension ProfileViewModel {
  package func choosePhotoButtonTapped() async {
    guard let photo = await PhotoHandler(router: router).pick(texts.photoPick) else { return }
    let isSaved = await save { () throws(PeopleRepositoryError) in
      try await interactor.setPhoto(photo.file)
    }
    if isSaved { router.showMessage(texts.photoSaved, .success) }
  }

  package func removePhotoButtonTapped() async {
    let isRemoved = await save { () throws(PeopleRepositoryError) in
      try await interactor.setPhoto(nil)
    }
    if isRemoved { router.showMessage(texts.photoRemoved, .success) }
  }

  package func attachButtonTapped() async {
    do throws(Refusal) {
      let files = try await router.pickDocuments(FilePick(most: Self.mostDocuments))
      guard !files.isEmpty else { return }
      let isSaved = await save { () throws(PeopleRepositoryError) in
        try await interactor.addDocuments(files)
      }
      if isSaved { router.showMessage(texts.attached(files.count), .success) }
    } catch {
      show(.refused(error))
    }
  }

  package func documentTapped(_ id: PersonDocument.ID) async {
    do throws(PeopleRepositoryError) {
      let file = try await router.showingActivity(texts.loadingDocument) {
        () throws(PeopleRepositoryError) in try await interactor.file(of: id)
      }
      show(await router.share(.file(file)))
    } catch {
      if let reason = texts.explanation(error) { router.showMessage(reason, .error) }
    }
  }

  package func removeButtonTapped(_ document: DocumentCellConfiguration) async {
    let undo = DeletionUndo(
      texts.undo, activity: texts.restoring, success: texts.restored(document.title),
      restore: interactor.restoreDocument)
    await DeletionHandler(router: router).delete(
      texts.removal(of: document.title), explain: texts.explanation, undo: undo
    ) { () throws(PeopleRepositoryError) in
      try await interactor.remove(document.id)
    }
  }

  /// The maximum number of documents attached at once.
  private static let mostDocuments = 10
}

/// The contents of a document's row, on every host.
package struct DocumentCellConfiguration: Identifiable, Hashable, Sendable {
  package let id: PersonDocument.ID
  package let title: String
  /// The size.
  package let detail: String

  init(_ document: PersonDocument, language: Language) {
    id = document.id
    title = document.name
    detail = language.size(ofBytes: document.byteCount)
  }
}
