#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A row of a list: its title, detail and badge, a chevron if it leads somewhere, and a circle if it
  /// can be checked. Its actions are swipe actions, which the system also offers to VoiceOver, and in
  /// a context menu.
  struct RowView: View {
    private let row: Element
    private let value: RowValue
    private let screen: ScreenModel
    private let words: HostWords

    init(row: Element, screen: ScreenModel, words: HostWords) {
      (self.row, self.screen, self.words) = (row, screen, words)
      value = if case .row(let value) = row.kind { value } else { RowValue(title: row.label ?? "") }
    }

    var body: some View {
      face
        .badge(value.badge)
        .accessibilityIdentifier(row.id.path)
        .swipeActions(edge: .trailing, allowsFullSwipe: false) { actions(areBehindRow: true) }
        .contextMenu { actions(areBehindRow: false) }
    }

    @ViewBuilder
    private var face: some View {
      switch value.use {
      case .none: text
      case .acts: Button(action: activate) { text }
      case .leads:
        Button(action: activate) {
          HStack {
            text
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
            Image(systemName: isOn ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
            text
          }
        }
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(isOn ? words.fields.on : words.fields.off)
      }
    }

    /// The title and detail.
    ///
    /// NB: in a button, `.primary` and `.secondary` are shades of its tint.
    private var text: some View {
      VStack(alignment: .leading) {
        Text(value.title).foregroundStyle(Color.primary)
        if let detail = value.detail {
          Text(detail).font(.subheadline).foregroundStyle(Color.secondary)
        }
      }
    }

    private func activate() { screen.send(.activate(row.id, in: screen.id)) }

    private func actions(areBehindRow: Bool) -> some View {
      ForEach(row.children) {
        ElementButton(element: $0, screen: screen, isBehindRow: areBehindRow)
      }
    }
  }
#endif
