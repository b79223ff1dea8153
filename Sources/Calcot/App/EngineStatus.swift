extension Engine {
  var status: AppStatus { isRunning ? statusDesk.status : AppStatus() }

  /// Shows a message by the end of the turn.
  func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    if let refusal = reasonNotToShow { return .refused(refusal) }
    turn { statusDesk.add(text, kind) }
    return .done
  }

  /// Shows a message that offers to do something, as work of a flow.
  func showMessage(
    _ text: String, _ kind: MessageKind, action label: String, of flow: FlowID,
    perform: @escaping @MainActor () async -> Void
  ) -> Answer {
    if let refusal = reasonNotToShow { return .refused(refusal) }
    guard let scope = flows[flow]?.scope else { return .refused(.flowEnded(flow)) }
    let action = OfferedAction(label: label, scope: scope, perform: perform)
    turn { statusDesk.add(text, kind, action: action) }
    return .done
  }

  private var reasonNotToShow: Refusal? {
    guard isRunning else { return .notRunning }
    return currentScope.flatMap { $0.isEnded ? .screenEnded($0.screen) : nil }
  }

  /// The user has done what a message offers: it is closed, and its flow carries that out.
  func useMessage(_ id: MessageID) -> Answer {
    do {
      let action = try statusDesk.use(id)
      action.scope.task(action.label, action.perform)
      return .done
    } catch {
      return .refused(error)
    }
  }

  /// The user, or the host for them, has closed the message that was shown.
  func closeMessage(_ id: MessageID) -> Answer {
    statusDesk.close(id) ? .done : .refused(.stale("\(id)"))
  }

  /// Counts an activity until it ends, or the screen of the code that runs now does.
  func beginActivity(_ label: String) -> RunningActivity {
    let activity = RunningActivity(label: label, scope: currentScope)
    turn { statusDesk.begin(activity) }
    return activity
  }

  func endActivity(_ activity: RunningActivity) { turn { statusDesk.end(activity) } }
}
