#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  package import People
  package import SwiftUI

  /// One person as a custom SwiftUI view.
  package struct PersonView: View {
    private let viewModel: ProfileViewModel
    @Environment(\.asScreen) private var asScreen

    package init(viewModel: ProfileViewModel) { self.viewModel = viewModel }

    package var body: some View {
      List {
        if let problem = viewModel.problem {
          ProblemSection(
            text: problem, retry: viewModel.retryLabel
          ) { await viewModel.tryAgainButtonTapped() }
        }
        if let loading = viewModel.loadingText { ProgressView(loading) }
        if let homepage = viewModel.homepage { HomepageRow(viewModel, homepage: homepage) }
        if let photo = viewModel.photo { PhotoSection(viewModel: viewModel, photo: photo) }
        if let documents = viewModel.documents {
          DocumentsSection(viewModel: viewModel, documents: documents)
        }
        Section {
          if let copy = viewModel.copyNameLabel {
            Button(copy) { asScreen { await viewModel.copyNameButtonTapped() } }
          }
          if let delete = viewModel.deleteLabel {
            Button(delete, role: .destructive) {
              asScreen { await viewModel.deleteButtonTapped() }
            }
          }
        }
      }
      .navigationTitle(viewModel.title)
    }
  }

  /// A person's homepage with its actions.
  private struct HomepageRow: View {
    private let viewModel: ProfileViewModel
    private let homepage: HomepageCellConfiguration
    @Environment(\.asScreen) private var asScreen

    init(_ viewModel: ProfileViewModel, homepage: HomepageCellConfiguration) {
      self.viewModel = viewModel
      self.homepage = homepage
    }

    var body: some View {
      LabeledContent(homepage.title) {
        if homepage.copyLabel == nil {
          Text(homepage.detail)
        } else {
          Button(homepage.detail) { asScreen { await viewModel.homepageTapped() } }
        }
      }
      .contextMenu {
        if let copy = homepage.copyLabel {
          Button(copy) { asScreen { await viewModel.copyHomepageButtonTapped() } }
        }
      }
    }
  }
#endif
