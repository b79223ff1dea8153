#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// The folder in a package's `.build` in which the app keeps its sessions from one version to the
  /// next. One run has it at a time.
  final class DevFolder {
    let path: String
    private let lock: FileLock

    init(_ package: String) throws {
      path = package + "/.build/calcot-dev"
      do {
        // NB: nothing removes the folder of another run: `deinit` is called once all properties are set.
        lock = try DevFolder.locked(path, of: package)
        try? FileManager.default.removeItem(atPath: path + "/sessions")
        try FileManager.default.createDirectory(
          atPath: path + "/sessions", withIntermediateDirectories: false)
        let key = (0..<4).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 36) }.joined()
        try Data((key + "------------------------------").utf8).write(
          to: URL(fileURLWithPath: path + "/key"))
      } catch let error as CocoaError {
        // NB: the reason of the system, such as a full disk, is below.
        let reason = (error.underlying ?? error).localizedDescription
        throw DevFailure.failure("calcot: error: \(path): \(reason)")
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Makes the folder unless there is one, and locks it.
    private static func locked(_ path: String, of package: String) throws -> FileLock {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let folder = open(path, O_RDONLY | O_CLOEXEC)
      guard folder >= 0 else { throw DevFailure.system("\(path) cannot be opened") }
      guard let lock = FileLock(Descriptor(folder)) else {
        throw DevFailure.misuse(
          "calcot: error: another 'calcot dev' is at work in \(package); end it first")
      }
      return lock
    }
  }

  /// A lock on an open file. NB: the system releases that of a killed process.
  final class FileLock {
    private let file: Descriptor

    /// Takes the lock; nil if another process has it.
    init?(_ file: Descriptor) {
      guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { return nil }
      self.file = file
    }

    // NB: a process that another thread is about to start has the file open for a moment, too.
    deinit { _ = flock(file.number, LOCK_UN) }
  }

  /// The signals that end a run.
  final class Interruption {
    /// The descriptor that becomes readable at the first of them.
    let descriptor: Descriptor
    // NB: a signal handler cannot take a lock; written before the handlers are installed.
    nonisolated(unsafe) private static var input: Int32 = -1
    private let input: Descriptor

    init() throws {
      let (output, input) = try Descriptor.pair()
      (descriptor, self.input) = (output, input)
      Self.input = input.number
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in [SIGINT, SIGTERM, SIGHUP] {
        sigaddset(&signals, number)
        signal(number) { _ in
          // NB: a text would need memory, for which a signal handler must not ask.
          var mark: UInt8 = 1
          send(Interruption.input, &mark, 1, 0)
        }
      }
      // NB: a thread of Dispatch blocks them in what it starts.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }
#endif
