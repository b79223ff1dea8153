public import CalcotTree

/// The part of navigation that needs no routes: closing, dismissing, alerts and action sheets.
@MainActor
public class Navigation {
  private weak var ownHandler: (any NavigationHandler)?
  private var ownFlow: FlowID?
  /// The navigation to which the requests of this one are passed, if it has no flow of its own.
  private let target: Navigation?

  init(redirectedTo target: Navigation? = nil) { self.target = target }

  /// The app that carries out the requests; nil while the coordinator is not part of a running app.
  package var handler: (any NavigationHandler)? { target?.handler ?? ownHandler }

  /// The flow that this navigates, while its coordinator is part of a running app.
  package var flow: FlowID? { target?.flow ?? ownFlow }

  /// Makes this the navigation of a flow of a running app.
  func begin(_ flow: FlowID, in handler: any NavigationHandler) {
    ownHandler = handler
    ownFlow = flow
  }

  /// What is shown now; without layers before the app runs and after it has ended.
  public var tree: NavigationTree { handler?.tree ?? NavigationTree(layers: []) }

  /// Takes the top modal off, with all its screens.
  @discardableResult
  public func dismiss() -> Answer {
    request(.dismiss) { tree, _ throws(Refusal) in
      guard tree.layers.count > 1, let layer = tree.topLayer?.id else { throw .nothingToDismiss }
      return { change throws(Refusal) in try change.edit.dismiss(layer) }
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
    handler?.batch(changes) ?? .refused(.notRunning)
  }

  /// Takes the asking screen off, however it was shown, with everything over it; the visible screen
  /// when the asking code belongs to none.
  @discardableResult
  public func close() -> Answer {
    let asking = handler?.currentScreen
    return request(.close) { tree, _ throws(Refusal) in
      guard let screen = asking ?? tree.visible?.id else { throw .notRunning }
      return { change throws(Refusal) in try change.edit.close(screen) }
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
    guard let handler, let flow else { return .refused(.notRunning) }
    return handler.request(
      Request(reason, flow: flow, needs: needs) { tree throws(Refusal) in try bind(tree, flow) })
  }

  /// Asks for a change that means the same whenever it is carried out.
  func change(
    _ reason: TreeTransition.Reason, needs: [Capability] = [],
    edit: @escaping @MainActor (inout Change, FlowID) throws(Refusal) -> Void
  ) -> Answer {
    request(reason, needs: needs) { _, flow throws(Refusal) in
      { change throws(Refusal) in try edit(&change, flow) }
    }
  }

  /// Passes a step to the coordinator of the flow that this navigates.
  package func take(_ step: any Step) -> StepDisposition {
    guard let handler, let flow else { return .refused(reason: Refusal.notRunning.description) }
    return handler.take(step, in: flow)
  }

  /// Ends the flow, with what it gives or without a value.
  package func finish(giving value: (any Sendable)?) -> Answer {
    change(.finish) { change, flow throws(Refusal) in try change.finish(flow, with: value) }
  }

  private func ask<Value>(
    _ style: Dialog.Style, _ title: String, _ message: String?, _ choices: [Choice<Value>]
  ) async -> Value? {
    let shown = choices.map { Dialog.Choice(label: $0.label, role: $0.role) }
    let index = await handler?.ask(style, title: title, message: message, choices: shown)
    return index.flatMap { choices.indices.contains($0) ? choices[$0].value : nil }
  }

  // MARK: Host work

  /// Has the host do something, and says what became of it.
  func outcome(of work: HostWork) async -> Answer {
    guard let handler else { return .refused(.notRunning) }
    do {
      _ = try await handler.perform(work)
      return .done
    } catch {
      return .refused(error)
    }
  }

  /// Lets the user pick files; none when they have left it.
  func picked(_ work: HostWork) async throws(Refusal) -> [PickedFile] {
    guard let handler else { throw .notRunning }
    do {
      return try await handler.perform(work)
    } catch .declined {
      return []
    }
  }
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
