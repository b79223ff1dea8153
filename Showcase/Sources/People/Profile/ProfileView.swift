import Calcot
import CalcotViews

struct ProfileView: SemanticView {
  let viewModel: ProfileViewModel

  var screen: Screen {
    Screen(viewModel.title, isMissing: viewModel.isMissing) {
      if let problem = viewModel.problem { Text(problem, role: .error) }
      if let retry = viewModel.retryLabel {
        Button(retry, symbol: .refresh, role: .main) { await viewModel.tryAgainButtonTapped() }
      }
      if let loading = viewModel.loadingText { ActivityIndicator(loading) }
      if viewModel.isThere { hero }
      if let homepage = viewModel.homepage { row(homepage) }
      if let photo = viewModel.photo, let picture = photo.picture { row(photo, picture) }
      if let documents = viewModel.documents { section(documents) }
    } toolbar: {
      if let copy = viewModel.copyNameLabel {
        Button(copy) { await viewModel.copyNameButtonTapped() }
      }
      if let delete = viewModel.deleteLabel {
        Button(delete, symbol: .delete, role: .destructive) {
          await viewModel.deleteButtonTapped()
        }
      }
    }
  }

  private func row(_ homepage: HomepageCellConfiguration) -> Row {
    guard let copy = homepage.copyLabel else {
      return Row(homepage.title, detail: homepage.detail).icon(.globe)
    }
    return Row(
      homepage.title, detail: homepage.detail, opens: homepage.address,
      onFailure: viewModel.homepageRefused
    )
    .icon(.globe)
    .actions { Button(copy) { await viewModel.copyHomepageButtonTapped() } }
  }

  private func row(_ photo: PhotoCellConfiguration, _ picture: ImageData) -> Row {
    Row(photo.summary, detail: photo.pictureLabel, opens: photo.open).picture(.data(picture))
  }

  /// The person's head, with what can be added.
  private var hero: Row {
    Row(viewModel.title).avatar(viewModel.photo?.picture.map(ImageSource.data)).actions {
      if let photo = viewModel.photo {
        Button(photo.chooseLabel, symbol: .photo) { await viewModel.choosePhotoButtonTapped() }
      }
      if let documents = viewModel.documents {
        Button(documents.attachLabel, symbol: .document) { await viewModel.attachButtonTapped() }
      }
      if let remove = viewModel.photo?.removeLabel {
        Button(remove, symbol: .delete, role: .destructive) {
          await viewModel.removePhotoButtonTapped()
        }
      }
    }
    .hero()
  }

  private func section(_ documents: DocumentsConfiguration) -> Section {
    Section(documents.header) {
      if let empty = documents.emptyText {
        Text(empty, symbol: .document)
      } else {
        List(documents.rows) { Self.row($0, viewModel) }
      }
    }
  }

  private static func row(
    _ document: DocumentCellConfiguration, _ viewModel: ProfileViewModel
  ) -> Row {
    Row(document.title, detail: document.detail) { await viewModel.documentTapped(document) }
      .icon(.document)
      .actions {
        Button(document.removeLabel, symbol: .delete, role: .destructive) {
          await viewModel.removeButtonTapped(document)
        }
      }
  }
}
