#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A value protected by a lock.
///
/// The lock is a POSIX mutex because Thread Sanitizer supports it: on Linux it reports every use of
/// `Synchronization.Mutex` as a race.
@usableFromInline
// NB: unchecked, because the compiler cannot see that `state` is only reached with the lock held.
package final class Locked<State>: @unchecked Sendable {
  @usableFromInline var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Creates a new lock that protects `state`.
  package init(_ state: State) {
    self.state = state
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Runs `body` with the lock held; `body` must not use the same lock again.
  @inlinable
  package func withLock<T>(_ body: (inout State) throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body(&state)
  }

  @usableFromInline func lock() { pthread_mutex_lock(mutex) }
  @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
}
