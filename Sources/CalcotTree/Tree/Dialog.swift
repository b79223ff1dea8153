/// An alert or an action sheet in the navigation tree: a question with choices.
public struct Dialog: Equatable, Sendable, Identifiable {
  /// How the question is put.
  public enum Style: String, Equatable, Sendable, Codable {
    case alert, actionSheet
  }

  public let id: DialogID
  public let style: Style
  public let title: String
  public let message: String?
  public let choices: [Choice]
  /// The screen that asked; when it leaves the tree, so does the dialog, unanswered.
  public let owner: ScreenID?

  /// One of the answers to a dialog.
  public struct Choice: Equatable, Sendable {
    public let label: String
    public let role: ActionRole

    package init(
      label: String, role: ActionRole
    ) {
      self.label = label
      self.role = role
    }
  }

  /// The place of the choice that Escape, or a tap beside an action sheet, stands for.
  public var cancelIndex: Int? { choices.firstIndex { $0.role == .cancel } }

  package init(
    id: DialogID, style: Style, title: String, message: String?, choices: [Choice], owner: ScreenID?
  ) {
    self.id = id
    self.style = style
    self.title = title
    self.message = message
    self.choices = choices
    self.owner = owner
  }
}
