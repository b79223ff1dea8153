public import Foundation

/// A recorded run of an app: the user's inputs, the inputs from outside, and the app's activity and
/// texts.
///
/// A file of lines of JSON, each written completely before the next. If the run was killed or its
/// disk was full, the recording can be read up to there, and its ``interruption`` says where it
/// breaks off.
public struct Recording: Sendable {
  /// The version of the app.
  public let version: String
  /// The reason why the recording breaks off; `nil` if it is complete.
  public let interruption: RecordingError?
  package let entries: [RecordedEntry]
  private let start: Data

  /// Reads a recording of an app.
  ///
  /// - Parameter app: The app's name, as it was given to the ``Recorder``.
  /// - Throws: The line and the reason, if the recording is of another app, in a format that this
  ///   version does not know, or damaged. A line that is cut off is the recording's end and its
  ///   ``interruption``.
  public init(reading data: Data, of app: String) throws(RecordingError) {
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first, !first.isEmpty else {
      throw RecordingError(line: 1, "the recording is empty")
    }
    let head = try Self.head(Data(first))
    guard head.app == app else {
      throw RecordingError(line: 1, "this is a recording of \(head.app), not of \(app)")
    }
    version = head.version
    start = Data(first)
    var entries: [RecordedEntry] = []
    var interruption: RecordingError?
    for (index, line) in lines.enumerated().dropFirst() {
      do throws(RecordingError) {
        entries.append(try RecordedEntry(line: index + 1, bytes: Data(line)))
      } catch {
        guard !RecordedEntry.isWhole(Data(line)) else { throw error }
        let rest = index < lines.count - 1 ? ", and what follows is left out" : ""
        interruption = RecordingError(
          line: index + 1, "the recording is cut off in this line\(rest)")
        break
      }
    }
    try Self.check(entries)
    if interruption == nil, entries.last?.isEnd != true {
      interruption = RecordingError(
        line: lines.count, "the recording has no end: the app was killed, or still runs")
    }
    self.entries = entries
    self.interruption = interruption
  }

  /// Returns the value from which the app was started.
  public func start<Value: Decodable>(as type: Value.Type) throws(RecordingError) -> Value {
    do {
      return try JSONDecoder().decode(RecordedStart<Value>.self, from: start).start
    } catch let error as DecodingError {
      throw RecordingError(line: 1, "it has no \(type): \(error.fault)")
    } catch {
      throw RecordingError(line: 1, "\(error)")
    }
  }

  /// Returns a warning if the app has another version than the recorded one, since the run may
  /// differ for that reason; `nil` if the versions are the same.
  public func versionProblem(_ current: String) -> RecordingError? {
    guard version != current else { return nil }
    return RecordingError(
      line: 1, "this was recorded with version \(version), and the app is of version \(current)")
  }

  /// The moves of the run, each as the Swift code that makes it. Paste them into a test, in which the
  /// navigation of a move's flow performs it (`FlowNavigation.perform(_:)`).
  public var moves: [String] {
    entries.compactMap { entry in
      if case .transition(let transition) = entry.content { transition.move } else { nil }
    }
  }

  private static func head(_ bytes: Data) throws(RecordingError) -> RecordingHead {
    let head: RecordingHead?
    do throws(RecordingError) { head = try RecordedEntry.read(bytes, 1).recording } catch {
      throw RecordingError(line: 1, "this is no recording: \(error.reason)")
    }
    guard let head else { throw RecordingError(line: 1, "this is no recording") }
    guard head.format == RecordingHead.currentFormat else {
      throw RecordingError(
        line: 1,
        "this is a recording of form \(head.format), and this version reads form "
          + "\(RecordingHead.currentFormat): record it anew")
    }
    return head
  }

  private static func check(_ entries: [RecordedEntry]) throws(RecordingError) {
    var calls: Set<Int> = []
    for entry in entries {
      switch entry.content {
      case .call(let number, _):
        guard calls.insert(number).inserted else {
          throw RecordingError(line: entry.line, "there are two calls \(number)")
        }
      case .answer(let call), .failure(let call):
        guard calls.contains(call) else {
          throw RecordingError(line: entry.line, "call \(call) was never made")
        }
      default: break
      }
    }
  }
}

struct RecordedStart<Value> { let start: Value }
extension RecordedStart: Decodable where Value: Decodable {}

extension RecordedEntry {
  fileprivate var isEnd: Bool { if case .end = content { true } else { false } }
}
