import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The input, the output and the clock of a session in plain text.
package struct PlainPipes: Sendable {
  let lines: @Sendable () -> AsyncStream<String>
  let write: @Sendable (String) -> Void
  let clock: any Clock<Duration>
  /// The text that asks a user for a line; empty if none types the lines.
  let prompt: String

  /// Creates pipes for a test.
  package init(
    lines: AsyncStream<String>, clock: any Clock<Duration>, prompt: String = "",
    write: @escaping @Sendable (String) -> Void
  ) {
    self.init(clock: clock, prompt: prompt, lines: { lines }, write: write)
  }

  private init(
    clock: any Clock<Duration>, prompt: String,
    lines: @escaping @Sendable () -> AsyncStream<String>,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.prompt = prompt
    self.lines = lines
    self.clock = clock
    self.write = write
  }

  /// Returns pipes whose output is converted to the characters that a terminal can show.
  func showing(_ charset: Charset) -> PlainPipes {
    let (lines, write) = (lines, write)
    return PlainPipes(clock: clock, prompt: prompt, lines: lines) { write(charset.shown($0)) }
  }

  /// The standard input and output of the process.
  package static let standard = PlainPipes(
    clock: ContinuousClock(), prompt: PosixTerminal.isTerminal() ? "> " : "",
    lines: { lines(of: STDIN_FILENO) },
    write: { _ = DescriptorIO.write(Array($0.utf8), to: STDOUT_FILENO) })

  /// Returns the lines of a descriptor. They are read on a separate thread because a file cannot be
  /// polled, and no faster than they are taken.
  package static func lines(of descriptor: Int32) -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingOldest(16))
    DispatchQueue(label: "calcot.plain").async {
      var splitter = LineSplitter()
      while true {
        switch DescriptorIO.read(descriptor) {
        case .nothingNow: DescriptorIO.awaitInput(of: descriptor)
        case .bytes(let bytes):
          for line in splitter.feed(bytes) {
            guard isTaken(line, by: continuation) else { return }
          }
        case .ended, .failed:
          if let last = splitter.rest { _ = isTaken(last, by: continuation) }
          return continuation.finish()
        }
      }
    }
    return lines
  }

  /// Returns true once a line has found room, or false if nobody takes lines any more.
  private static func isTaken(
    _ line: String, by continuation: AsyncStream<String>.Continuation
  ) -> Bool {
    while true {
      switch continuation.yield(line) {
      case .enqueued: return true
      case .dropped: usleep(1_000)
      default: return false
      }
    }
  }
}
