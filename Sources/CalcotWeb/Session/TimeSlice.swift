/// The share that a long piece of work has of the main actor: after a few milliseconds it lets
/// other work go first.
@MainActor
struct TimeSlice {
  private static let slice = Duration.milliseconds(4)
  private var start = ContinuousClock.now

  /// Lets other work go first if the time is used up.
  mutating func pause() async {
    guard ContinuousClock.now - start > Self.slice else { return }
    await Task.yield()
    start = .now
  }
}
