import Calcot
package import Foundation

/// A file of complete lines. If a line cannot be written, the part of it that was written is cut
/// off again, so that the file ends with the line before.
package final class WholeLines: Sendable {
  private struct State {
    var length: UInt64 = 0
    var isOver = false
  }

  private let state = Locked(State())
  private let write: @Sendable (Data) throws -> Void
  private let cut: @Sendable (UInt64) throws -> Void

  /// - Parameters:
  ///   - write: A closure that appends bytes to the file; if it throws, it may have appended some
  ///     of them.
  ///   - cut: A closure that truncates the file to a length.
  package init(
    write: @escaping @Sendable (Data) throws -> Void,
    cut: @escaping @Sendable (UInt64) throws -> Void
  ) {
    self.write = write
    self.cut = cut
  }

  /// Writes a line, unless one before it could not be written. Calls must not overlap.
  package func append(_ line: Data) {
    guard !state.withLock({ $0.isOver }) else { return }
    do {
      try write(line)
      state.withLock { $0.length += UInt64(line.count) }
    } catch {
      let length = state.withLock { state in
        state.isOver = true
        return state.length
      }
      // NB: if even that fails, the line is not valid JSON, and a reader stops there.
      try? cut(length)
      reportToStandardError("The recording ends here, because it cannot be written: \(error)")
    }
  }
}
