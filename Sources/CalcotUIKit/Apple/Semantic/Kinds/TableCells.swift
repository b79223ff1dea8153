#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  /// The cells of a table's row side by side, each under its column's title.
  struct TableCells: View {
    static let spacing: CGFloat = 12

    let row: RowValue
    let columns: [CalcotContent.TableColumn]

    var body: some View {
      HStack(spacing: Self.spacing) {
        RowTitle(row: row, detail: row.detail)
          .modifier(TableCell(column: columns.first, isFirst: true))
        ForEach(Array(columns.dropFirst().enumerated()), id: \.offset) { index, column in
          cell(row.cells.indices.contains(index) ? row.cells[index] : "", in: column)
        }
      }
    }

    private func cell(_ text: String, in column: CalcotContent.TableColumn) -> some View {
      Text(text)
        .monospacedDigit()
        .foregroundStyle(Color.primary)
        .accessibilityLabel(text.isEmpty ? "" : "\(column.title) \(text)")
        .modifier(TableCell(column: column, isFirst: false))
    }
  }

  /// A modifier that gives every cell of a column the same width and alignment.
  struct TableCell: ViewModifier {
    let column: CalcotContent.TableColumn?
    let isFirst: Bool

    func body(content: Content) -> some View {
      content
        .multilineTextAlignment(isAtEnd ? .trailing : .leading)
        .frame(maxWidth: .infinity, alignment: isAtEnd ? .trailing : .leading)
    }

    private var isAtEnd: Bool { !isFirst && column?.isNumeric == true }
  }
#endif
