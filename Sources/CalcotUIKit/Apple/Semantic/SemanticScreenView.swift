#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  package import CalcotContent
  package import SwiftUI

  /// A screen without a registered view, shown as a list or a form with a title and a toolbar. It
  /// has no navigation stack of its own.
  package struct SemanticScreenView: View {
    private let screen: ScreenModel
    private let words: HostWords

    /// Creates a view of a screen's semantic content.
    package init(_ screen: ScreenModel, words: HostWords = HostWords()) {
      self.screen = screen
      self.words = words
    }

    package var body: some View {
      if let content = screen.content {
        searched(content)
          .navigationTitle(content.title)
          #if !os(macOS)
            .navigationBarTitleDisplayMode(
              content.isTitleLarge.map { $0 ? .large : .inline } ?? .automatic)
          #endif
          .toolbar { SemanticToolbar(content: content, screen: screen) }
      }
    }

    @ViewBuilder
    private func searched(_ content: ScreenContent) -> some View {
      if let search = screen.frame.search {
        refreshed(content).modifier(Searchable(search, on: screen))
      } else {
        refreshed(content)
      }
    }

    @ViewBuilder
    private func refreshed(_ content: ScreenContent) -> some View {
      if screen.frame.hasRefresh {
        container(content).refreshable { await screen.pulled() }
      } else {
        container(content)
      }
    }

    @ViewBuilder
    private func container(_ content: ScreenContent) -> some View {
      if screen.frame.isForm == true {
        Form { groups(content) }.formStyle(.grouped).modifier(readable).modifier(height)
      } else {
        List { groups(content) }.modifier(readable).modifier(height)
      }
    }

    private var height: ContentHeight { ContentHeight(screen: screen) }
    private var readable: ReadableWidth { ReadableWidth(isUnlimited: screen.frame.isWide) }

    @ViewBuilder
    private func groups(_ content: ScreenContent) -> some View {
      if let search = content.searchField, let error = search.value.complaint(words) {
        FieldError(error: error, id: search.id, words: words)
      }
      let groups = ElementGroup.groups(of: content.bodyWithoutSearch) {
        screen.piece(for: $0) != nil
      }
      ForEach(groups) { group in
        Section {
          inside(group.content)
        } header: {
          if let header = group.header { Text(header) }
        } footer: {
          if let footer = group.footer { Text(footer) }
        }
      }
    }

    @ViewBuilder
    private func inside(_ content: ElementGroup.Content) -> some View {
      switch content {
      case .elements(let elements):
        ForEach(elements) { ElementView(element: $0, screen: screen, words: words) }
      case .rows(let rows, let list, let window, .rows):
        RowsView(rows: rows, list: list, window: window, screen: screen, words: words)
      case .rows(let rows, let list, let window, .grid):
        GridView(rows: rows, list: list, window: window, screen: screen, words: words)
      case .table(let table):
        TableHeader(columns: table.columns, screen: screen, words: words)
        if let list = table.list, case .list(_, let window, _) = list.kind {
          RowsView(
            rows: list.children, list: list.id, window: window, columns: table.values,
            screen: screen, words: words)
        }
      }
    }
  }
#endif
