public import Calcot

extension FlowContributions {
  /// Shows an alert with one button after the navigation has changed.
  ///
  /// ```swift
  /// case .saved: .many(.pop(), .alert("Saved", dismiss: "Fine"))
  /// ```
  ///
  /// The alert belongs to the flow: it outlives the screen that sent the step, and is removed when
  /// the flow ends. If the step is refused or deferred, no alert is shown.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The text under the title.
  ///   - label: The label of the button.
  ///   - step: A step that is sent to this flow when the user has pressed the button.
  public static func alert(
    _ title: String, message: String? = nil, dismiss label: String, then step: FlowStep? = nil
  ) -> Self {
    alert(title, message: message, choices: [Choice(label, role: .cancel, step)])
  }

  /// Shows an alert after the navigation has changed, and sends this flow the step of the user's
  /// choice.
  ///
  /// ```swift
  /// case .deleteTapped: .alert("Delete it?", choices: [
  ///   Choice("Delete", role: .destructive, .deletionConfirmed), Choice("Keep", role: .cancel, nil),
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The text under the title.
  ///   - choices: The choices, each with its step; `nil` for a choice that has no further effect.
  public static func alert(
    _ title: String, message: String? = nil, choices: [Choice<FlowStep?>]
  ) -> Self {
    Self { $0.questions = [StepQuestion(.alert, title, message, choices)] }
  }

  /// Shows an action sheet after the navigation has changed, and sends this flow the step of the
  /// user's choice. If it is closed without a choice, no step is sent.
  ///
  /// - Parameters:
  ///   - title: The title of the action sheet.
  ///   - message: The text under the title.
  ///   - choices: The choices, each with its step; `nil` for a choice that has no further effect.
  public static func actionSheet(
    _ title: String, message: String? = nil, choices: [Choice<FlowStep?>]
  ) -> Self {
    Self { $0.questions = [StepQuestion(.actionSheet, title, message, choices)] }
  }
}
