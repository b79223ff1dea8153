extension Navigation {
  /// Has the host do something, and says what became of it.
  func outcome(of work: HostWork) async -> Outcome {
    guard let engine else { return .refused(.notRunning) }
    do {
      _ = try await engine.perform(work)
      return .done
    } catch {
      return .refused(error)
    }
  }

  /// Lets the user pick files; none when they have left it.
  func picked(_ work: HostWork) async throws(Refusal) -> [PickedFile] {
    guard let engine else { throw .notRunning }
    do {
      return try await engine.perform(work)
    } catch .declined {
      return []
    }
  }
}
