public import CalcotTree

extension FlowNavigation {
  /// Presents the flow at `route` and waits for its result. The result then bypasses the handler
  /// that was declared for the route.
  ///
  /// ```swift
  /// let picked = await navigation.present(.addMembers(group), awaiting: [Person.ID].self)
  /// ```
  ///
  /// Use it for flows that stay in one process: a waiting task ends with the process, and a flow
  /// that is restored in another one delivers its result to the declared handler.
  ///
  /// If the waiting task is cancelled, as it is when its screen ends, the flow stays where it is,
  /// and what it gives later goes to nobody: its one result is the one that the task has received.
  ///
  /// - Returns: The value, or cancelled if the flow is left without one, the change is refused, or
  ///   the waiting task is cancelled. It never hangs.
  public func present<Value>(
    _ route: Destination, as style: ModalStyle = .sheet, awaiting type: Value.Type,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> FlowResult<Value> {
    await result(of: .present(route, as: style), at: CallSite(fileID, line))
  }

  /// Pushes the flow at `route` and waits for its result, as
  /// ``FlowNavigation/present(_:as:awaiting:fileID:line:)`` does.
  public func push<Value>(
    _ route: Destination, awaiting type: Value.Type, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async -> FlowResult<Value> {
    await result(of: .push(route), at: CallSite(fileID, line))
  }

  private func result<Value>(of move: Move, at site: CallSite) async -> FlowResult<Value> {
    // NB: the app must not be retained while the task waits.
    guard let ledger = handler?.ledger, !Task.isCancelled else { return .cancelled }
    let pending = AwaitedResult(ledger: ledger)
    switch request(move, passing: .awaited(pending), at: site) {
    case .done: break
    case .refused: pending.settle(.cancelled)
    case .queued(let request), .deferred(let request):
      request.whenSettled { outcome in
        if outcome != .done { pending.settle(.cancelled) }
      }
    }
    switch await pending.value() {
    case .value(let value as Value): return .value(value)
    case .value(let value):
      handler?.report(
        "A flow has given \(type(of: value)), and \(Value.self) was awaited: await what its "
          + "coordinator's finish(with:) takes.")
      return .cancelled
    case .cancelled: return .cancelled
    }
  }
}
