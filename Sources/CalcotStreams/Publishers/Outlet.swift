#if Streams
  /// Where a stream's values come out. One that is sent while another is being delivered follows it, so
  /// that everyone who listens gets all of them, in one order.
  @MainActor
  final class Outlet<Value> {
    private var subject: PassthroughSubject<Value, Never>?
    private var waiting: [Value] = []
    private var isSending = false

    /// What is listened to.
    var publisher: PassthroughSubject<Value, Never> {
      if let subject { return subject }
      let subject = PassthroughSubject<Value, Never>()
      self.subject = subject
      return subject
    }

    /// Sends a value to everyone who listens, after those that are being sent already.
    ///
    /// - Parameter first: what is done with each value before it is delivered.
    func send(_ value: Value, first: (Value) -> Void = { _ in }) {
      guard !isSending else {
        waiting.append(value)
        return
      }
      isSending = true
      first(value)
      subject?.send(value)
      while !waiting.isEmpty {
        let values = waiting
        waiting = []
        for value in values {
          first(value)
          subject?.send(value)
        }
      }
      isSending = false
    }
  }
#endif
