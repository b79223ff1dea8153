import Calcot
import CalcotContent
import CalcotRecording

/// One run of an app according to a recording, from its start.
@MainActor
final class ReplayRun {
  private enum Event {
    case transition(RecordedTransition)
    case step(String)

    /// Returns a Boolean value that indicates whether this recorded event equals another one,
    /// possibly with parts masked.
    func isMasking(_ other: Event) -> Bool {
      switch (self, other) {
      case (.transition(let one), .transition(let other)): one.isMasking(other)
      case (.step(let one), .step(let other)): one.isMasking(other)
      case (.transition, _), (.step, _): false
      }
    }
  }

  let app: CalcotApp
  /// The host that shows the app; `nil` until the recorded host showed it.
  private(set) var driver: InstantHost?
  /// The number of inputs performed.
  private(set) var position = 0
  /// The effects since the last input, line by line.
  private(set) var happened: [String] = []
  /// The names of the events that have come from outside since the last input.
  private(set) var heard: [String] = []
  /// The inputs that the app has refused, with the reasons.
  private(set) var refusals: [String] = []
  private let entries: [RecordedEntry]
  private var next = 0
  /// The numbers of the calls that the recorded app has made so far.
  private var calls: Set<Int> = []
  private let player: Player
  private let secrets = Secrets()
  /// The events of this run that have not been compared yet.
  private var events: [Event] = []

  init(_ recording: Recording, _ start: Replay.Start) throws {
    entries = recording.entries
    player = Player(recording)
    app = try start(Outside(player))
    app.transitions.add { [weak self] transition in
      guard transition.reason != .end else { return }
      self?.events.append(.transition(RecordedTransition(transition)))
    }
    app.steps.add { [weak self] in self?.events.append(.step("\($0)")) }
  }

  func end() { driver?.stop() }

  /// The lines that the user can read, with secrets masked.
  var lines: [String] { ReadableApp(app).lines(hiding: secrets) }

  /// The next input; nil at the end.
  var nextInput: HostInput? {
    guard entries.indices.contains(next), case .input(let input) = entries[next].content else {
      return nil
    }
    return input
  }

  /// Performs the next input, if there is one, and everything up to the one after it.
  func advance() async throws(ReplayDifference) {
    if let input = nextInput {
      try noEvents()
      (position, happened, heard) = (position + 1, [], [])
      next += 1
      if case .refused(let refusal) = app.send(input) {
        let refused = "the app refuses \(InputWords(self).line(for: input)): \(refusal)"
        refusals.append("after input \(position), \(refused)")
        happened.append(refused)
      }
    }
    while entries.indices.contains(next), nextInput == nil {
      try await follow(entries[next])
      next += 1
    }
    if next == entries.count {
      await app.settle()
      if case .end? = entries.last?.content { try noEvents() }
    }
  }

  private func follow(_ entry: RecordedEntry) async throws(ReplayDifference) {
    switch entry.content {
    case .host(let host): show(host)
    case .call(let number, let name):
      calls.insert(number)
      guard await reach({ player.isMade(number) }) else {
        throw differ(entry, "the app does not call \"\(name)\"")
      }
      happened.append("calls \(name)")
    case .answer(let call), .failure(of: let call): player.give(entry, to: call)
    case .event(let name):
      heard.append(name)
      happened.append("hears \(name)")
      player.tell(entry, named: name)
    case .transition(let transition): try await expect(.transition(transition), at: entry)
    case .step(let step): try await expect(.step(step), at: entry)
    case .shown(let recorded):
      guard await reach({ isShown(recorded) }) else {
        let difference = LineDifference(from: recorded, to: lines).excerpt()
        throw differ(entry, "the text is another (- recorded, + now)\n\(difference)")
      }
    // NB: tasks that were over when the user went on must be over now, although nothing shows it.
    case .idle: _ = await reach { !app.hasUnsettledWork }
    case .value, .input, .end: break
    }
    if let problem = player.problems.first { throw differ(entry, problem) }
  }

  private func show(_ host: RecordedHost) {
    driver?.stop()
    let driver = InstantHost(capabilities: host.capabilities)
    driver.performsAtOnce = false
    driver.start(app)
    self.driver = driver
  }

  private func expect(_ event: Event, at entry: RecordedEntry) async throws(ReplayDifference) {
    guard await reach({ !events.isEmpty }) else {
      throw differ(entry, "this is missing: \(words(for: event))")
    }
    let actual = events.removeFirst()
    guard event.isMasking(actual) else {
      throw differ(entry, "- \(words(for: event))\n+ \(words(for: actual))")
    }
    happened.append(words(for: event))
  }

  /// Returns a Boolean value that indicates whether the user reads the recorded lines, in which
  /// secrets are masked.
  private func isShown(_ recorded: [String]) -> Bool {
    let lines = lines
    return lines.count == recorded.count && zip(recorded, lines).allSatisfy { $0.isMasking($1) }
  }

  private func noEvents() throws(ReplayDifference) {
    guard let event = events.first else { return }
    throw differ(entries[min(next, entries.count - 1)], "this is new: \(words(for: event))")
  }

  private func words(for event: Event) -> String {
    switch event {
    case .transition(let transition): "\(transition.reason): \(transition.tree)"
    case .step(let step): "step \(step)"
    }
  }

  private func differ(_ entry: RecordedEntry, _ detail: String) -> ReplayDifference {
    let early = player.callsMade(besides: calls).map {
      "\nIt has called \"\($0)\" more often than the recorded app by then."
    }
    let causes = (refusals + player.problems).filter { $0 != detail }.map { $0 + "\n" }
    return ReplayDifference(
      input: position, line: entry.line, detail: causes.joined() + detail + early.joined())
  }

  /// Waits until a condition holds, or until the task is cancelled.
  ///
  /// - Returns: A Boolean value that indicates whether it holds. If it does not, the app is idle,
  ///   so it never will.
  private func reach(_ condition: () -> Bool) async -> Bool {
    var quietRounds = 0
    while !condition() {
      guard quietRounds < Self.quietRounds, !Task.isCancelled else { return false }
      await Task.yield()
      quietRounds = app.hasUnsettledWork ? 0 : quietRounds + 1
    }
    return true
  }

  // NB: work that an app does outside its scopes is not counted; it may need some rounds.
  private static var quietRounds: Int { 50 }
}
