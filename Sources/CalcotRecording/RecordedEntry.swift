package import CalcotContent
package import CalcotTree

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One line of a recording after the first.
package struct RecordedEntry: Sendable {
  package enum Content: Sendable {
    /// A host began to show the app.
    case host(RecordedHost)
    /// The user did something.
    case input(HostInput)
    /// The app called a service.
    case call(number: Int, name: String)
    /// The service returned.
    case answer(to: Int)
    /// The service threw an error.
    case failure(of: Int)
    /// The app read a value, such as the time.
    case value(name: String)
    /// Something happened outside.
    case event(name: String)
    case transition(RecordedTransition)
    case step(String)
    /// The text that the user could read.
    case shown([String])
    /// All of the app's tasks had ended, or waited for the user.
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

  /// Returns a Boolean value that indicates whether a line has an end: one that a full disk or the
  /// end of the process has cut off is no JSON.
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

/// A change of the tree.
package struct RecordedTransition: Codable, Equatable, Sendable {
  package let reason: TreeTransition.Reason
  /// The tree after the change, as it is printed.
  package let tree: String

  /// - Parameter hide: A closure that returns a text without secrets.
  package init(_ transition: TreeTransition, hide: (String) -> String = { $0 }) {
    reason = transition.reason
    tree = hide(transition.after.description)
  }

  /// Returns a Boolean value that indicates whether this is another change, or that change with
  /// parts of its tree masked.
  package func isMasking(_ other: RecordedTransition) -> Bool {
    reason == other.reason && tree.isMasking(other.tree)
  }
}

/// The head of a recording.
struct RecordingHead: Codable, Sendable {
  /// The version of the form of recordings.
  static let currentFormat = 1

  let format: Int
  let app: String
  let version: String
}

/// The fields that a line can have, of which it has one.
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

/// A line of which nothing is read.
private struct AnyLine: Decodable {
  init(from decoder: any Decoder) {}
}

/// A value from outside, with the name or the number of the call that it belongs to.
struct Payload<Value> {
  let name: String?
  let call: Int?
  let value: Value
}

extension Payload: Decodable where Value: Decodable {}
extension Payload: Encodable where Value: Encodable {}
