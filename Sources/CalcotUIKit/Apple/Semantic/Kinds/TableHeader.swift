#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// The titles over a table's columns, or without room for columns, the buttons that sort it.
  struct TableHeader: View {
    let columns: [TableParts.Column]
    let screen: ScreenModel
    let words: HostWords
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      if width == .compact {
        ScrollView(.horizontal) {
          HStack(spacing: 16) {
            ForEach(sortable, id: \.offset) { title($0.element) }
          }
        }
      } else {
        HStack(spacing: TableCells.spacing) {
          ForEach(Array(columns.enumerated()), id: \.offset) { index, column in
            title(column).modifier(TableCell(column: column.value, isFirst: index == 0))
          }
        }
      }
    }

    // NB: an app may give two columns one key.
    private var sortable: [(offset: Int, element: TableParts.Column)] {
      columns.enumerated().filter { $0.element.button != nil }
    }

    @ViewBuilder
    private func title(_ column: TableParts.Column) -> some View {
      if let button = column.button {
        Button {
          screen.send(.activate(button.id, in: screen.id))
        } label: {
          HStack(spacing: 4) {
            Text(column.value.title)
            if let order = column.value.order {
              Image(systemName: order.systemImage).imageScale(.small).accessibilityHidden(true)
            }
          }
        }
        .buttonStyle(.borderless)
        .font(.footnote)
        .accessibilityLabel(words.labels.words(for: column.value))
        .accessibilityInputLabels([column.value.title])
        .accessibilityIdentifier(button.id.path)
      } else {
        Text(column.value.title).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }

  extension CalcotContent.TableColumn.Order {
    /// The name of the system's image.
    fileprivate var systemImage: String {
      switch self {
      case .ascending: "chevron.up"
      case .descending: "chevron.down"
      }
    }
  }

  extension HostWords.Labels {
    fileprivate func words(for column: CalcotContent.TableColumn) -> String {
      switch column.order {
      case .ascending: ascending.filled(column.title)
      case .descending: descending.filled(column.title)
      case nil: column.title
      }
    }
  }
#endif
