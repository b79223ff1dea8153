package import CalcotContent
import CalcotTree

/// The content of a screen together with the actions of its controls.
@MainActor
package struct RenderedScreen {
  package var content: ScreenContent
  package let uses: ControlUses
  /// The mistakes of the View, each with advice.
  package let mistakes: [String]

  package init(content: ScreenContent, uses: ControlUses) {
    self.content = content
    self.uses = uses
    mistakes = uses.mistakes
  }
}

/// The action of a control.
package indirect enum ControlAction {
  /// A closure that runs within the user's turn.
  case run(@MainActor () -> Void)
  /// A closure that runs as a task of the screen's scope.
  case start(@MainActor () async -> Void)
  /// The host opens an address outside of the app; the closure receives the reason for a failure.
  case open(WebAddress, failed: (@MainActor (Refusal) -> Void)?)
  /// An action that the user is asked to confirm.
  case confirm(Question, ControlAction)
}

/// The actions of a field.
package struct FieldActions {
  /// A closure that returns the action for the text of a new value.
  package let edit: @MainActor (String) -> ControlAction?
  /// The action after each edit.
  package var edited: ControlAction?
  package var submit: ControlAction?

  package init(edit: @escaping @MainActor (String) -> ControlAction?) { self.edit = edit }
}
