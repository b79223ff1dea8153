public import CalcotTree

/// A value that describes the state of an app outside its screens: messages, activities, the
/// appearance and the language. None of it is part of the navigation tree, so a message outlives
/// the screen that showed it.
///
/// No clock is involved: the host decides how long a message stays, and closes it with
/// ``HostInput/closeMessage(_:)``. A message with an action should stay longer than one without.
public struct AppStatus: Equatable, Sendable {
  /// A message for the user.
  public struct Message: Equatable, Sendable, Identifiable {
    /// The identity of the message.
    public let id: MessageID
    /// The text of the message.
    public let text: String
    /// The kind of the message.
    public let kind: MessageKind
    /// The label of the message's action, such as "Undo", which ``HostInput/useMessage(_:)``
    /// performs; nil for none.
    public let action: String?

    package init(id: MessageID, text: String, kind: MessageKind, action: String? = nil) {
      self.id = id
      self.text = text
      self.kind = kind
      self.action = action
    }
  }

  /// The messages: the current one first, then those that wait for it to be closed.
  public let messages: [Message]
  /// The labels of the running activities, in the order in which they began.
  public let activities: [String]
  /// The appearance of the app.
  public let appearance: Appearance
  /// The code of the app's language (BCP 47), in which the host shows its own words; nil if the app
  /// has not set one.
  public let language: String?

  package init(
    messages: [Message] = [], activities: [String] = [], appearance: Appearance = .system,
    language: String? = nil
  ) {
    self.messages = messages
    self.activities = activities
    self.appearance = appearance
    self.language = language
  }

  /// The current message.
  public var message: Message? { messages.first }
  /// The label of the activity that began last, to be shown beside an activity indicator. Nil if no
  /// activity is running and no indicator is shown.
  public var activity: String? { activities.last }
}

/// The identifier of a message. Numbers increase and are never reused.
public struct MessageID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "message \(rawValue)" }
}
