public import Calcot
public import CalcotRecording

/// A replay of a recorded run, without its host and its services: it leads to the same trees, steps
/// and texts, or reports the input at which it differs.
///
/// ```swift
/// let recording = try Recording(reading: data, of: "Groups")
/// let options = try recording.start(as: Options.self)
/// let replay = Replay(recording) { outside in
///   CalcotApp(AppCoordinator(dependencies: RecordedServices(outside)))
/// }
/// try await replay.run()
/// ```
///
/// It goes forward and back: ``go(to:)`` shows the app as it was after any input. Going back starts the
/// app anew, so it costs as much as the whole way there.
@MainActor
public final class Replay {
  /// A closure that starts the app in the same way as for the recording.
  public typealias Start = @MainActor (Outside) throws -> CalcotApp

  /// The number of recorded inputs.
  public let inputCount: Int
  private let recording: Recording
  private let start: Start
  private var current: ReplayRun?

  /// Creates a replay. It starts the app when it first goes to a position.
  public init(_ recording: Recording, start: @escaping Start) {
    self.recording = recording
    self.start = start
    inputCount = recording.entries.count { if case .input = $0.content { true } else { false } }
  }

  /// The number of inputs performed.
  public var position: Int { current?.position ?? 0 }

  /// The navigation tree; nil before the start.
  public var tree: NavigationTree? { current?.app.tree }

  /// The text that the user could read, with secrets masked.
  public var text: String { current?.lines.joined(separator: "\n") ?? "" }

  /// The effects of the last input: calls, events, transitions and steps, line by line.
  public var happened: [String] { current?.happened ?? [] }

  /// The inputs so far that the app has refused, with the reasons, such as for a field that has another
  /// name now. The recorded app may have refused them, too.
  public var refusals: [String] { current?.refusals ?? [] }

  /// The next input in the words of a test; nil at the end.
  public var nextInput: String? {
    guard let run = current, let input = run.nextInput else { return nil }
    return InputWords(run).line(for: input)
  }

  /// Replays the rest of the recording.
  ///
  /// - Throws: A ``ReplayDifference``, the error of the start, or a `CancellationError`.
  public func run() async throws { try await go(to: inputCount) }

  /// Goes to the state after this many inputs, forward or back.
  ///
  /// - Throws: A ``ReplayDifference``, after which the replay stays at the difference; the error of
  ///   the start; or a `CancellationError`.
  public func go(to position: Int) async throws {
    if current == nil || position < self.position { try await restart() }
    while let run = current, run.position < min(position, inputCount) { try await advance(run) }
  }

  /// Returns the run as a test in the words of ``TestApp``, with the texts that the user could read
  /// after each input. Masked texts stay masked.
  ///
  /// - Parameter name: The name of the test.
  /// - Throws: A ``ReplayDifference``, the error of the start, or a `CancellationError`.
  public func transcript(named name: String) async throws -> String {
    try await restart()
    guard let run = current else { return "" }
    var transcript = Transcript(name: name, startingWith: run.lines, of: run.app)
    while let input = run.nextInput {
      let words = InputWords(run).words(for: input)
      try await advance(run)
      transcript.add(words, leadingTo: run.lines, of: run.app, events: run.heard)
    }
    return transcript.text
  }

  private func restart() async throws {
    current?.end()
    let run = try ReplayRun(recording, start)
    current = run
    try await advance(run)
  }

  private func advance(_ run: ReplayRun) async throws {
    do { try await run.advance() } catch {
      // NB: a cancelled task waits for nothing, so a difference may be only apparent.
      try Task.checkCancellation()
      throw error
    }
    try Task.checkCancellation()
  }
}
