#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Observation
  import SwiftUI

  /// A model of a field that the user changes.
  @MainActor @Observable
  final class FieldModel {
    @ObservationIgnored let id: ElementID
    private var draft: FieldDraft
    private var changes = 0
    @ObservationIgnored private let screen: ScreenModel

    init(_ id: ElementID, text: String, on screen: ScreenModel) {
      self.id = id
      self.screen = screen
      draft = FieldDraft(text)
    }

    // MARK: Typing

    /// The text of a field that is typed into; the setter handles user input.
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

    /// Handles the text that the app has sent.
    func answered(_ text: String) { draft.answered(text) }

    /// Resets the field to the app's text, because the user has left it.
    func left(_ text: String) { draft.left(text) }

    // MARK: Choosing

    /// Sends the text of the value that the user has chosen with a control. The control then shows
    /// the app's value, even if it has not changed.
    func choose(_ text: String) {
      screen.send(.edit(id, text: text, in: screen.id))
      changes += 1
    }

    /// Returns a binding of a control to the app's value.
    ///
    /// - Parameters:
    ///   - value: The app's value.
    ///   - text: A closure that returns the text of a chosen value, or nil to send nothing.
    func binding<Value: Sendable>(
      _ value: Value, text: @escaping @MainActor (Value) -> String?
    ) -> Binding<Value> {
      // NB: a control whose value is refused goes back only if its view is made anew.
      _ = changes
      return Binding(
        get: { value },
        set: { @MainActor [self] new in if let text = text(new) { choose(text) } })
    }
  }
#endif
