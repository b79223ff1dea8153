import Calcot
import Dispatch
import Foundation

/// A running driver with its browser and a temporary folder for their files. They are ended and
/// removed on ``stop()``, when this object is released, and also when the test process ends or is
/// killed.
final class DriverProcess: Sendable {
  /// The port at which the driver listens on this machine.
  let port: UInt16
  /// The temporary folder.
  let folder: String
  /// The process group of the driver and its browser.
  let group: pid_t
  /// The capabilities of the browser's session.
  let capabilities: BrowserValue

  private let warden: pid_t
  private let output: Int32
  /// The write end of a pipe that only this process holds: the warden acts when it is closed.
  private let lifeline: Locked<Int32?>

  /// The script of the warden, which waits until the lifeline is closed, whatever ends its owner.
  /// Then it kills the process group that it has been sent, and removes the folder.
  private static let wardenScript = """
    read -r group
    while read -r _; do :; done
    if [ -n "$group" ]; then kill -s KILL -- "-$group" 2>/dev/null; fi
    for _ in $(seq 600); do
      rm -rf -- "$0" 2>/dev/null && exit
      sleep 0.1
    done
    """

  /// Starts a driver and blocks until it listens.
  ///
  /// A driver ends at once if its port is taken, which happens among many connections. Then another
  /// one is started.
  static func start(
    _ options: BrowserOptions, deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> DriverProcess {
    for _ in 0...20 where .now < deadline {
      let process = try DriverProcess(options, deadline: deadline)
      if process.port > 0 { return process }
    }
    throw BrowserError(
      BrowserError.notStarted, command: "start \(options.engine.name)",
      "\(try options.engine.programs[0]) did not listen, or not in time. Run it by hand to see why."
    )
  }

  /// Starts a driver and blocks until it listens; its port is 0 if it does not.
  private init(_ options: BrowserOptions, deadline: ContinuousClock.Instant) throws(BrowserError) {
    let folder = try Self.makeFolder()
    let start = try DriverStart(options, in: folder)
    let lifeline = try ChildProcess.Pipe()
    let output = try ChildProcess.Pipe()
    let environment = [
      "PATH": InstalledProgram.folders.joined(separator: ":"), "HOME": folder, "TMPDIR": folder,
      "LANG": "C.UTF-8", "TZ": "UTC",
    ]
    warden = try ChildProcess.start(
      ["/bin/sh", "-c", Self.wardenScript, folder], environment: environment,
      input: lifeline.reading, output: nil)
    close(lifeline.reading)
    self.folder = folder
    self.output = output.reading
    self.lifeline = Locked(lifeline.writing)
    capabilities = start.capabilities
    group = Self.run(start, environment, output: output.writing)
    close(output.writing)
    Self.tell(lifeline.writing, group)
    port = Self.awaitPort(of: start, output.reading, group, deadline: deadline)
  }

  deinit {
    guard closeLifeline() else { return }
    let (warden, group) = (warden, group)
    DispatchQueue.global().async { Self.awaitEnd(warden, group) }
  }

  /// Stops the driver with its browsers, and blocks until the folder is removed.
  func stop() {
    if closeLifeline() { Self.awaitEnd(warden, group) }
  }

  /// A Boolean value that indicates whether the driver has been stopped.
  var isStopped: Bool { lifeline.withLock { $0 == nil } }

  private func closeLifeline() -> Bool {
    let descriptor = lifeline.withLock { $0.take() }
    guard let descriptor else { return false }
    close(descriptor)
    close(output)
    return true
  }

  // NB: The driver's process identifier stays reserved until it is waited for, so the warden cannot
  // kill an unrelated process.
  private static func awaitEnd(_ warden: pid_t, _ group: pid_t) {
    ChildProcess.awaitEnd(of: warden)
    guard group > 0 else { return }
    kill(-group, SIGKILL)
    ChildProcess.awaitEnd(of: group)
  }

  private static func makeFolder() throws(BrowserError) -> String {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("calcot-browser-")
    var template = (place.path + "XXXXXX").utf8CString.map { $0 }
    guard mkdtemp(&template) != nil else {
      throw ChildProcess.failure("mkdtemp \(place.path)", code: errno)
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func run(
    _ start: DriverStart, _ environment: [String: String], output: Int32
  ) -> pid_t {
    do {
      for (path, text) in start.files {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try ChildProcess.start(
        start.command, environment: environment.merging(start.environment) { $1 }, input: nil,
        output: output)
    } catch {
      return -1
    }
  }

  private static func tell(_ lifeline: Int32, _ group: pid_t) {
    let line = Array("\(group > 0 ? "\(group)" : "")\n".utf8)
    _ = write(lifeline, line, line.count)
  }

  /// Blocks until the driver listens, and returns its port; 0 if it ends, or at the deadline.
  private static func awaitPort(
    of start: DriverStart, _ output: Int32, _ driver: pid_t, deadline: ContinuousClock.Instant
  ) -> UInt16 {
    switch start.port {
    case .said(let words): return readPort(output, after: words, deadline: deadline)
    case .file(let path):
      return poll(driver, until: deadline) {
        (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(UInt16.init)
      } ?? 0
    case .chosen(let port):
      return poll(driver, until: deadline) {
        (try? LoopbackSocket(port: port, deadline: deadline)) == nil ? nil : port
      } ?? 0
    }
  }

  // NB: The start of another process cannot be observed otherwise.
  private static func poll<Found>(
    _ driver: pid_t, until deadline: ContinuousClock.Instant, _ look: () -> Found?
  ) -> Found? {
    while ContinuousClock.now < deadline, !ChildProcess.hasEnded(driver) {
      if let found = look() { return found }
      usleep(20_000)
    }
    return nil
  }

  /// Reads the driver's output until it contains the port; returns 0 if it does not.
  private static func readPort(
    _ output: Int32, after words: String, deadline: ContinuousClock.Instant
  ) -> UInt16 {
    var said = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while Descriptor.awaits(output, Int16(POLLIN), until: deadline) {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return 0 }
      said += String(decoding: buffer[..<count], as: UTF8.self)
      if let place = said.range(of: words), said[place.upperBound...].contains(".") {
        return UInt16(said[place.upperBound...].prefix { $0.isNumber }) ?? 0
      }
    }
    return 0
  }
}
