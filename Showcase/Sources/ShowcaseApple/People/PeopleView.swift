#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotSwiftUI
  package import People
  package import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

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
          ProblemSection(text: problem, retry: people.retryLabel) {
            await people.tryAgainButtonTapped()
          }
        }
        Section {
          ForEach(0..<people.rows.count, id: \.self) { row in
            if let cell = people.rows[row] {
              NavigationRow(cell)
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
        if let empty = people.emptyText {
          ContentUnavailableView(empty, systemImage: "person.slash")
        } else if let loading = people.loadingText, people.rows.count == 0 {
          ProgressView(loading)
        }
      }
      .navigationTitle(viewModel.title)
      .searchable(text: $search, prompt: people.searchPlaceholder)
      .onChange(of: search) { _, text in
        asScreen { people.searchChanged(text) }
        asScreen { await people.searchEdited() }
      }
      .refreshable { await people.pulledToRefresh() }
    }
  }

  /// A row that leads to another screen. It is no `NavigationLink`, because its cell says where it
  /// leads.
  private struct NavigationRow: View {
    private let cell: PersonCellConfiguration
    @Environment(\.asScreen) private var asScreen

    init(_ cell: PersonCellConfiguration) { self.cell = cell }

    var body: some View {
      Button {
        asScreen { _ = cell.open?() }
      } label: {
        HStack {
          #if canImport(UIKit)
            if let picture {
              Image(uiImage: picture)
                .resizable()
                .scaledToFill()
                .frame(width: 32, height: 32)
                .clipShape(Circle())
                .accessibilityHidden(true)
            }
          #endif
          Text(cell.title).foregroundStyle(.primary)
          Spacer()
          Image(systemName: "chevron.forward")
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
      }
    }

    #if canImport(UIKit)
      private var picture: UIImage? {
        guard case .data(let image)? = cell.photo else { return nil }
        return UIImage(data: image.bytes)
      }
    #endif
  }
#endif
