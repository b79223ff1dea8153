package import CalcotContent
package import CalcotTree
import Foundation

/// One line of a recording after the first.
package struct RecordedEntry: Sendable {
  package enum Content: Sendable {
    /// A host began to show the app.
    case host(RecordedHost)
    /// The user made an input.
    case input(HostInput)
    /// The app called a service.
    case call(number: Int, name: String)
    /// The service returned.
    case answer(to: Int)
    /// The service threw an error.
    case failure(of: Int)
    /// The app read a value, such as the time.
    case value(name: String)
    /// An event happened outside.
    case event(name: String)
    case transition(RecordedTransition)
    case step(String)
    /// The text that the user could read.
    case shown([String])
    /// The app was idle: all its tasks had ended, or waited for the user.
    case idle
    case end
  }

  /// The number of the line in the file.
  package let line: Int
  package let content: Content
  private let bytes: Data

  /// Reads a line.
  init(line: Int, bytes: Data) throws(RecordingError) {
    self.line = line
    self.bytes = bytes
    content = try Self.read(bytes, line).content(line)
  }

  /// Returns the value of an answer, a failure, a value or an event.
  package func payload<Value: Decodable>(as type: Value.Type) throws(RecordingError) -> Value {
    do {
      let payloads = try JSONDecoder().decode([String: Payload<Value>].self, from: bytes)
      guard let payload = payloads.values.first else { throw RecordingError(line: line, "empty") }
      return payload.value
    } catch let error as DecodingError {
      throw RecordingError(line: line, "it has no \(type): \(error.fault)")
    } catch {
      throw RecordingError(line: line, "\(error)")
    }
  }

  /// Returns a Boolean value that indicates whether a line is complete. A line that was cut off by
  /// a full disk or the end of the process is not valid JSON.
  static func isWhole(_ bytes: Data) -> Bool {
    (try? JSONDecoder().decode(AnyLine.self, from: bytes)) != nil
  }

  static func read(_ bytes: Data, _ line: Int) throws(RecordingError) -> RecordedLine {
    do {
      return try JSONDecoder().decode(RecordedLine.self, from: bytes)
    } catch let error as DecodingError {
      throw RecordingError(line: line, error.fault)
    } catch {
      throw RecordingError(line: line, "\(error)")
    }
  }
}

/// The host that showed a recorded app.
package struct RecordedHost: Codable, Sendable {
  package let name: String
  package let capabilities: Set<Capability>
}

/// A transition of the navigation tree.
package struct RecordedTransition: Codable, Equatable, Sendable {
  /// The move that led to it, as Swift code, or another reason, such as "start".
  package let reason: String
  /// The description of the tree after the transition.
  package let tree: String

  /// - Parameter hide: A closure that returns a text without secrets.
  package init(_ transition: TreeTransition, hide: (String) -> String = { $0 }) {
    reason = hide(transition.move?.description ?? transition.reason.name)
    tree = hide(transition.after.description)
  }

  /// The move as Swift code; `nil` for another reason.
  var move: String? { reason.hasPrefix(".") ? reason : nil }

  /// Returns a Boolean value that indicates whether this is the same transition as another one,
  /// possibly with parts of its tree masked.
  package func isMasking(_ other: RecordedTransition) -> Bool {
    reason.isMasking(other.reason) && tree.isMasking(other.tree)
  }
}

/// The head of a recording.
struct RecordingHead: Codable, Sendable {
  /// The version of the format of recordings.
  static let currentFormat = 1

  let format: Int
  let app: String
  let version: String
}

/// A line of a recording, which has exactly one of these fields.
struct RecordedLine: Decodable {
  struct Call: Codable { let call: Int, name: String }
  struct Reference: Decodable { let call: Int }
  struct Name: Decodable { let name: String }
  struct Loss: Codable { let name: String, reason: String }

  let recording: RecordingHead?
  let host: RecordedHost?
  let input: HostInput?
  let call: Call?
  let answer: Reference?
  let failure: Reference?
  let value: Name?
  let event: Name?
  let transition: RecordedTransition?
  let step: String?
  let shown: [String]?
  let idle: Bool?
  let lost: Loss?
  let end: Bool?

  func content(_ line: Int) throws(RecordingError) -> RecordedEntry.Content {
    if let lost {
      throw RecordingError(line: line, "\(lost.name) could not be recorded: \(lost.reason)")
    }
    let known: [RecordedEntry.Content?] = [
      host.map { .host($0) }, input.map { .input($0) },
      call.map { .call(number: $0.call, name: $0.name) }, answer.map { .answer(to: $0.call) },
      failure.map { .failure(of: $0.call) }, value.map { .value(name: $0.name) },
      event.map { .event(name: $0.name) }, transition.map { .transition($0) },
      step.map { .step($0) }, shown.map { .shown($0) }, idle.map { _ in .idle },
      end.map { _ in .end },
    ]
    let found = known.compactMap { $0 }
    guard let content = found.first, found.count == 1 else {
      throw RecordingError(line: line, "it is none of the lines that this version knows")
    }
    return content
  }
}

/// A line whose content is not read.
private struct AnyLine: Decodable {
  init(from decoder: any Decoder) {}
}

/// A value from outside, with the name or the number of its call.
struct Payload<Value> {
  let name: String?
  let call: Int?
  let value: Value
}

extension Payload: Decodable where Value: Decodable {}
extension Payload: Encodable where Value: Encodable {}
