#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// A version of the app that runs, and the connection to it.
  final class RunningApp {
    let process: ChildProcess
    /// The end of the connection on which the app tells that it is shown; nil when the app has closed it.
    private(set) var connection: Descriptor?
    /// The time at which it is looked at next, or killed; nil if it is not about to end.
    private(set) var due: ContinuousClock.Instant?
    private var deadline: ContinuousClock.Instant?
    private let isInTerminal: Bool
    /// The last inputs that the app was about to handle.
    private(set) var inputs: [String] = []
    /// The reason why the app is not at the place of the version before, where it has been told since the
    /// last look.
    private var loss: String?
    /// A Boolean value that indicates whether the app has left its place since the last look.
    private var hasPlace = false
    private var rest: [UInt8] = []

    /// Starts a version that serves a socket, or shows itself in the terminal if there is none.
    init(_ words: [String], folder: String, listener: Descriptor?) throws {
      let (own, its) = try Descriptor.pair()
      connection = own
      var variables = ["CALCOT_DEV": folder]
      if getenv("SWIFT_BACKTRACE") == nil {
        variables["SWIFT_BACKTRACE"] =
          "enable=yes,interactive=no,color=no,limit=24,threads=crashed,registers=none,images=none"
      }
      isInTerminal = listener == nil
      // NB: the connection has the same number in both.
      process = try ChildProcess(
        words, variables: variables, passing: [listener ?? its, its],
        use: isInTerminal ? .terminal : .output)
    }

    /// Reads from the connection; returns a Boolean value that indicates whether the app is shown now.
    func hears() -> Bool {
      guard let bytes = connection?.read() else {
        connection = nil
        due = .now
        return false
      }
      var isShown = false
      rest += bytes
      while let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeSubrange(...end)
        if line == "ready" { isShown = true }
        if line == "placed" { hasPlace = true }
        if line.hasPrefix("lost ") { loss = String(line.dropFirst(5)) }
        if line.hasPrefix("input ") { inputs = (inputs + [String(line.dropFirst(6))]).suffix(5) }
      }
      return isShown
    }

    /// Returns the reason why the app is at the nearest place only, once.
    func takeLoss() -> String? {
      defer { loss = nil }
      return loss
    }

    /// Asks the app to write its place to a file.
    func askPlace() { connection?.write("place\n") }

    /// Returns a Boolean value that indicates whether the app has left its place, once.
    func takePlace() -> Bool {
      defer { hasPlace = false }
      return hasPlace
    }

    /// Shows a problem over the app, or takes it away.
    func tell(_ problem: BuildProblem?) {
      let data = problem.flatMap { try? JSONEncoder().encode($0) }
      connection?.write((data.map { String(decoding: $0, as: UTF8.self) } ?? "") + "\n")
    }

    /// Has the app hand over what it shows and end.
    func leave() {
      deadline = .now + ChildProcess.patience
      due = deadline
      if isInTerminal { connection?.write("leave\n") } else { process.send(SIGTERM) }
    }

    /// Returns the end of the app, if it has ended.
    func end() -> ChildProcess.End? {
      guard let due, due <= .now || connection == nil else { return nil }
      if let deadline, deadline <= .now { process.send(SIGKILL) }
      guard let end = process.end(isWaiting: false) else {
        // NB: the system closes its connection a moment before; a report of a crash takes seconds.
        self.due = .now + .milliseconds(deadline == nil ? 100 : 5)
        return nil
      }
      _ = process.read()
      _ = hears()
      // NB: what it has started does not outlive it.
      if !isInTerminal { process.send(SIGKILL) }
      return end
    }

    /// Ends the app, and waits for that.
    func stop() {
      leave()
      while end() == nil {
        _ = hears()
        usleep(5_000)
      }
    }
  }
#endif
