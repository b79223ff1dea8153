import Calcot
import CalcotContent
import CalcotViews

/// The person's photo and documents.
extension ProfileViewModel {
  package func choosePhotoButtonTapped() async { await photos.choose() }
  package func removePhotoButtonTapped() async { await photos.remove() }

  package func attachButtonTapped() async {
    do throws(Refusal) {
      let files = try await router.pickDocuments(FilePick(most: Self.mostDocuments))
      guard !files.isEmpty else { return }
      await saving.save(saying: texts.attached(files.count)) { () throws(PeopleRepositoryError) in
        try await interactor.addDocuments(files)
      }
    } catch {
      show(.refused(error))
    }
  }

  package func documentTapped(_ document: DocumentCellConfiguration) async {
    do throws(PeopleRepositoryError) {
      let file = try await router.showingActivity(texts.loadingDocument) {
        () throws(PeopleRepositoryError) in try await interactor.file(of: document.id)
      }
      show(await router.share(.file(file)))
    } catch {
      if let reason = texts.explanation(error) { router.showMessage(reason, .error) }
    }
  }

  package func removeButtonTapped(_ document: DocumentCellConfiguration) async {
    await removal.delete(document)
  }

  /// The maximum number of documents attached at once.
  private static let mostDocuments = 10
}
