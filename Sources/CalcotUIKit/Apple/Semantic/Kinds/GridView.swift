#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// The rows of a list as cards, as many side by side as fit.
  ///
  /// NB: a list would lay out a lazy grid as a whole. The lines are rows of the list instead, which
  /// makes and reports only visible rows.
  struct GridView: View {
    /// The rows of the window.
    let rows: [Element]
    let list: ElementID
    let window: RowWindow
    let screen: ScreenModel
    let words: HostWords
    @Environment(\.semanticWidth) private var width
    @ScaledMetric private var least = 150.0
    @State private var sight = Sight()

    var body: some View {
      let lines = CardLines(total: window.total, width: width, least: least)
      if lines.across == 1 {
        RowsView(rows: rows, list: list, window: window, screen: screen, words: words)
      } else {
        ForEach(0..<lines.count, id: \.self) { line in
          self.line(lines.rows(in: line), of: lines.across)
            .onAppear { for index in lines.rows(in: line) { show(index) } }
            .onDisappear { for index in lines.rows(in: line) { sight.rows.disappeared(index) } }
        }
      }
    }

    private func line(_ indices: Range<Int>, of across: Int) -> some View {
      HStack(alignment: .top, spacing: CardLines.spacing) {
        ForEach(indices, id: \.self) { index in
          if let row = window.row(index, of: rows) {
            CardView(row: row, screen: screen, words: words).id(row.id)
          } else {
            Text(words.labels.missingRow).foregroundStyle(.secondary)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        ForEach(indices.count..<max(across, indices.count), id: \.self) { _ in
          Color.clear.frame(maxWidth: .infinity, maxHeight: 1)
        }
      }
      .listRowSeparator(.hidden)
    }

    private func show(_ index: Int) {
      guard !window.isWhole else { return }
      sight.show(index, of: list, on: screen)
    }
  }
#endif
