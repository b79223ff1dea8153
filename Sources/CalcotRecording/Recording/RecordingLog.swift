import Calcot
import Foundation

/// A log that numbers calls and writes lines in the order of their arrival: each one at once, or
/// right after the one that is being written.
///
/// NB: nothing of others is called with the lock held, as encoding a value or taking a line may
/// lead to the next one.
final class RecordingLog: Sendable {
  private struct State {
    var lastCall = 0
    var waiting = Queue<Data>()
    var waitingBytes = 0
    var isWriting = false
    var isOver = false
    /// The number of lines that were added while others were being written.
    var led = 0

    /// Returns the line to write now; `nil` if there is none.
    mutating func next() -> Data? {
      let line = waiting.next()
      waitingBytes -= line?.count ?? 0
      isWriting = line != nil
      if !isWriting { led = 0 }
      return line
    }
  }

  /// The most lines that may be added while others are being written.
  private static let mostLed = 1_000
  /// The most bytes of lines that wait while one is written.
  private static let mostWaiting = 16 * 1024 * 1024
  /// The most lines that whoever adds one writes in a row.
  private static let mostInARow = 2_000
  /// A Boolean value that indicates whether the code is called by a closure that takes lines.
  @TaskLocal private static var isTaking = false

  private let state = Locked(State())
  private let secrets: Secrets
  private let write: @Sendable (Data) -> Void

  init(hiding secrets: Secrets, write: @escaping @Sendable (Data) -> Void) {
    self.secrets = secrets
    self.write = write
  }

  /// Writes the first line.
  func begin(_ head: RecordingHead, start: some Encodable) {
    writeLine(FirstLine(recording: head, start: start), name: "the start")
  }

  /// Writes a line of this kind.
  func add(_ kind: String, _ payload: some Encodable, name: String? = nil) {
    writeLine([kind: payload], name: name ?? kind)
  }

  /// Writes that the app calls a service; returns the number of the call.
  func addCall(_ name: String) -> Int {
    let number = state.withLock { state in
      state.lastCall += 1
      return state.lastCall
    }
    let call = RecordedLine.Call(call: number, name: secrets.hiding(name))
    writeLine(["call": call], name: name)
    return number
  }

  /// Writes the last line. NB: services may answer an app that has ended; that is not part of the run.
  func end() { writeLine(["end": true], name: "end", isLast: true) }

  private func writeLine(_ line: some Encodable, name: String, isLast: Bool = false) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      put(try encoder.encode(line), isLast: isLast)
    } catch {
      let loss = RecordedLine.Loss(name: secrets.hiding(name), reason: secrets.hiding("\(error)"))
      if let bytes = try? encoder.encode(["lost": loss]) { put(bytes) }
    }
  }

  /// The treatment of a line.
  private enum Fate {
    case isWritten
    case waits
    case isLeftOut(because: String? = nil)
  }

  private func put(_ line: Data, isLast: Bool = false) {
    let isTaking = Self.isTaking
    let fate = state.withLock { state -> Fate in
      guard !state.isOver else { return .isLeftOut() }
      if state.isWriting, isTaking, !isLast { state.led += 1 }
      guard !isTaking || isLast || state.led <= Self.mostLed else {
        return .isLeftOut(because: state.led == Self.mostLed + 1 ? Self.ledTooFar : nil)
      }
      // NB: of the lines before this one, as a single line may be longer than that.
      state.isOver = isLast || state.waitingBytes > Self.mostWaiting
      guard isLast || !state.isOver else { return .isLeftOut(because: Self.tookTooLong) }
      state.waiting.append(line + [UInt8(ascii: "\n")])
      state.waitingBytes += line.count + 1
      defer { state.isWriting = true }
      return state.isWriting ? .waits : .isWritten
    }
    switch fate {
    case .isWritten: writeWaiting()
    case .waits, .isLeftOut(nil): break
    case .isLeftOut(let reason?): reportToStandardError(reason)
    }
  }

  // NB: other threads may add lines on and on, and then a task writes them. It has the place of the
  // caller, so that nobody else writes meanwhile.
  private func writeWaiting() {
    for _ in 0..<Self.mostInARow {
      guard let line = state.withLock({ $0.next() }) else { return }
      Self.$isTaking.withValue(true) { write(line) }
    }
    Task.detached { self.writeWaiting() }
  }

  private static let ledTooFar =
    "the closure that takes the lines of a recording has led to \(mostLed) lines in a row, "
    + "and the rest is left out: it may not always lead to another"
  private static let tookTooLong =
    "the closure that takes the lines of a recording has taken so long that \(mostWaiting) bytes wait, "
    + "and the rest of the recording is left out"
}

private struct FirstLine<Start: Encodable>: Encodable {
  let recording: RecordingHead
  let start: Start
}
