/// The part of navigation that needs no routes: closing, dismissing, alerts and action sheets.
@MainActor
public class Navigation {
  private weak var ownEngine: Engine?
  private var ownFlow: FlowID?
  /// The navigation that carries out what is asked of this one, if it has no flow of its own.
  private let target: Navigation?

  init(redirectedTo target: Navigation? = nil) { self.target = target }

  var engine: Engine? {
    get { target?.engine ?? ownEngine }
    set { ownEngine = newValue }
  }

  /// The flow that this navigates, while its coordinator is part of a running app.
  var flow: FlowID? {
    get { target?.flow ?? ownFlow }
    set { ownFlow = newValue }
  }

  /// What is shown now; without layers before the app runs and after it has ended.
  public var tree: NavigationTree { engine?.tree ?? NavigationTree(layers: []) }

  /// Takes the top modal off, with all its screens.
  @discardableResult
  public func dismiss() -> Answer {
    request(.dismiss) { tree, _ throws(Refusal) in
      guard tree.layers.count > 1, let layer = tree.topLayer?.id else { throw .nothingToDismiss }
      return { edit throws(Refusal) in try edit.dismiss(layer) }
    }
  }

  /// Carries out everything that `changes` asks of this navigation as one transition, or nothing of
  /// it when one part is refused.
  ///
  /// ```swift
  /// navigation.batch {
  ///   navigation.dismiss()
  ///   navigation.push(.group(group.id), carrying: group)
  /// }
  /// ```
  ///
  /// One after the other, the second would be refused when a screen asks for both: it has ended with
  /// the first.
  @discardableResult
  public func batch(_ changes: () -> Void) -> Answer {
    engine?.batch(changes) ?? .refused(.notRunning)
  }

  /// Takes the asking screen off, however it was shown, with everything over it; the visible screen
  /// when the asking code belongs to none.
  @discardableResult
  public func close() -> Answer {
    let asking = engine?.currentScreen
    return request(.close) { tree, _ throws(Refusal) in
      guard let screen = asking ?? tree.visible?.id else { throw .notRunning }
      return { edit throws(Refusal) in try edit.close(screen) }
    }
  }

  /// Asks the user over everything else and waits for the choice.
  ///
  /// - Returns: the value of the choice; nil when the asking screen ends, the app ends, or the
  ///   asking task is cancelled. It never hangs.
  public func alert<Value>(
    _ title: String, message: String? = nil, choices: [Choice<Value>]
  ) async -> Value? {
    await ask(.alert, title, message, choices)
  }

  /// Offers the user several ways to go on, and waits for the choice.
  ///
  /// - Returns: the value of the choice; nil when it is closed without one, the asking screen or
  ///   the app ends, or the asking task is cancelled.
  public func actionSheet<Value>(
    _ title: String, message: String? = nil, choices: [Choice<Value>]
  ) async -> Value? {
    await ask(.actionSheet, title, message, choices)
  }

  /// Asks the engine for a change to what this navigates.
  ///
  /// - Parameter bind: settles what is meant by the tree at the time of asking.
  func request(
    _ reason: TreeTransition.Reason, needs: [Capability] = [],
    bind: @escaping @MainActor (NavigationTree, FlowID) throws(Refusal) -> Request.Edit
  ) -> Answer {
    guard let engine, let flow else { return .refused(.notRunning) }
    return engine.request(
      Request(reason, flow: flow, needs: needs) { tree throws(Refusal) in try bind(tree, flow) })
  }

  /// Asks for a change that means the same whenever it is carried out.
  func change(
    _ reason: TreeTransition.Reason, needs: [Capability] = [],
    edit: @escaping @MainActor (inout TreeEdit, FlowID) throws(Refusal) -> Void
  ) -> Answer {
    request(reason, needs: needs) { _, flow throws(Refusal) in
      { tree throws(Refusal) in try edit(&tree, flow) }
    }
  }

  /// Passes a step to the coordinator of the flow that this navigates.
  func take(_ step: any Step) -> StepDisposition {
    guard let engine, let flow else { return .refused(reason: Refusal.notRunning.description) }
    return engine.take(step, in: flow)
  }

  /// Ends the flow, with what it gives or without a value.
  func finish(giving value: (any Sendable)?) -> Answer {
    change(.finish) { edit, flow throws(Refusal) in try edit.finish(flow, with: value) }
  }

  private func ask<Value>(
    _ style: Dialog.Style, _ title: String, _ message: String?, _ choices: [Choice<Value>]
  ) async -> Value? {
    let shown = choices.map { Dialog.Choice(label: $0.label, role: $0.role) }
    let index = await engine?.ask(style, title: title, message: message, choices: shown)
    return index.flatMap { choices.indices.contains($0) ? choices[$0].value : nil }
  }
}
