import CalcotContent
import CalcotTree

/// A screen whose controls the user uses. Their actions run as code of the screen's scope.
@MainActor
struct ScreenInteraction {
  let screen: LiveScreen
  let rendered: RenderedScreen
  let engine: Engine

  /// Performs the action of a control.
  ///
  /// - Parameter started: A closure that receives the number of the task, if the action is one.
  func activate(_ id: ElementID, started: (Int) -> Void) throws(Refusal) {
    let (action, element) = try control(id, rendered.uses.action(of: id))
    if let task = try perform(action, of: element, as: .use) { started(task) }
  }

  /// Gives a field another value. A text that is not a value stays in the field, with the reason.
  func edit(_ id: ElementID, text: String) throws(Refusal) {
    let (actions, element) = try control(id, rendered.uses.field(id))
    guard case .field(let field) = element.kind else { return }
    let action: ControlAction?
    do throws(FieldProblem) {
      let value = try field.kind.value(of: text)
      let isKept = field.kind.isFormatted && value != text
      keep(isKept ? TypedText(text: text, problem: nil, value: value) : nil, in: id)
      action = actions.edit(value)
    } catch {
      guard field.kind.isTyped else { throw .noSuchValue(text, of: field.label) }
      keep(TypedText(text: text, problem: error, value: screen.value(of: field, id)), in: id)
      return
    }
    if let action { try perform(action, of: element, as: .change) }
    try engine.checkRunning()
    if let edited = actions.edited { try perform(edited, of: element, as: .edited) }
  }

  private func keep(_ typed: TypedText?, in id: ElementID) {
    if screen.keep(typed, in: id) { engine.publisher.marks.add(screen.node.id) }
  }

  /// Performs the action that a field has for Return, unless its text is no value.
  func submit(_ id: ElementID) throws(Refusal) {
    let (actions, element) = try control(id, rendered.uses.field(id))
    if case .field(let field) = element.kind, field.problem != nil {
      throw .noSuchValue(field.text, of: field.label)
    }
    if let action = actions.submit { try perform(action, of: element, as: .use) }
  }

  private func control<Use>(
    _ id: ElementID, _ use: Use?
  ) throws(Refusal) -> (Use, Element) {
    guard let use else {
      throw .noSuchControl(id.path, available: rendered.paths(\.isControl))
    }
    guard let element = rendered.content.element(id), element.isControl else {
      throw .disabled(id.path)
    }
    return (use, element)
  }

  private enum Occasion: String {
    /// A press, which is refused while the task of an earlier one runs, so that a double tap starts
    /// no second task.
    case use
    /// A new value, which cancels the task for an earlier one.
    case change
    /// The action after a new value, which cancels the task for an earlier one.
    case edited
  }

  /// Performs the action of a control.
  ///
  /// - Returns: The number of the task, if the action is one.
  @discardableResult
  private func perform(
    _ action: ControlAction, of element: Element, as occasion: Occasion
  ) throws(Refusal) -> Int? {
    if case .run(let body) = action {
      body()
      return nil
    }
    let scope = screen.scope
    let name = element.label ?? element.id.path
    let key = "\(occasion.rawValue) \(element.id.path)"
    if occasion == .use, scope.isRunning(key: key) { throw .busy(name) }
    return scope.startTask(name, key: key, policy: .latest) { [weak engine] in
      await engine?.finish(action)
    }
  }
}

extension Engine {
  /// Performs an action that may take time.
  fileprivate func finish(_ action: ControlAction) async {
    switch action {
    case .run(let body): body()
    case .start(let body): await body()
    case .open(let address, let failed):
      do throws(Refusal) { _ = try await perform(.open(address)) } catch {
        explain(error, of: address, to: failed)
      }
    case .confirm(let question, let action):
      let choice = await ask(
        .alert, title: question.title, message: question.message, choices: question.choices)
      if choice == Question.agreement { await finish(action) }
    }
  }

  /// Passes on the reason why an address was not opened, unless the user knows it. A reason for
  /// which there is no handler is shown if it is the host's, and otherwise reported.
  private func explain(
    _ refusal: Refusal, of address: WebAddress, to failed: (@MainActor (Refusal) -> Void)?
  ) {
    switch (refusal, failed) {
    case (.declined, _), (.notRunning, _), (.screenEnded, _): break
    case (_, let failed?): failed(refusal)
    case (.hostFailed(let reason), nil):
      addMessage(reason, .error)
    case (_, nil): report("\(address) was not opened: \(refusal).")
    }
  }
}
