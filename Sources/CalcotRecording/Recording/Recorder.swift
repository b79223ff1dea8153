public import Calcot
public import Foundation

/// A recorder of a run of an app, on any host: it records the user's inputs, the inputs from
/// outside, and the app's activity and texts.
///
/// ```swift
/// let recorder = try Recorder(of: "Groups", version: "1.4", start: options, file: url)
/// let app = CalcotApp(AppCoordinator(dependencies: RecordedServices(live, recorder.outside)))
/// recorder.record(app)
/// ```
///
/// Each line is written at once, so that the recording of a run that is killed is complete up to
/// there. Texts of fields for passwords and codes are masked, also where the app shows or passes on
/// what was typed there; an app hides secrets in its services' answers with
/// ``Outside/answer(_:isolation:hiding:_:)``. The use of a ViewModel by a host's own Views is not
/// an input, and is not recorded.
///
/// Before each input, everything readable is read and compared with the last record of it: linear
/// in the text on the screen. Inspired by the record and replay of rr, and by the cassettes of VCR.
@MainActor
public final class Recorder {
  /// The app's inputs from outside.
  public let outside: Outside
  private let log: RecordingLog
  private let secrets = Secrets()
  private var lastShown: [String]?
  private var isOver = false

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - app: The name of the app, which a replay checks.
  ///   - version: The version of the app.
  ///   - start: The values from which the app is started, such as its options and its saved state;
  ///     without secrets.
  ///   - write: A closure that receives the lines, on any thread, one after another. A line that
  ///     comes meanwhile waits for it.
  public init(
    of app: String, version: String, start: some Encodable,
    write: @escaping @Sendable (Data) -> Void
  ) {
    log = RecordingLog(hiding: secrets, write: write)
    outside = Outside(recordingTo: log)
    let head = RecordingHead(format: RecordingHead.currentFormat, app: app, version: version)
    log.begin(head, start: start)
  }

  /// Creates a recorder that writes to a file, which it replaces. Throws if it cannot be written. Nobody
  /// but the file's owner may read it: it has what the user types.
  ///
  /// A full disk cuts the recording off after a complete line, and that is reported.
  public convenience init(
    of app: String, version: String, start: some Encodable, file: URL
  ) throws {
    // NB: a new file, as whoever has an old one open would read on.
    try? FileManager.default.removeItem(at: file)
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
    let handle = try FileHandle(forWritingTo: file)
    let lines = WholeLines { line in
      try handle.write(contentsOf: line)
    } cut: { length in
      try handle.truncate(atOffset: length)
    }
    self.init(of: app, version: version, start: start, write: lines.append)
  }

  /// Records an app from now on. Call it before a host shows the app. The app holds the recorder.
  public func record(_ app: CalcotApp) {
    app.attachments.add { [self] host in
      log.add("host", RecordedHost(name: host.name, capabilities: host.capabilities))
    }
    app.inputs.add { [self, weak app] input in
      guard let app else { return }
      show(app)
      if !app.hasUnsettledWork { log.add("idle", true) }
      log.add("input", secrets.hiding(input, in: app))
    }
    app.transitions.add { [self] transition in
      // NB: an app ends with its host, and its end is not an input.
      if transition.reason == .end { return finish(nil) }
      log.add("transition", RecordedTransition(transition) { secrets.hiding($0) })
    }
    app.steps.add { [self] event in log.add("step", secrets.hiding("\(event)")) }
  }

  /// Writes the last texts of the app, and the end of the recording. An app that ends does so by
  /// itself.
  public func finish(_ app: CalcotApp?) {
    guard !isOver else { return }
    isOver = true
    app.map(show)
    log.end()
  }

  private func show(_ app: CalcotApp) {
    let lines = ReadableApp(app).lines(hiding: secrets)
    guard lines != lastShown else { return }
    lastShown = lines
    log.add("shown", lines)
  }
}
