import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A log that numbers calls and writes lines, each of them at once, in the order in which they come.
final class RecordingLog: Sendable {
  private let calls = Locked(0)
  private let write: @Sendable (Data) -> Void

  init(write: @escaping @Sendable (Data) -> Void) { self.write = write }

  /// Writes the first line.
  func begin(_ head: RecordingHead, start: some Encodable) {
    calls.withLock { _ in writeLine(FirstLine(recording: head, start: start), name: "the start") }
  }

  /// Writes a line of this kind.
  func add(_ kind: String, _ payload: some Encodable, name: String? = nil) {
    calls.withLock { _ in writeLine([kind: payload], name: name ?? kind) }
  }

  /// Writes that the app calls a service, and returns the number of the call.
  func addCall(_ name: String) -> Int {
    calls.withLock { last in
      last += 1
      writeLine(["call": RecordedLine.Call(call: last, name: name)], name: name)
      return last
    }
  }

  private func writeLine(_ line: some Encodable, name: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      write(try encoder.encode(line) + [UInt8(ascii: "\n")])
    } catch {
      let loss = ["lost": RecordedLine.Loss(name: name, reason: "\(error)")]
      if let bytes = try? encoder.encode(loss) { write(bytes + [UInt8(ascii: "\n")]) }
    }
  }
}

private struct FirstLine<Start: Encodable>: Encodable {
  let recording: RecordingHead
  let start: Start
}
