/// The turns in which the browsers of an address have the main actor: one after another, with the work of
/// others in between. Whoever sends much at once waits longer for the answers, and nobody else does.
@MainActor
final class AddressTurns {
  /// Those who wait, by the addresses of which one has the turn.
  private var waiting: [String: ArraySlice<CheckedContinuation<Void, Never>>] = [:]

  nonisolated init() {}

  /// Returns in a turn of an address, which lasts until the caller waits for something.
  func next(of address: String) async {
    if waiting[address] == nil {
      waiting[address] = []
    } else {
      await withCheckedContinuation { waiting[address]?.append($0) }
    }
    // NB: the main actor gets to it after the caller, and after all that others have for it by now.
    Task { goOn(address) }
  }

  private func goOn(_ address: String) {
    guard let next = waiting[address]?.popFirst() else { return waiting[address] = nil }
    next.resume()
  }
}
