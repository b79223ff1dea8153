#if Streams
  public import Observation

  /// A counter that tells Swift's observation that a driver's value has changed.
  ///
  /// Separate from the driver, because a generic class makes its key paths anew at each use.
  @MainActor @Observable @usableFromInline
  final class Revision {
    private var number = 0
    @ObservationIgnored private var last = 0
    @ObservationIgnored private var isRead = false

    /// Registers a read of the value with Swift's observation.
    func read() {
      isRead = true
      _ = number
    }

    /// Records a change of the value. Observers are notified once, and must read the value again to
    /// be notified again.
    @usableFromInline
    func change() {
      guard isRead else { return }
      isRead = false
      last &+= 1
      number = last
    }
  }
#endif
