/// Something that happens outside the app while it is used: a clock that goes on, an answer that comes or
/// fails, a change by somebody else.
///
/// An exploration makes it happen between the user's moves, and once more after the app has ended.
///
/// ```swift
/// let clock = ManualClock()
/// let doctors = DoctorsInMemory()
/// return TestApp(ClinicCoordinator(clock: clock, doctors: doctors))
///   .with(
///     OutsideEvent("an hour passes") { clock.advance(by: .seconds(3600)) },
///     OutsideEvent("a colleague books") { doctors.book(9) })
/// ```
public struct OutsideEvent: Sendable {
  package let name: String
  package let body: @MainActor @Sendable () -> Void

  /// Creates an event with a name, which is that of the move in a report.
  public init(_ name: String, body: @escaping @MainActor @Sendable () -> Void) {
    (self.name, self.body) = (name, body)
  }
}
