#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A row as a card: its picture over its title and detail. Its actions are in a context menu, and
  /// VoiceOver offers them as actions.
  struct CardView: View {
    let row: Element
    let screen: ScreenModel
    let words: HostWords

    var body: some View {
      if case .row(let value) = row.kind {
        face(value)
          .accessibilityIdentifier(row.id.path)
          .contextMenu { actions }
          .accessibilityActions { actions }
      }
    }

    @ViewBuilder
    private func face(_ value: RowValue) -> some View {
      switch value.use {
      case .none: content(value)
      case .acts, .leads: button(value)
      case .checks(let isOn):
        button(value)
          .accessibilityAddTraits(.isToggle)
          .accessibilityValue(isOn ? words.fields.on : words.fields.off)
      }
    }

    private func button(_ value: RowValue) -> some View {
      Button {
        screen.send(.activate(row.id, in: screen.id))
      } label: {
        content(value)
      }
      // NB: in a list, a tap on the row would use every button that has no style of its own.
      .buttonStyle(.plain)
    }

    private func content(_ value: RowValue) -> some View {
      VStack(alignment: .leading, spacing: 6) {
        if let image = value.image {
          PictureView(image: image, words: words, shape: image.role.shapeInCard)
        }
        HStack(alignment: .firstTextBaseline) {
          if case .checks(let isOn) = value.use { CheckImage(isOn: isOn) }
          RowTitle(row: value, detail: value.detail)
          Spacer(minLength: 0)
          if let badge = value.badge { Text(badge).foregroundStyle(Color.secondary) }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(.rect)
    }

    private var actions: some View {
      ForEach(row.children) { ElementButton(element: $0, screen: screen) }
    }
  }

  extension ImageRole {
    /// The shape of a picture over the title of a card.
    fileprivate var shapeInCard: PictureShape {
      switch self {
      case .picture: .card
      case .avatar: .round(64)
      case .icon: .icon
      }
    }
  }
#endif
