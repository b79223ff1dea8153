#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A row of a list: its picture, title, detail and badge, a chevron if it leads somewhere, and a
  /// circle if it can be checked. Its actions are swipe actions, which the system also offers to
  /// VoiceOver, and in a context menu. A table's row has its cells in columns if the width is
  /// regular.
  struct RowView: View {
    private let row: Element
    private let value: RowValue
    private let columns: [CalcotContent.TableColumn]
    private let screen: ScreenModel
    private let words: HostWords
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.accent) private var accent

    init(
      row: Element, columns: [CalcotContent.TableColumn] = [], screen: ScreenModel, words: HostWords
    ) {
      (self.row, self.screen, self.words, self.columns) = (row, screen, words, columns)
      value = if case .row(let value) = row.kind { value } else { RowValue(title: row.label ?? "") }
    }

    var body: some View {
      face
        .badge(value.badge)
        .listRowBackground(color?.opacity(0.15))
        .accessibilityAddTraits(value.isOpen ? .isSelected : [])
        .accessibilityIdentifier(row.id.path)
        .swipeActions(edge: .trailing, allowsFullSwipe: false) { actions(areBehindRow: true) }
        .contextMenu { actions(areBehindRow: false) }
    }

    /// The color behind the row: that of an open one, or the row's own.
    private var color: Color? {
      if value.isOpen { return accent }
      let colors: [Color] = [.blue, .green, .yellow, .orange, .red, .gray]
      return value.color.map { colors[$0 - 1] }
    }

    @ViewBuilder
    private var face: some View {
      switch value.use {
      case .none: content
      case .acts: Button(action: activate) { content }
      case .leads:
        Button(action: activate) {
          HStack {
            content
            Spacer()
            Image(systemName: "chevron.forward")
              .font(.footnote)
              .foregroundStyle(Color.secondary)
              .accessibilityHidden(true)
          }
        }
      case .checks(let isOn):
        Button(action: activate) {
          HStack {
            CheckImage(isOn: isOn)
            content
          }
        }
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(isOn ? words.fields.on : words.fields.off)
      }
    }

    @ViewBuilder
    private var content: some View {
      if value.isHero {
        VStack(spacing: 8) {
          if let image = value.image {
            PictureView(image: image, words: words, shape: image.role.shape)
          }
          RowTitle(row: value, detail: detail)
          HStack(spacing: 16) { actions(areBehindRow: false) }.buttonStyle(.borderless)
        }
        .frame(maxWidth: .infinity)
      } else if let image = value.image {
        HStack(spacing: 12) {
          PictureView(image: image, words: words, shape: image.role.shapeInRow)
          text
        }
      } else {
        text
      }
    }

    @ViewBuilder
    private var text: some View {
      if !columns.isEmpty, width != .compact {
        TableCells(row: value, columns: columns)
      } else {
        RowTitle(row: value, detail: detail)
      }
    }

    /// The detail, followed by the texts of the cells, for a row without columns.
    private var detail: String? {
      let cells = columns.isEmpty ? nil : value.cellTexts(under: columns)
      let parts = [value.detail, cells].compactMap { $0 }.filter { !$0.isEmpty }
      return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    private func activate() { screen.send(.activate(row.id, in: screen.id)) }

    private func actions(areBehindRow: Bool) -> some View {
      ForEach(row.children) {
        ElementButton(element: $0, screen: screen, isBehindRow: areBehindRow)
      }
    }
  }

  /// The title and detail of a row.
  ///
  /// NB: in a button, `.primary` and `.secondary` are shades of its tint.
  struct RowTitle: View {
    let row: RowValue
    let detail: String?

    var body: some View {
      VStack(alignment: .leading) {
        Text(row.title).foregroundStyle(Color.primary)
        if let detail { Text(detail).font(.subheadline).foregroundStyle(Color.secondary) }
      }
    }
  }

  /// The circle of a row that can be checked.
  struct CheckImage: View {
    let isOn: Bool

    var body: some View {
      Image(systemName: isOn ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
    }
  }
#endif
