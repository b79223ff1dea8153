#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  package import People
  package import SwiftUI

  /// The directory of people as a custom SwiftUI view.
  package struct PeopleView: View {
    private let viewModel: DirectoryViewModel
    private let people: PeopleDataSource
    @State private var search: String
    @State private var missing = MissingRows()
    @Environment(\.asScreen) private var asScreen

    package init(viewModel: DirectoryViewModel) {
      self.viewModel = viewModel
      people = viewModel.people
      _search = State(initialValue: viewModel.people.search)
    }

    package var body: some View {
      List {
        if let problem = people.problem {
          ProblemSection(text: problem, retry: viewModel.texts.tryAgain) {
            await people.tryAgainButtonTapped()
          }
        }
        Section {
          ForEach(0..<people.rowCount, id: \.self) { row in
            if let person = people.person(at: row) {
              NavigationRow(viewModel.cell(of: person).title) { viewModel.rowTapped(person) }
            } else {
              ProgressView()
                .onAppear {
                  missing.appeared(row) {
                    asScreen($0)
                  } load: {
                    await people.rowsShown($0)
                  }
                }
            }
          }
        } footer: {
          if let summary = people.summary { Text(summary) }
        }
      }
      .overlay {
        if people.isEmpty {
          ContentUnavailableView(viewModel.texts.nobody, systemImage: "person.slash")
        } else if people.isLoading, people.rowCount == 0 {
          ProgressView(viewModel.texts.loading)
        }
      }
      .navigationTitle(viewModel.title)
      .searchable(text: $search, prompt: viewModel.texts.partOfName)
      .onChange(of: search) { _, text in
        asScreen { people.searchChanged(text) }
        asScreen { await people.searchEdited() }
      }
      .refreshable { await people.pulledToRefresh() }
    }
  }

  /// A row that leads to another screen. It is no `NavigationLink`, because its ViewModel decides
  /// on the destination.
  private struct NavigationRow: View {
    private let title: String
    private let tapped: @MainActor () -> Void
    @Environment(\.asScreen) private var asScreen

    init(_ title: String, tapped: @escaping @MainActor () -> Void) {
      self.title = title
      self.tapped = tapped
    }

    var body: some View {
      Button {
        asScreen { tapped() }
      } label: {
        HStack {
          Text(title).foregroundStyle(.primary)
          Spacer()
          Image(systemName: "chevron.forward")
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
      }
    }
  }
#endif
