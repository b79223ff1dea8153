#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Observation

  /// A model of a text field that the user edits.
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

    /// The text of the field; the setter handles user input.
    var text: String {
      get { draft.text }
      set {
        guard newValue != draft.text else { return }
        draft.typed(newValue)
        screen.send(.edit(id, text: newValue, in: screen.id))
      }
    }

    /// Submits the field, because the user has pressed Return.
    func submit() { screen.send(.submit(id, in: screen.id)) }

    /// Takes in the app's text.
    func answered(_ text: String) { draft.answered(text) }

    /// Resets the field to the app's text, because the user has left it.
    func left(_ text: String) { draft.left(text) }
  }
#endif
