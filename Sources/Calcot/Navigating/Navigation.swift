import CalcotContent
public import CalcotTree

/// The part of navigation that needs no routes: closing, dismissing, alerts and action sheets.
@MainActor
public class Navigation {
  private weak var ownHandler: (any NavigationHandler)?
  private var ownFlow: FlowID?
  /// The navigation that the requests of this one are forwarded to, if it has no flow of its own.
  private let target: Navigation?

  init(redirectedTo target: Navigation? = nil) { self.target = target }

  /// The app that performs the requests; nil while the coordinator is not part of a running app.
  package var handler: (any NavigationHandler)? { target?.handler ?? ownHandler }

  /// The flow that this navigates; nil while its coordinator is not part of a running app.
  package var flow: FlowID? { target?.flow ?? ownFlow }

  /// Connects this navigation to a flow of a running app.
  func begin(_ flow: FlowID, in handler: any NavigationHandler) {
    ownHandler = handler
    ownFlow = flow
  }

  /// The current navigation tree; empty before the app runs and after it has ended.
  public var tree: NavigationTree { handler?.tree ?? NavigationTree(layers: []) }

  /// Dismisses the top modal, with all its screens.
  @discardableResult
  public func dismiss() -> Answer {
    request(.dismiss) { tree, _ throws(Refusal) in
      guard tree.layers.count > 1, let layer = tree.topLayer?.id else { throw .nothingToDismiss }
      return { change throws(Refusal) in try change.edit.dismiss(layer) }
    }
  }

  /// Performs everything that `changes` requests of this navigation as one transition, or none of
  /// it if one part is refused.
  ///
  /// ```swift
  /// navigation.batch {
  ///   navigation.dismiss()
  ///   navigation.push(.group(group.id), carrying: group)
  /// }
  /// ```
  ///
  /// Without it, the second request would be refused if a screen makes both: the first ends the
  /// screen.
  @discardableResult
  public func batch(_ changes: () -> Void) -> Answer {
    handler?.batch(changes) ?? .refused(.notRunning)
  }

  /// Removes the asking screen, however it was shown, with everything over it; the visible screen
  /// if the asking code belongs to none.
  @discardableResult
  public func close() -> Answer {
    let asking = handler?.currentScreen
    return request(.close) { tree, _ throws(Refusal) in
      guard let screen = asking ?? tree.visible?.id else { throw .notRunning }
      return { change throws(Refusal) in try change.edit.close(screen) }
    }
  }

  /// Shows an alert over everything else and waits for the user's choice.
  ///
  /// - Returns: The value of the choice, or nil if the asking screen ends, the app ends, or the
  ///   asking task is cancelled. It never hangs.
  public func alert<Value>(
    _ title: String, message: String? = nil, choices: [Choice<Value>]
  ) async -> Value? {
    await ask(.alert, title, message, choices)
  }

  /// Shows an action sheet and waits for the user's choice.
  ///
  /// - Returns: The value of the choice, or nil if it is closed without one, the asking screen or
  ///   the app ends, or the asking task is cancelled.
  public func actionSheet<Value>(
    _ title: String, message: String? = nil, choices: [Choice<Value>]
  ) async -> Value? {
    await ask(.actionSheet, title, message, choices)
  }

  /// Requests a change of this navigation's flow.
  ///
  /// - Parameter bind: A closure that fixes the meaning of the request against the tree at the time
  ///   of asking.
  func request(
    _ reason: TreeTransition.Reason, needs: [Capability] = [],
    bind: @escaping @MainActor (NavigationTree, FlowID) throws(Refusal) -> Request.Edit
  ) -> Answer {
    guard let handler, let flow else { return .refused(.notRunning) }
    return handler.request(
      Request(reason, flow: flow, needs: needs) { tree throws(Refusal) in try bind(tree, flow) })
  }

  /// Requests a change whose meaning does not depend on the tree at the time of asking.
  func change(
    _ reason: TreeTransition.Reason, needs: [Capability] = [],
    edit: @escaping @MainActor (inout Change, FlowID) throws(Refusal) -> Void
  ) -> Answer {
    request(reason, needs: needs) { _, flow throws(Refusal) in
      { change throws(Refusal) in try edit(&change, flow) }
    }
  }

  /// Sends a step to the coordinator of the flow that this navigates.
  package func take(_ step: any Step) -> StepDisposition {
    guard let handler, let flow else { return .refused(reason: Refusal.notRunning.description) }
    return handler.take(step, in: flow)
  }

  /// Ends the flow, with a result or without.
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

  /// Sends work to the host, and returns the outcome.
  func outcome(of work: HostWork) async -> Answer {
    guard let handler else { return .refused(.notRunning) }
    do {
      _ = try await handler.perform(work)
      return .done
    } catch {
      return .refused(error)
    }
  }

  /// Lets the user pick files; returns none if they have cancelled.
  func picked(_ work: HostWork) async throws(Refusal) -> [PickedFile] {
    guard let handler else { throw .notRunning }
    do {
      return try await handler.perform(work)
    } catch .declined {
      return []
    }
  }
}

/// A choice in a dialog, and the value that it stands for.
public struct Choice<Value: Sendable>: Sendable {
  let label: String
  let role: ActionRole
  let value: Value

  /// Creates a choice with a label and a value.
  public init(_ label: String, role: ActionRole = .normal, _ value: Value) {
    self.label = label
    self.role = role
    self.value = value
  }
}
