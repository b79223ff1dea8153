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
            text: problem, retry: viewModel.canRetry ? viewModel.texts.tryAgain : nil
          ) { await viewModel.tryAgainButtonTapped() }
        }
        if viewModel.isLoading { ProgressView(viewModel.texts.loading) }
        if let homepage = viewModel.homepage { HomepageRow(viewModel, homepage: homepage) }
        if viewModel.hasFiles {
          PhotoSection(viewModel: viewModel)
          DocumentsSection(viewModel: viewModel)
        }
        if viewModel.isThere {
          Section {
            Button(viewModel.texts.copyName) {
              asScreen { await viewModel.copyNameButtonTapped() }
            }
            Button(viewModel.texts.delete, role: .destructive) {
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
    private let homepage: String
    @Environment(\.asScreen) private var asScreen

    init(_ viewModel: ProfileViewModel, homepage: String) {
      self.viewModel = viewModel
      self.homepage = homepage
    }

    var body: some View {
      LabeledContent(viewModel.texts.homepage) {
        if viewModel.hasHomepage {
          Button(homepage) { asScreen { await viewModel.homepageTapped() } }
        } else {
          Text(homepage)
        }
      }
      .contextMenu {
        if viewModel.hasHomepage {
          Button(viewModel.texts.copy) {
            asScreen { await viewModel.copyHomepageButtonTapped() }
          }
        }
      }
    }
  }
#endif
