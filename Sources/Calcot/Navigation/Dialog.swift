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
  }

  /// The place of the choice that Escape, or a tap beside an action sheet, stands for.
  public var cancelIndex: Int? { choices.firstIndex { $0.role == .cancel } }
}

/// An answer that the user can choose, and the value that it stands for.
public struct Choice<Value: Sendable>: Sendable {
  let label: String
  let role: ActionRole
  let value: Value

  /// A choice shown as `label` that answers `value`.
  public init(_ label: String, role: ActionRole = .normal, _ value: Value) {
    self.label = label
    self.role = role
    self.value = value
  }
}
