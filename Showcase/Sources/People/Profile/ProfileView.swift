import Calcot
import CalcotViews

struct ProfileView: SemanticView {
  let viewModel: ProfileViewModel

  var screen: Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title, isMissing: viewModel.isMissing) {
      if let problem = viewModel.problem { Text(problem, role: .error) }
      if viewModel.canRetry {
        Button(texts.tryAgain, role: .main) { await viewModel.tryAgainButtonTapped() }
      }
      if viewModel.isLoading { ActivityIndicator(texts.loading) }
      if let homepage = viewModel.homepage { row(viewModel, homepage: homepage) }
      if viewModel.hasFiles {
        photo(viewModel)
        documents(viewModel)
      }
    } toolbar: {
      if viewModel.isThere {
        Button(texts.copyName) { await viewModel.copyNameButtonTapped() }
        Button(texts.delete, role: .destructive) { await viewModel.deleteButtonTapped() }
      }
    }
  }

  private func row(_ viewModel: ProfileViewModel, homepage: String) -> Row {
    let texts = viewModel.texts
    guard viewModel.hasHomepage else { return Row(texts.homepage, detail: homepage) }
    return Row(texts.homepage, detail: homepage) { await viewModel.homepageTapped() }
      .leads(to: try? WebAddress(homepage))
      .actions { Button(texts.copy) { await viewModel.copyHomepageButtonTapped() } }
  }

  private static func row(
    _ viewModel: ProfileViewModel, _ document: DocumentCellConfiguration
  ) -> Row {
    Row(document.title, detail: document.detail) { await viewModel.documentTapped(document.id) }
      .actions {
        Button(viewModel.texts.remove, role: .destructive) {
          await viewModel.removeButtonTapped(document)
        }
      }
  }

  @ContentBuilder
  private func photo(_ viewModel: ProfileViewModel) -> [any Content] {
    let texts = viewModel.texts
    Section(texts.photo) {
      Text(viewModel.photoSummary)
      Button(texts.choosePhoto) { await viewModel.choosePhotoButtonTapped() }
      if viewModel.photo != nil {
        Button(texts.removePhoto, role: .destructive) {
          await viewModel.removePhotoButtonTapped()
        }
      }
    }
  }

  @ContentBuilder
  private func documents(_ viewModel: ProfileViewModel) -> [any Content] {
    let texts = viewModel.texts
    Section(texts.documents) {
      if viewModel.documents.isEmpty {
        Text(texts.noDocuments, role: .secondary)
      } else {
        List(viewModel.documents) { Self.row(viewModel, $0) }
      }
      Button(texts.attach) { await viewModel.attachButtonTapped() }
    }
  }
}
