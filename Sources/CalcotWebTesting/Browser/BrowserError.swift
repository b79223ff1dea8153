/// An error of a browser command.
public struct BrowserError: Error, Equatable, CustomStringConvertible {
  /// The kind of failure: WebDriver's error code, such as `no such element`, or one of
  /// ``notInstalled``, ``notStarted``, ``late`` and ``lost``.
  public let kind: String
  /// The command that failed.
  public let command: String
  /// A description of the failure, with its remedy if known.
  public let message: String

  init(_ kind: String, command: String, _ message: String) {
    self.kind = kind
    self.command = command
    self.message = message
  }

  /// The kind of failure when the browser or its driver is not installed.
  public static let notInstalled = "not installed"
  /// The kind of failure when the driver did not start.
  public static let notStarted = "not started"
  /// The kind of failure when a response did not arrive in time.
  public static let late = "late"
  /// The kind of failure when the driver has exited or has been stopped.
  public static let lost = "lost"

  /// The command and the failure.
  public var description: String { "\(command): \(kind): \(message)" }
}
