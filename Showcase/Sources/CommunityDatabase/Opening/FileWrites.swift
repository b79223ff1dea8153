internal import Dispatch
internal import Foundation

/// The writes to files by any process, as the system tells of them: nothing is waked while there are
/// none.
///
/// A write through a memory map is not told of; SQLite writes its log without one.
enum FileWrites {
  /// Returns a stream with an element after writes to one of the files, until its task ends; writes
  /// that come while an element waits add no other. Returns `nil` if the system has no more watches.
  /// A file that is not there is left out.
  static func stream(of paths: [String]) -> AsyncStream<Void>? {
    let (writes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    guard let sources = sources(of: paths, onWrite: { continuation.yield() }) else { return nil }
    for source in sources { source.resume() }
    // NB: sources may be used from any thread; their types do not say so on all systems.
    nonisolated(unsafe) let ended = sources
    continuation.onTermination = { _ in
      for source in ended { source.cancel() }
    }
    return writes
  }

  private static let queue = DispatchQueue(label: "calcot.showcase.community.writes")

  #if canImport(Darwin)
    /// Returns a source for each file.
    private static func sources(
      of paths: [String], onWrite: @escaping @Sendable () -> Void
    ) -> [any DispatchSourceProtocol]? {
      let files = paths.map { open($0, O_EVTONLY | O_CLOEXEC) }.filter { $0 >= 0 }
      guard !files.isEmpty else { return nil }
      return files.map { file in
        let source = DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: file, eventMask: [.write, .extend], queue: queue)
        source.setEventHandler { onWrite() }
        source.setCancelHandler { close(file) }
        return source
      }
    }
  #else
    /// Returns one source, of an inotify instance that watches all files.
    private static func sources(
      of paths: [String], onWrite: @escaping @Sendable () -> Void
    ) -> [any DispatchSourceProtocol]? {
      let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard watch >= 0 else { return nil }
      let added = paths.map { inotify_add_watch(watch, $0, UInt32(IN_MODIFY)) }
      guard added.contains(where: { $0 >= 0 }) else {
        close(watch)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: watch, queue: queue)
      source.setEventHandler {
        drain(watch)
        onWrite()
      }
      source.setCancelHandler { close(watch) }
      return [source]
    }

    private static func drain(_ watch: Int32) {
      withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { events in
        while read(watch, events.baseAddress, events.count) > 0 {}
      }
    }
  #endif
}
