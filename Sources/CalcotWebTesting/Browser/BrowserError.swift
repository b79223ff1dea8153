/// Why the browser did not do what it was asked.
public struct BrowserError: Error, Equatable, CustomStringConvertible {
  /// What kind of failure it is: WebDriver's word for it, such as `no such element`, or one of
  /// ``notInstalled``, ``notStarted``, ``late`` and ``lost``.
  public let kind: String
  /// What was asked of the browser.
  public let command: String
  /// What went wrong, and how it is mended where that is known.
  public let message: String

  init(_ kind: String, command: String, _ message: String) {
    self.kind = kind
    self.command = command
    self.message = message
  }

  /// The kind where Chromium or its driver is not on this machine.
  public static let notInstalled = "not installed"
  /// The kind where the driver did not start.
  public static let notStarted = "not started"
  /// The kind where an answer did not come in time.
  public static let late = "late"
  /// The kind where the driver has gone, or has been told to.
  public static let lost = "lost"

  /// What was asked, and what went wrong.
  public var description: String { "\(command): \(kind): \(message)" }
}
