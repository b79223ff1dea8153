/// What an app tells the user beside its screens: messages, and what is under way. It is no part of
/// the navigation tree, so a message outlives the screen that showed it.
///
/// No clock is involved: how long a message stays is the host's to decide, which closes it with
/// ``HostInput/closeMessage(_:)``. One with an action is to stay longer than one to be read.
public struct AppStatus: Equatable, Sendable {
  /// Something that the user is told.
  public struct Message: Equatable, Sendable, Identifiable {
    public let id: MessageID
    public let text: String
    public let kind: MessageKind
    /// What the user can do about it, such as "Undo", with ``HostInput/useMessage(_:)``; nil for
    /// nothing.
    public let action: String?

    package init(id: MessageID, text: String, kind: MessageKind, action: String? = nil) {
      self.id = id
      self.text = text
      self.kind = kind
      self.action = action
    }
  }

  /// The message to show, then those that are shown when it has been closed.
  public let messages: [Message]
  /// The labels of the activities that are under way, in the order in which they began.
  public let activities: [String]

  package init(messages: [Message] = [], activities: [String] = []) {
    self.messages = messages
    self.activities = activities
  }

  /// The message to show.
  public var message: Message? { messages.first }
  /// What to say next to an activity indicator: the label of the activity that began last. Nil when
  /// nothing is under way and no indicator is to be shown.
  public var activity: String? { activities.last }
}

/// What a message tells of.
public enum MessageKind: String, Hashable, Sendable, Codable {
  /// Something was done. Any later message takes its place.
  case success
  /// Something went wrong. It stays until it is closed; later messages wait behind it.
  case error
}

/// One message of an app. Numbers are given in order and never used again.
public struct MessageID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "message \(rawValue)" }
}
