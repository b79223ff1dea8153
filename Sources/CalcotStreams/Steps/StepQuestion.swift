import Calcot
import CalcotTree

/// A dialog to which a step has led, with the step that each choice sends.
struct StepQuestion {
  let style: Dialog.Style
  let title: String
  let message: String?
  let choices: [Choice<(any Step)?>]

  init<S: Step>(
    _ style: Dialog.Style, _ title: String, _ message: String?, _ choices: [Choice<S?>]
  ) {
    (self.style, self.title, self.message) = (style, title, message)
    self.choices = choices.map { $0.with($0.value) }
  }

  /// Asks `questions` one after another as work of a flow, and sends the flow the steps of the
  /// user's choices.
  @MainActor
  static func ask(_ questions: [StepQuestion], on navigation: Navigation) {
    guard let first = questions.first else { return }
    guard let scope = navigation.flowScope else {
      guard let handler = navigation.handler, handler.isRunning else { return }
      handler.report(
        "A question was not asked, because the step has ended the flow: let the parent flow ask, for a "
          + "forwarded step.")
      return
    }
    scope.startTask("asking \"\(first.title)\"") {
      for question in questions {
        if let step = await question.answer(on: navigation) { _ = navigation.take(step) }
      }
    }
  }

  /// Returns the step of the user's choice; `nil` if the user chose none, or one without a step.
  @MainActor
  private func answer(on navigation: Navigation) async -> (any Step)? {
    let step =
      switch style {
      case .alert: await navigation.alert(title, message: message, choices: choices)
      case .actionSheet: await navigation.actionSheet(title, message: message, choices: choices)
      }
    return step ?? nil
  }
}
