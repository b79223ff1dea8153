#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A row of a list: its title and detail, and a chevron if it opens something. Its actions are
  /// swipe actions, which the system also offers to VoiceOver, and in a context menu.
  struct RowView: View {
    let row: Element
    let screen: ScreenModel

    var body: some View {
      face
        .accessibilityIdentifier(row.id.path)
        .swipeActions(edge: .trailing, allowsFullSwipe: false) { actions(areBehindRow: true) }
        .contextMenu { actions(areBehindRow: false) }
    }

    @ViewBuilder
    private var face: some View {
      if row.isControl {
        Button {
          screen.send(.activate(row.id, in: screen.id))
        } label: {
          HStack {
            words
            Spacer()
            Image(systemName: "chevron.forward")
              .font(.footnote)
              .foregroundStyle(Color.secondary)
              .accessibilityHidden(true)
          }
        }
      } else {
        words
      }
    }

    /// The title and detail.
    ///
    /// NB: in a button, `.primary` and `.secondary` are shades of its tint.
    private var words: some View {
      VStack(alignment: .leading) {
        Text(row.label ?? "").foregroundStyle(Color.primary)
        if case .row(_, let detail?, _) = row.kind {
          Text(detail).font(.subheadline).foregroundStyle(Color.secondary)
        }
      }
    }

    private func actions(areBehindRow: Bool) -> some View {
      ForEach(row.children) {
        ElementButton(element: $0, screen: screen, isBehindRow: areBehindRow)
      }
    }
  }
#endif
