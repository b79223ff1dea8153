#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import struct Calcot.ElementID
  import Observation

  /// A text field in which the user types.
  @MainActor @Observable
  final class FieldModel {
    private var draft: FieldDraft
    @ObservationIgnored private let id: ElementID
    @ObservationIgnored private let screen: ScreenModel

    init(_ id: ElementID, text: String, on screen: ScreenModel) {
      self.id = id
      self.screen = screen
      draft = FieldDraft(text)
    }

    /// What the field shows; setting it is what the user does.
    var text: String {
      get { draft.text }
      set {
        guard newValue != draft.text else { return }
        draft.typed(newValue)
        screen.send(.edit(id, text: newValue, in: screen.id))
      }
    }

    /// The user has pressed Return.
    func submit() { screen.send(.submit(id, in: screen.id)) }

    /// The app says that the text is this.
    func answered(_ text: String) { draft.answered(text) }

    /// The user has left the field, which shows what the app says from now on.
    func left(_ text: String) { draft.left(text) }
  }
#endif
