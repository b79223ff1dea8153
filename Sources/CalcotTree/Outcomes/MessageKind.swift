/// The kind of a message.
public enum MessageKind: String, Hashable, Sendable, Codable {
  /// A report of success. Any later message replaces it.
  case success
  /// A report of an error. It stays until it is closed; later messages wait behind it.
  case error
}
