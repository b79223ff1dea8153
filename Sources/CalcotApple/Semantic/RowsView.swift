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
    let screen: ScreenModel
    let words: HostWords
    // NB: an object, as a state would redraw every row whenever one appears.
    @State private var seen = Sight()

    @MainActor
    private final class Sight {
      var rows = SeenRows()
    }

    var body: some View {
      if window.isWhole {
        ForEach(rows) { RowView(row: $0, screen: screen, words: words) }
      } else {
        ForEach(0..<window.total, id: \.self) { index in
          row(index)
            .onAppear { show(index) }
            .onDisappear { seen.rows.disappeared(index) }
        }
      }
    }

    @ViewBuilder
    private func row(_ index: Int) -> some View {
      if let row = built(index) {
        RowView(row: row, screen: screen, words: words)
      } else {
        Text(words.missingRow).foregroundStyle(.secondary)
      }
    }

    private func built(_ index: Int) -> Element? {
      let place = index - window.range.lowerBound
      return rows.indices.contains(place) ? rows[place] : nil
    }

    private func show(_ index: Int) {
      // NB: not the drawn window, which is the same for the rows after this one.
      guard case .list(_, let window)? = screen.content?.element(list)?.kind,
        let rows = seen.rows.appeared(index, in: window)
      else { return }
      screen.send(.showRows(rows, of: list, in: screen.id))
    }
  }
#endif
