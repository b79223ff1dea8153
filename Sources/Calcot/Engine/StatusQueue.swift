import CalcotContent
import CalcotTree

/// The queue of messages for the user, the running activities, and the appearance of the app.
@MainActor
struct StatusQueue {
  /// A message with its action.
  @MainActor
  private struct Entry {
    let message: AppStatus.Message
    var action: OfferedAction?

    /// The current message. It is without its action after the flow that would perform the action
    /// has ended.
    var current: AppStatus.Message {
      let label = action.flatMap { $0.scope.isEnded ? nil : $0.label }
      return AppStatus.Message(
        id: message.id, text: message.text, kind: message.kind, action: label)
    }
  }

  private var entries: [Entry] = []
  private var activities: [RunningActivity] = []
  private var lastMessage = 0
  /// A Boolean value that indicates whether messages are removed for newer ones.
  private var isFull = false
  var appearance = Appearance.system
  private(set) var language: String?

  /// Adds a message. It replaces a success; it waits behind an error. If too many messages wait,
  /// the oldest of these is removed.
  ///
  /// - Returns: True if a message has been removed, and is the first since there was room.
  @discardableResult
  mutating func add(_ text: String, _ kind: MessageKind, action: OfferedAction? = nil) -> Bool {
    if kind == .error, renew(text, action) { return false }
    lastMessage += 1
    entries.removeAll { $0.message.kind == .success }
    let id = MessageID(rawValue: lastMessage)
    entries.append(
      Entry(message: AppStatus.Message(id: id, text: text, kind: kind), action: action))
    guard entries.count > 1 + Self.mostWaiting else {
      isFull = false
      return false
    }
    defer { isFull = true }
    entries.remove(at: 1)
    return !isFull
  }

  static var mostWaiting: Int { 100 }

  /// Gives the action to an equal error that is shown or waits; returns false if there is none.
  // NB: an error that is repeated meanwhile would have to be closed twice.
  private mutating func renew(_ text: String, _ action: OfferedAction?) -> Bool {
    let same = entries.firstIndex { entry in
      let message = entry.current
      return message.kind == .error && message.text == text && message.action == action?.label
    }
    guard let same else { return false }
    if action != nil { entries[same].action = action }
    return true
  }

  /// Sets the language, and removes a success in the former one unless it has an action.
  mutating func setLanguage(_ code: String?) {
    guard code != language else { return }
    language = code
    entries.removeAll { $0.message.kind == .success && $0.action == nil }
  }

  /// Closes the current message; returns false if it is another.
  mutating func close(_ id: MessageID) -> Bool {
    guard entries.first?.message.id == id else { return false }
    entries.removeFirst()
    return true
  }

  /// Closes the current message, and returns its action, which can be used once.
  mutating func use(_ id: MessageID) throws(Refusal) -> OfferedAction {
    guard let entry = entries.first, entry.message.id == id else { throw .stale("\(id)") }
    guard let action = entry.action else {
      throw .noSuchControl("the action of \(id)", available: [])
    }
    guard !action.scope.isEnded else { throw .stale("\(id)") }
    entries.removeFirst()
    return action
  }

  /// Releases the actions of an ended flow's messages; the messages stay without them.
  mutating func releaseActions(of scope: Scope) {
    for index in entries.indices where entries[index].action?.scope === scope {
      entries[index].action?.perform = {}
    }
  }

  mutating func begin(_ activity: RunningActivity) {
    activities.removeAll(where: \.hasEnded)
    activities.append(activity)
  }

  mutating func end(_ activity: RunningActivity) { activities.removeAll { $0 === activity } }

  var status: AppStatus {
    AppStatus(
      messages: entries.map(\.current), activities: activities.filter { !$0.hasEnded }.map(\.label),
      appearance: appearance, language: language)
  }
}
