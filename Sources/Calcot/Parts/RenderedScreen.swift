package import CalcotContent
import CalcotTree

/// The content of a screen together with the actions of its controls.
@MainActor
package struct RenderedScreen {
  package let content: ScreenContent
  package let actions: [ElementID: ControlAction]
  package let fields: [ElementID: FieldActions]
  /// The closures to call when a host shows other rows of a list.
  package let shown: [ElementID: @MainActor (Range<Int>) async -> Void]
  /// The keys that several elements share.
  package let duplicateKeys: [String]

  package init(
    content: ScreenContent, actions: [ElementID: ControlAction],
    fields: [ElementID: FieldActions],
    shown: [ElementID: @MainActor (Range<Int>) async -> Void], duplicateKeys: [String]
  ) {
    self.content = content
    self.actions = actions
    self.fields = fields
    self.shown = shown
    self.duplicateKeys = duplicateKeys
  }
}

/// The action of a control.
package enum ControlAction {
  /// A closure that runs within the user's turn.
  case run(@MainActor () -> Void)
  /// A closure that runs as a task of the screen's scope.
  case start(@MainActor () async -> Void)
}

/// The actions of a text field.
package struct FieldActions {
  /// The closure that receives the whole new text.
  package let edit: @MainActor (String) -> Void
  /// The action after each edit.
  package var edited: ControlAction?
  /// The action for Return.
  package var submit: ControlAction?

  package init(edit: @escaping @MainActor (String) -> Void) { self.edit = edit }
}
