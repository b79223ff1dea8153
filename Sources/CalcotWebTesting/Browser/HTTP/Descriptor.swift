import Foundation

/// Utilities to wait for file descriptors.
enum Descriptor {
  /// Blocks until a descriptor is ready for reading or writing; returns `false` at the deadline.
  static func awaits(
    _ descriptor: Int32, _ events: Int16, until deadline: ContinuousClock.Instant
  ) -> Bool {
    while true {
      var poller = pollfd(fd: descriptor, events: events, revents: 0)
      let left = Int32(clamping: Int(max(0, (deadline - .now) / .milliseconds(1)).rounded(.up)))
      let count = poll(&poller, 1, left)
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
