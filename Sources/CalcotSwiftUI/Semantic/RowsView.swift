#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import struct Calcot.Element
  import struct Calcot.ElementID
  import struct Calcot.RowWindow
  import SwiftUI

  /// The rows of a list. Of a long one the app builds those around what is seen, which is asked for as
  /// rows come into sight; the others are there by their places, so that nothing moves.
  struct RowsView: View {
    /// Those of the window.
    let rows: [Element]
    let list: ElementID
    let window: RowWindow
    let screen: ScreenModel
    let words: AppleWords
    // NB: an object, as a state would have every row drawn anew whenever one comes into sight.
    @State private var seen = Sight()

    @MainActor
    private final class Sight {
      var rows = SeenRows()
    }

    var body: some View {
      if window.isWhole {
        ForEach(rows) { RowView(row: $0, screen: screen) }
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
        RowView(row: row, screen: screen)
      } else {
        Text(words.missingRow).foregroundStyle(.secondary)
      }
    }

    private func built(_ index: Int) -> Element? {
      let place = index - window.range.lowerBound
      return rows.indices.contains(place) ? rows[place] : nil
    }

    private func show(_ index: Int) {
      // NB: not the window that was drawn, since that of the rows after this one is the same.
      guard case .list(_, let window)? = screen.content?.element(list)?.kind,
        let rows = seen.rows.appeared(index, in: window)
      else { return }
      screen.send(.showRows(rows, of: list, in: screen.id))
    }
  }
#endif
