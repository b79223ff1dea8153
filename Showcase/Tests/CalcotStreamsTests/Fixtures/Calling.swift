import CalcotStreams

extension Action where Input: Sendable, Element: Sendable {
  /// A task that waits for a run, given when the action has taken the call on or refused it.
  func call(_ input: Input) async -> Task<ActionOutcome<Element>, Never> {
    var caller: Task<ActionOutcome<Element>, Never>?
    await withCheckedContinuation { called in
      caller = Task {
        called.resume()
        // NB: begins before anyone else has a turn on the main actor.
        return await execute(input)
      }
    }
    return caller ?? Task { .notEnabled }
  }
}
