/// The messages that wait for a person, and the activities under way.
@MainActor
struct StatusDesk {
  private(set) var messages: [AppStatus.Message] = []
  private var activities: [RunningActivity] = []
  private var lastMessage = 0

  /// Adds a message. It takes the place of a success; an error stays before it.
  mutating func add(_ text: String, _ kind: MessageKind) {
    // NB: an error that comes again while it waits to be read would have to be closed once more.
    guard kind != .error || !messages.contains(where: { $0.kind == kind && $0.text == text })
    else { return }
    lastMessage += 1
    messages.removeAll { $0.kind == .success }
    messages.append(
      AppStatus.Message(id: MessageID(rawValue: lastMessage), text: text, kind: kind))
  }

  /// Closes the message that is shown; false when it is another.
  mutating func close(_ id: MessageID) -> Bool {
    guard messages.first?.id == id else { return false }
    messages.removeFirst()
    return true
  }

  mutating func begin(_ activity: RunningActivity) {
    activities.removeAll(where: \.hasEnded)
    activities.append(activity)
  }

  mutating func end(_ activity: RunningActivity) { activities.removeAll { $0 === activity } }

  var status: AppStatus {
    AppStatus(
      messages: messages, activities: activities.filter { !$0.hasEnded }.map(\.label))
  }
}

/// An activity that has begun.
@MainActor
final class RunningActivity {
  let label: String
  private let scope: Scope?

  init(label: String, scope: Scope?) {
    self.label = label
    self.scope = scope
  }

  /// Whether the screen that began it has left the tree.
  var hasEnded: Bool { scope?.isEnded == true }
}
