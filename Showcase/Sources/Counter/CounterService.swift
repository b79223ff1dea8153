public import CalcotStreams

// calcot:fake
/// The service that counts: every screen of an app reads the same count and adds to it.
@MainActor public protocol CounterService: AnyObject {
  /// The count, from now on.
  var count: Driver<Count> { get }
  /// Adds one to the count.
  func addOne()
  /// Goes on from the count at which the app was left, if nothing has been counted since.
  func restore(_ count: Count)
}

/// Dependencies that include the service that counts.
public protocol HasCounterService {
  /// The service, the same for every screen.
  var counterService: any CounterService { get }
}

/// A service that keeps the count in memory; an app saves it together with its place.
public final class InMemoryCounterService: CounterService {
  public let count: Driver<Count>
  private let counted = PublishRelay<Count>()

  /// Creates a service that starts at zero.
  public init() { count = counted.asSignal().asDriver(startingWith: Count()) }

  public func addOne() { counted.accept(count.value.next) }

  public func restore(_ count: Count) {
    // NB: the same count again would be a change for the other screens, and congratulate on zero.
    if self.count.value == Count(), count != Count() { counted.accept(count) }
  }
}
