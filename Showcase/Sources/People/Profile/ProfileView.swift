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
      if let homepage = viewModel.homepage { row(homepage) }
      if let photo = viewModel.photo { section(photo) }
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

  private func section(_ photo: PhotoCellConfiguration) -> Section {
    Section(photo.header) {
      if let picture = photo.picture {
        Image(.data(picture), label: photo.pictureLabel, role: .avatar)
      }
      if let open = photo.open {
        Row(photo.summary, opens: open)
      } else {
        Text(photo.summary, symbol: .photo)
      }
      Button(photo.chooseLabel, symbol: .photo) { await viewModel.choosePhotoButtonTapped() }
      if let remove = photo.removeLabel {
        Button(remove, symbol: .delete, role: .destructive) {
          await viewModel.removePhotoButtonTapped()
        }
      }
    }
  }

  private func section(_ documents: DocumentsConfiguration) -> Section {
    Section(documents.header) {
      if let empty = documents.emptyText {
        Text(empty, symbol: .document)
      } else {
        List(documents.rows) { Self.row($0, viewModel) }
      }
      Button(documents.attachLabel, symbol: .add) { await viewModel.attachButtonTapped() }
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
