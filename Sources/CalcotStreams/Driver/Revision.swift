#if Streams
  public import Observation

  /// Tells Swift's observation that a driver has another value.
  ///
  /// Apart from the driver, because a generic class has its key paths made anew at each use.
  @MainActor @Observable @usableFromInline
  final class Revision {
    private var number = 0
    @ObservationIgnored private var last = 0
    @ObservationIgnored private var isRead = false

    /// The value is read by code that may be tracked.
    func read() {
      isRead = true
      _ = number
    }

    /// The value has changed. Those who track it are told once, and have to read it again to be told again.
    @usableFromInline
    func change() {
      guard isRead else { return }
      isRead = false
      last &+= 1
      number = last
    }
  }
#endif
