/// The frames that the terminal has not confirmed yet, so that none is written to a line that is
/// behind: the user sees the newest state, not each one on the way.
package struct FramePacing: Equatable, Sendable {
  /// The question after each frame (DSR), which a terminal answers once it has shown the frame.
  package static let question = Array("\u{1B}[5n".utf8)

  /// The number of bytes on the way from which on the line is behind.
  private static let most = 512

  private var unconfirmed: [Int]?

  package init() {}

  /// A Boolean value that indicates whether the terminal is asked.
  package var isOn: Bool { unconfirmed != nil }

  /// The number of frames that are on the way.
  package var count: Int { unconfirmed?.count ?? 0 }

  /// A Boolean value that indicates whether the next frame has to wait.
  package var isBehind: Bool { unconfirmed.map { $0.reduce(0, +) >= Self.most } ?? false }

  /// Asks after each frame from now on, since the terminal has answered before.
  package mutating func begin() { unconfirmed = [] }

  /// Notes that a frame is written.
  package mutating func note(bytes: Int) { unconfirmed?.append(bytes) }

  /// Notes that the terminal has shown a number of frames.
  package mutating func confirm(_ count: Int) {
    let known = min(count, self.count)
    unconfirmed?.removeFirst(known)
  }

  /// Asks no more, since the terminal does not answer.
  package mutating func giveUp() { unconfirmed = nil }
}
