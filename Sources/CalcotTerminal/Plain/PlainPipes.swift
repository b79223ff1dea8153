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

  /// Creates pipes for a test.
  package init(
    lines: AsyncStream<String>, clock: any Clock<Duration>,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.init(clock: clock, lines: { lines }, write: write)
  }

  private init(
    clock: any Clock<Duration>, lines: @escaping @Sendable () -> AsyncStream<String>,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.lines = lines
    self.clock = clock
    self.write = write
  }

  /// Returns pipes whose output is converted to the characters that a terminal can show.
  func showing(_ charset: Charset) -> PlainPipes {
    let (lines, write) = (lines, write)
    return PlainPipes(clock: clock, lines: lines) { write(charset.shown($0)) }
  }

  /// The standard input and output of the process.
  package static let standard = PlainPipes(
    clock: ContinuousClock(), lines: { lines(of: STDIN_FILENO) },
    write: { _ = DescriptorIO.write(Array($0.utf8), to: STDOUT_FILENO) })

  /// Returns the lines of a descriptor. They are read on a separate thread because a file cannot be
  /// polled.
  private static func lines(of descriptor: Int32) -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    DispatchQueue(label: "calcot.plain").async {
      var splitter = LineSplitter()
      while true {
        switch DescriptorIO.read(descriptor) {
        case .nothingNow: continue
        case .bytes(let bytes): for line in splitter.feed(bytes) { continuation.yield(line) }
        case .ended, .failed:
          if let last = splitter.rest { continuation.yield(last) }
          return continuation.finish()
        }
      }
    }
    return lines
  }
}
