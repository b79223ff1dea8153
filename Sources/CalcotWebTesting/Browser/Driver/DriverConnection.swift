/// A connection to a driver, which is used by one thread at a time and blocks it.
protocol DriverConnection: Sendable {
  /// Sends a command and waits for its value, until a deadline at most.
  func send(
    _ method: String, _ path: String, _ body: BrowserValue?, until deadline: ContinuousClock.Instant
  ) throws -> BrowserValue
}

/// A connection to a driver over HTTP, which is WebDriver's own protocol.
struct WebDriverConnection: DriverConnection {
  let port: UInt16

  func send(
    _ method: String, _ path: String, _ body: BrowserValue?, until deadline: ContinuousClock.Instant
  ) throws -> BrowserValue {
    let command = "\(method) \(Self.name(of: path))"
    let response: HTTPResponse
    do throws(LoopbackSocket.Failure) {
      response = try HTTPExchange.run(
        method, path, body: try? body?.json, port: port, deadline: deadline)
    } catch {
      throw BrowserError(error, command: command)
    }
    let value = try BrowserValue(json: response.body)["value"]
    guard let kind = value["error"].string else { return value }
    throw BrowserError(kind, command: command, value["message"].string ?? "")
  }

  /// Returns the path without the session's identifier.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    return "/" + (parts.count > 2 ? parts.dropFirst(2) : parts[...]).joined(separator: "/")
  }
}

extension BrowserError {
  init(_ failure: LoopbackSocket.Failure, command: String) {
    self.init(
      failure == .late ? BrowserError.late : BrowserError.lost, command: command,
      failure == .late ? "The driver did not answer in time." : "\(failure)")
  }
}
