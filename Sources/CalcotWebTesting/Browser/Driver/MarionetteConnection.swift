import Calcot

/// A connection to Firefox, whose protocol has WebDriver's commands under other names. A message
/// consists of its length, a colon and a JSON array.
///
/// Source of the names: Mozilla's `remote/marionette/driver.sys.mjs`.
final class MarionetteConnection: DriverConnection {
  private struct Line {
    let socket: LoopbackSocket
    var received: [UInt8] = []
    var number = 0
  }

  private let line: Locked<Line>

  /// Connects and receives the greeting.
  init(port: UInt16, deadline: ContinuousClock.Instant) throws {
    line = Locked(Line(socket: try LoopbackSocket(port: port, deadline: deadline)))
    _ = try line.withLock { try Self.receive(&$0, until: deadline) }
  }

  func send(
    _ method: String, _ path: String, _ body: BrowserValue?, until deadline: ContinuousClock.Instant
  ) throws -> BrowserValue {
    let command = try MarionetteCommand(method, path, body)
    return try send(command.name, command.parameters, until: deadline)
  }

  /// Sends a command of the protocol itself.
  func send(
    _ name: String, _ parameters: BrowserValue, until deadline: ContinuousClock.Instant
  ) throws -> BrowserValue {
    let answer: BrowserValue
    do {
      answer = try line.withLock { try Self.exchange(name, parameters, over: &$0, deadline) }
    } catch let failure as LoopbackSocket.Failure {
      throw BrowserError(failure, command: name)
    }
    if let kind = answer[2]["error"].string {
      throw BrowserError(kind, command: name, answer[2]["message"].string ?? "")
    }
    let result = answer[3]
    return result.object.map { Array($0.keys) } == ["value"] ? result["value"] : result
  }

  private static func exchange(
    _ name: String, _ parameters: BrowserValue, over line: inout Line,
    _ deadline: ContinuousClock.Instant
  ) throws -> BrowserValue {
    line.number += 1
    let number = line.number
    let message: BrowserValue = [0, .number(Double(number)), .string(name), parameters]
    let text = try message.json
    line.socket.deadline = deadline
    try line.socket.send(Array("\(text.count):".utf8) + text)
    while true {
      let answer = try receive(&line, until: deadline)
      // NB: The answer to a command that was late for its sender comes before the next one's.
      if answer[1].int == number { return answer }
    }
  }

  private static func receive(
    _ line: inout Line, until deadline: ContinuousClock.Instant
  ) throws -> BrowserValue {
    line.socket.deadline = deadline
    while true {
      if let colon = line.received.firstIndex(of: 0x3A),
        let length = Int(String(decoding: line.received[..<colon], as: UTF8.self)),
        line.received.count > colon + length
      {
        let message = Array(line.received[(colon + 1)...(colon + length)])
        line.received.removeFirst(colon + 1 + length)
        return try BrowserValue(json: message)
      }
      let bytes = try line.socket.receive()
      guard !bytes.isEmpty else {
        throw BrowserError(BrowserError.lost, command: "receive", "Firefox has ended.")
      }
      line.received += bytes
    }
  }
}
