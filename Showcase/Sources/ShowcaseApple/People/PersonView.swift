#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import People
  package import SwiftUI

  /// One person, written in SwiftUI by hand.
  package struct PersonView: View {
    private let viewModel: ProfileViewModel

    package init(viewModel: ProfileViewModel) { self.viewModel = viewModel }

    package var body: some View {
      List {
        if let problem = viewModel.problem {
          ProblemSection(
            text: problem, retry: viewModel.canRetry ? viewModel.texts.tryAgain : nil
          ) { await viewModel.tryAgainButtonTapped() }
        }
        if viewModel.isLoading { ProgressView(viewModel.texts.loading) }
        if let homepage = viewModel.homepage {
          LabeledContent(viewModel.texts.homepage) { Text(homepage) }
        }
      }
      .navigationTitle(viewModel.title)
    }
  }
#endif
