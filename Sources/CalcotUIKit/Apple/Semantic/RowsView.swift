#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// The rows of a list. For a long list the app builds only the rows around the visible ones,
  /// which are requested as rows appear; the other rows are placeholders, so that nothing moves.
  struct RowsView: View {
    /// The rows of the window.
    let rows: [Element]
    let list: ElementID
    let window: RowWindow
    /// The columns of the table that the rows are in; empty in a list.
    var columns: [CalcotContent.TableColumn] = []
    let screen: ScreenModel
    let words: HostWords
    // NB: an object, because a state value would redraw every row whenever one appears.
    @State private var sight = Sight()

    var body: some View {
      if window.isWhole {
        ForEach(rows) { RowView(row: $0, columns: columns, screen: screen, words: words) }
      } else {
        ForEach(0..<window.total, id: \.self) { index in
          row(index)
            .onAppear { sight.show(index, of: list, on: screen) }
            .onDisappear { sight.rows.disappeared(index) }
        }
      }
    }

    @ViewBuilder
    private func row(_ index: Int) -> some View {
      if let row = window.row(index, of: rows) {
        RowView(row: row, columns: columns, screen: screen, words: words)
      } else {
        Text(words.labels.missingRow).foregroundStyle(.secondary)
      }
    }
  }

  /// A tracker of the visible rows, which requests those that are not built.
  @MainActor
  final class Sight {
    var rows = SeenRows()

    /// Records that a row of a list has appeared.
    func show(_ index: Int, of list: ElementID, on screen: ScreenModel) {
      // NB: reads the current window; the drawn one is out of date for the rows after this one.
      guard case .list(_, let window, _)? = screen.content?.element(list)?.kind,
        let rows = rows.appeared(index, in: window)
      else { return }
      screen.send(.showRows(rows, of: list, in: screen.id))
    }
  }

  extension RowWindow {
    /// Returns a row by its index in the list; nil if it is not built.
    func row(_ index: Int, of built: [Element]) -> Element? {
      let place = index - range.lowerBound
      return built.indices.contains(place) ? built[place] : nil
    }
  }
#endif
