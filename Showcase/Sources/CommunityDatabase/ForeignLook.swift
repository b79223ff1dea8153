/// A task that looks whether other processes have changed a file, until the object is deallocated: when it
/// begins, and several times after a write to the file.
///
/// A transaction is in force some time after it was written, when the disk has it: looks follow one
/// another at growing pauses. What takes longer than all of them, six seconds, is noticed at the next write.
package final class ForeignLook: Sendable {
  /// The least time between two writes that are looked at.
  private static let rest = Duration.milliseconds(50)
  /// The pauses before the further looks after a write.
  private static let pauses = [100, 200, 400, 800, 1_600, 3_200].map { Duration.milliseconds($0) }
  /// The time between looks where the system does not tell of writes.
  private static let interval = Duration.milliseconds(500)

  private let task: Task<Void, Never>

  package init(
    at paths: [String], on clock: any Clock<Duration>, _ look: @escaping @Sendable () async -> Void
  ) {
    let writes = FileWrites.stream(of: paths)
    // NB: detached, because a task of the screen that happens to call first would end with it.
    task = Task.detached {
      await look()
      guard let writes else {
        while (try? await clock.sleep(for: Self.interval)) != nil { await look() }
        return
      }
      var later: Task<Void, Never>?
      for await _ in writes {
        later?.cancel()
        await later?.value
        await look()
        guard (try? await clock.sleep(for: Self.rest)) != nil else { return }
        later = Task { await Self.lookLater(on: clock, look) }
      }
      later?.cancel()
    }
  }

  private static func lookLater(
    on clock: any Clock<Duration>, _ look: @Sendable () async -> Void
  ) async {
    await look()
    for pause in pauses {
      guard (try? await clock.sleep(for: pause)) != nil else { return }
      await look()
    }
  }

  deinit { task.cancel() }
}
