/// The reason why a protocol, or one of its requirements, cannot be faked, and its place.
public struct FakeRefusal: Error, Sendable, Equatable {
  public var path: String
  public var line: Int
  public var column: Int
  /// The name of the protocol.
  public var name: String
  /// The reason, as "its requirement 'x' is 'borrowing'".
  public var reason: String

  /// The part of the reason that describes an inherited type of which nothing is known.
  public static let unknownProtocol =
    "which is a protocol in none of the paths; name its folder with --with"

  /// The line for the user.
  public var message: String {
    "\(path):\(line):\(column): warning: '\(name)' cannot be faked: \(reason)"
  }
}
