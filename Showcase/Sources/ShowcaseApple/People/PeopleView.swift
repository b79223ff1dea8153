#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  package import People
  package import SwiftUI

  /// The directory of people, written in SwiftUI by hand.
  package struct PeopleView: View {
    private let viewModel: DirectoryViewModel
    @State private var search: String
    @State private var missing = MissingRows()
    @Environment(\.asScreen) private var asScreen

    package init(viewModel: DirectoryViewModel) {
      self.viewModel = viewModel
      _search = State(initialValue: viewModel.search)
    }

    package var body: some View {
      List {
        if let problem = viewModel.problem {
          ProblemSection(text: problem, retry: viewModel.texts.tryAgain) {
            await viewModel.tryAgainButtonTapped()
          }
        }
        Section {
          ForEach(0..<viewModel.rowCount, id: \.self) { row in
            if let person = viewModel.person(at: row) {
              NavigationRow(person.name) { viewModel.rowTapped(person) }
            } else {
              ProgressView()
                .onAppear {
                  missing.appeared(row) {
                    asScreen($0)
                  } load: {
                    await viewModel.rowsShown($0)
                  }
                }
            }
          }
        } footer: {
          if let summary = viewModel.summary { Text(summary) }
        }
      }
      .overlay {
        if viewModel.isEmpty {
          ContentUnavailableView(viewModel.texts.nobody, systemImage: "person.slash")
        } else if viewModel.isLoading, viewModel.rowCount == 0 {
          ProgressView(viewModel.texts.loading)
        }
      }
      .navigationTitle(viewModel.title)
      .searchable(text: $search, prompt: viewModel.texts.partOfName)
      .onChange(of: search) { _, text in
        asScreen { viewModel.searchChanged(text) }
        asScreen { await viewModel.searchEdited() }
      }
      .refreshable { await viewModel.pulledToRefresh() }
    }
  }
#endif
