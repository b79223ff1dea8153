#if Streams
  import CalcotStreams

  /// A recorder of events, in order.
  @MainActor
  final class Recorder<Value> {
    private(set) var values: [Value] = []
    private var subscriptions: [AnyCancellable] = []

    init() {}

    init(_ driver: Driver<Value>) { record(driver) }

    init(_ signal: Signal<Value>) { record(signal) }

    func note(_ value: Value) { values.append(value) }

    func record(_ driver: Driver<Value>) {
      subscriptions.append(driver.drive { [weak self] in self?.values.append($0) })
    }

    func record(_ signal: Signal<Value>) {
      subscriptions.append(signal.emit { [weak self] in self?.values.append($0) })
    }

    /// Calls `body` on each event.
    func whenever(_ signal: Signal<Value>, _ body: @escaping @MainActor () -> Void) {
      subscriptions.append(signal.emit { _ in body() })
    }
  }
#endif
