import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A watch that forwards signals to the main actor, through a pipe that their handler writes to.
///
/// Child processes do not inherit the handlers. If a second request to end arrives before the main
/// actor has handled the first, the handler itself restores the terminal and ends the process.
@MainActor
final class SignalWatch {
  private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT]

  private struct Mailbox {
    var descriptor: Int32 = -1
    var endsAsked: Int32 = 0
  }

  // NB: read by signal handlers. The memory is allocated before the first handler is installed and
  // never freed, and a pointer's target has no exclusivity checks.
  private nonisolated(unsafe) static let mailbox = {
    let memory = UnsafeMutablePointer<Mailbox>.allocate(capacity: 1)
    memory.initialize(to: Mailbox())
    return memory
  }()

  private let source: any DispatchSourceRead
  private let descriptors: [Int32]
  private var former: [(signal: Int32, action: sigaction)] = []

  /// Starts watching, or returns `nil` if the system has no pipe left. Only the latest watch
  /// receives signals.
  init?(onSignal: @escaping @MainActor (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptors = ends
    let reading = ends[0]
    source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        guard case .bytes(let signals) = DescriptorIO.read(reading) else { return }
        for signal in signals { onSignal(Int32(signal)) }
      }
    }
    SignalWatch.mailbox.pointee = Mailbox(descriptor: ends[1])
    former = SignalWatch.watched.map { ($0, SignalAction.set(SignalWatch.note, for: $0)) }
    source.activate()
  }

  /// Restores the former signal actions.
  func stop() {
    guard !former.isEmpty else { return }
    for (signal, action) in former { SignalAction.set(action, for: signal) }
    former = []
    SignalWatch.mailbox.pointee.descriptor = -1
    let descriptors = descriptors
    source.setCancelHandler { for descriptor in descriptors { close(descriptor) } }
    source.cancel()
  }

  private nonisolated static let note: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    let mailbox = SignalWatch.mailbox
    if signal == SIGINT || signal == SIGTERM || signal == SIGHUP {
      mailbox.pointee.endsAsked += 1
      if mailbox.pointee.endsAsked > 1 {
        TerminalRestore.now()
        _exit(128 + signal)
      }
    }
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = DescriptorIO.write(&byte, count: 1, to: mailbox.pointee.descriptor)
    errno = code
  }
}
