#if Streams
  import CalcotStreams

  extension Action where Input: Sendable, Element: Sendable {
    /// Returns a task that waits for a run, once the action has accepted or refused the call.
    func call(_ input: Input) async -> Task<ActionOutcome<Element>, Never> {
      var caller: Task<ActionOutcome<Element>, Never>?
      await withCheckedContinuation { called in
        caller = Task {
          called.resume()
          // NB: begins before any other code gets a turn on the main actor.
          return await execute(input)
        }
      }
      return caller ?? Task { .notEnabled }
    }
  }
#endif
