/// An alert or an action sheet in the navigation tree: a question with choices.
public struct Dialog: Equatable, Sendable, Identifiable {
  /// The presentation of a dialog.
  public enum Style: String, Equatable, Sendable, Codable {
    case alert, actionSheet
  }

  /// The identity of the dialog.
  public let id: DialogID
  /// The presentation of the dialog.
  public let style: Style
  /// The question.
  public let title: String
  /// The details of the question.
  public let message: String?
  /// The answers, in order.
  public let choices: [Choice]
  /// The screen that asked; when it leaves the tree, the dialog is removed unanswered. `nil` if a
  /// flow asked, with which the dialog is removed, or the app itself.
  public let owner: ScreenID?

  /// One of the answers to a dialog.
  public struct Choice: Equatable, Sendable {
    /// The text of the answer; `nil` for the close choice that every action sheet has, whose text
    /// is the host's.
    public let label: String?
    /// The purpose of the answer.
    public let role: ActionRole

    package init(
      label: String?, role: ActionRole
    ) {
      self.label = label
      self.role = role
    }
  }

  /// The index of the choice that Escape, or a tap beside an action sheet, selects. An action sheet
  /// always has one.
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
