import Calcot

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal that the process was started in, or one behind given file descriptors.
///
/// The blocking mode of its descriptors stays unchanged, because a shell shares them; a terminal
/// that stops reading therefore blocks the app.
@MainActor
package final class PosixTerminal: TerminalDevice {
  package var onEvent: ((TerminalEvent) -> Void)?

  private let input: Int32
  private let output: Int32
  private let ownsProcess: Bool
  private let escapeDelay: Duration
  private let sequenceDelay: Duration
  private let clock: any Clock<Duration>

  private var taken: TakenTerminal?
  private var signals: SignalWatch?
  private var pause: Task<Void, Never>?

  /// Creates a terminal; nothing changes before `open()`.
  ///
  /// - Parameters:
  ///   - ownsProcess: A Boolean value that indicates whether the terminal handles the signals and
  ///     crashes of the process, so that it is always restored. At most one terminal of a process
  ///     may.
  ///   - escapeDelay: The time that an `ESC` waits for the rest of a sequence before
  ///     `.inputPaused`.
  ///   - sequenceDelay: The time that an unfinished sequence, which a slow line may have split,
  ///     waits for its rest before the long `.inputPaused`.
  package init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, ownsProcess: Bool = true,
    escapeDelay: Duration = .milliseconds(40), sequenceDelay: Duration = .milliseconds(500),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.input = input
    self.output = output
    self.ownsProcess = ownsProcess
    self.escapeDelay = escapeDelay
    self.sequenceDelay = sequenceDelay
    self.clock = clock
  }

  deinit {
    onMainActor { [taken, signals] in
      guard let taken else { return }
      taken.giveBack()
      signals?.stop()
    }
  }

  /// Returns a Boolean value that indicates whether both descriptors are terminals.
  package nonisolated static func isTerminal(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) -> Bool {
    isatty(input) == 1 && isatty(output) == 1
  }

  /// The size of the terminal, at most 2,000 by 1,000, or 80 by 24 if it is unknown.
  package var size: CellSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return CellSize(columns: 80, rows: 24)
    }
    // NB: any program may set a size whose cells no memory holds.
    return CellSize(columns: min(Int(size.ws_col), 2_000), rows: min(Int(size.ws_row), 1_000))
  }

  package var cell: PixelSize? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    let cell = PixelSize(
      width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    return ReportedGraphics.isUsual(cell) ? cell : nil
  }

  package func open() throws(TerminalError) {
    guard taken == nil else { return }
    for descriptor in [input, output] where isatty(descriptor) != 1 {
      throw .notATerminal(descriptor: descriptor)
    }
    // NB: comes first, as the modes to restore are those that the shell has when it waits for us.
    guard !ownsProcess || JobControl.awaitForeground(of: input) else { throw .inBackground }
    var former = termios()
    guard tcgetattr(input, &former) == 0 else { throw failure(of: "tcgetattr") }
    let taken = TakenTerminal(
      input: input, output: output, ownsProcess: ownsProcess, former: former)
    self.taken = taken
    if ownsProcess { signals = SignalWatch { [weak self] in self?.signalled($0) } }
    guard enter() else {
      let error = failure(of: "tcsetattr")
      close()
      throw error
    }
    taken.read { [weak self] in self?.bytesCame() }
  }

  package func write(_ bytes: [UInt8]) {
    guard let taken else { return }
    guard isInForeground else {
      Task { [weak self] in self?.resume() }
      return
    }
    if !taken.write(bytes) { Task { [weak self] in self?.hangUp() } }
  }

  package func dropAnswers(_ count: Int) {
    guard taken?.isReading == true, isInForeground else { return }
    var (left, poller) = (count, pollfd(fd: input, events: Int16(POLLIN), revents: 0))
    // NB: not more reads, because other input, as of a key that is held, may never end.
    var reads = count + 16
    while left > 0, reads > 0, poll(&poller, 1, Self.answerDelay) > 0,
      case .bytes(let bytes) = DescriptorIO.read(input)
    {
      left -= bytes.count { $0 == UInt8(ascii: "n") }
      reads -= 1
    }
  }

  /// The time for which an answer is waited for at the end, in milliseconds.
  private static let answerDelay: Int32 = 300

  package func close() {
    guard taken != nil else { return }
    release()
    signals?.stop()
    signals = nil
  }

  package func suspend() {
    guard let taken else { return }
    taken.leave()
    SignalAction.stopProcess(by: SIGTSTP)
    resume()
  }

  private var isInForeground: Bool { !ownsProcess || JobControl.isInForeground(of: input) }

  /// Takes over the terminal again once the process is in the foreground.
  private func resume() {
    guard taken != nil else { return }
    guard !ownsProcess || JobControl.awaitForeground(of: input) else { return hangUp() }
    guard enter() else { return }
    onEvent?(.resumed)
  }

  private func enter() -> Bool {
    guard let taken, taken.setRawModes() else { return false }
    write(TerminalModes.enter)
    return true
  }

  private func release() {
    taken?.giveBack()
    taken = nil
    pause?.cancel()
  }

  private func bytesCame() {
    guard taken != nil else { return }
    if ownsProcess { TerminalRestore.coverThisThread() }
    switch DescriptorIO.read(input) {
    case .nothingNow: break
    case .ended, .failed: hangUp()
    case .bytes(let bytes):
      awaitPause()
      onEvent?(.input(bytes))
    }
  }

  private func awaitPause() {
    pause?.cancel()
    let delays = [(escapeDelay, false), (sequenceDelay - escapeDelay, true)]
    pause = Task { [weak self, clock] in
      for (delay, isLong) in delays {
        guard (try? await clock.sleep(for: delay)) != nil, !Task.isCancelled else { return }
        self?.onEvent?(.inputPaused(isLong: isLong))
      }
    }
  }

  private func hangUp() {
    guard let taken, taken.isReading else { return }
    taken.hangUp()
    pause?.cancel()
    onEvent?(.hungUp)
  }

  private func signalled(_ signal: Int32) {
    switch signal {
    case SIGWINCH: onEvent?(.resized(size))
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    default: end(by: signal)
    }
  }

  private func end(by signal: Int32) {
    let status = 128 + signal
    release()
    guard let onEvent else { exit(status) }
    onEvent(.terminated(status: status))
  }

  private func failure(of call: String) -> TerminalError {
    .failed(call: call, descriptor: input, code: errno)
  }
}
