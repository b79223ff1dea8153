import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads with large stacks, for work that recurses as deeply as its input.
public struct WorkerThreads: Sendable {
  /// The number of threads.
  public let count: Int
  /// The size of a stack in bytes. Only the used part takes memory.
  public let stackSize: Int

  /// Creates as many threads as the process may use cores, unless `count` is given.
  public init(count: Int? = nil, stackSize: Int = 128 * 1024 * 1024) {
    self.count = max(1, count ?? Self.coreCount)
    self.stackSize = stackSize
  }

  /// Returns the results of `work` for 0 up to `items`, in this order. Waits for all of them.
  ///
  /// Each thread takes the next item when it is done with one. If no thread can be created, the
  /// calling one does the work.
  public func map<Result: Sendable>(
    _ items: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(items, with: {}, { _, item in work(item) })
  }

  /// Returns the results of `work`, with a state that each thread creates for itself.
  public func map<State, Result: Sendable>(
    _ items: Int, with makeState: @escaping @Sendable () -> State,
    _ work: @escaping @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    let job = Job(items: items, makeState: makeState, work: work)
    let threads = (0..<min(count, items)).compactMap { _ in start(job.run) }
    if threads.isEmpty { job.run() }
    for thread in threads { pthread_join(thread, nil) }
    return job.results
  }

  /// The number of cores that this process may use.
  public static var coreCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  private func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    // NB: not a variable, as which module declares this type's initialiser varies between systems.
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { room -> pthread_t? in
      guard let attributes = room.baseAddress, pthread_attr_init(attributes) == 0 else {
        return nil
      }
      defer { pthread_attr_destroy(attributes) }
      guard pthread_attr_setstacksize(attributes, stackSize) == 0 else { return nil }
      return Self.start(Body(body), attributes)
    }
  }

  private static func start(
    _ body: Body, _ attributes: UnsafePointer<pthread_attr_t>
  ) -> pthread_t? {
    let box = Unmanaged.passRetained(body)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    if pthread_create(&thread, attributes, main, box.toOpaque()) == 0 { return thread }
    box.release()
    return nil
  }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { argument in
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }
  #endif

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private final class Job<State, Result: Sendable>: Sendable {
    private let items: Int
    private let makeState: @Sendable () -> State
    private let work: @Sendable (inout State, Int) -> Result
    private let next = Atomic(0)
    private let done = Mutex<[(Int, Result)]>([])

    init(
      items: Int, makeState: @escaping @Sendable () -> State,
      work: @escaping @Sendable (inout State, Int) -> Result
    ) {
      self.items = items
      self.makeState = makeState
      self.work = work
    }

    @Sendable func run() {
      var state = makeState()
      var mine: [(Int, Result)] = []
      while true {
        let item = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard item < items else { break }
        mine.append((item, work(&state, item)))
      }
      done.withLock { $0 += mine }
    }

    var results: [Result] {
      done.withLock { $0.sorted { $0.0 < $1.0 }.map(\.1) }
    }
  }
}
