/// A task that looks whether other processes have changed a file, until the object is deallocated: once
/// when it begins, and after each write to the file.
package final class ForeignLook: Sendable {
  /// The pause after a look, so that many writes cost few looks.
  static let pause = Duration.milliseconds(50)
  /// The interval between looks where the system does not tell of writes.
  static let interval = Duration.milliseconds(500)

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
      for await _ in writes {
        await look()
        guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
      }
    }
  }

  deinit { task.cancel() }
}
