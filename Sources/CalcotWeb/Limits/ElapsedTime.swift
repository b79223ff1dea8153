/// The time of a clock of any kind, as instants of the continuous clock.
struct ElapsedTime {
  let clock: any Clock<Duration>
  private let instant: () -> ContinuousClock.Instant

  init(of clock: any Clock<Duration>) {
    self.clock = clock
    instant = Self.instants(of: clock)
  }

  var now: ContinuousClock.Instant { instant() }

  private static func instants(
    of clock: some Clock<Duration>
  ) -> () -> ContinuousClock.Instant {
    let (origin, start) = (ContinuousClock.now, clock.now)
    return { origin.advanced(by: start.duration(to: clock.now)) }
  }
}
