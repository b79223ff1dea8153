extension Engine {
  var status: AppStatus { isRunning ? statusDesk.status : AppStatus() }

  /// Shows a message by the end of the turn.
  func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    guard isRunning else { return .refused(.notRunning) }
    if let scope = currentScope, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
    turn { statusDesk.add(text, kind) }
    return .done
  }

  /// The person, or the host for them, has closed the message that was shown.
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
