/// An alert or an action sheet in the navigation tree: a question with choices.
public struct Dialog: Equatable, Sendable, Identifiable {
  /// The presentation of a dialog.
  public enum Style: String, Equatable, Sendable, Codable {
    case alert, actionSheet
  }

  /// The identity of the dialog.
  public let id: LayerID
  /// The presentation of the dialog.
  public let style: Style
  /// The question.
  public let title: String
  /// The details of the question.
  public let message: String?
  /// The answers, in order, each with its index.
  public let choices: [Choice<Int>]
  /// The screen that asked; when it leaves the tree, the dialog is removed unanswered. `nil` if a
  /// flow asked, with which the dialog is removed, or the app itself.
  public let owner: ScreenID?

  /// The index of the choice that Escape, or a tap beside an action sheet, selects. An action sheet
  /// always has one.
  public var cancelIndex: Int? { choices.firstIndex { $0.role == .cancel } }

  package init(
    id: LayerID, style: Style, title: String, message: String?, choices: [Choice<Int>],
    owner: ScreenID?
  ) {
    self.id = id
    self.style = style
    self.title = title
    self.message = message
    self.choices = choices
    self.owner = owner
  }
}

/// A choice in a dialog, with its value.
public struct Choice<Value: Sendable>: Sendable {
  /// The text of the choice; `nil` for the close choice that every action sheet has, whose text is
  /// the host's.
  public let label: String?
  /// The purpose of the choice.
  public let role: ActionRole
  package let value: Value

  /// Creates a choice with a label and a value.
  public init(_ label: String, role: ActionRole = .normal, _ value: Value) {
    self.init(label: label, role: role, value: value)
  }

  package init(label: String?, role: ActionRole, value: Value) {
    self.label = label
    self.role = role
    self.value = value
  }

  /// Returns the choice with another value.
  package func with<Other: Sendable>(_ value: Other) -> Choice<Other> {
    Choice<Other>(label: label, role: role, value: value)
  }
}

extension Choice: Equatable where Value: Equatable {}
