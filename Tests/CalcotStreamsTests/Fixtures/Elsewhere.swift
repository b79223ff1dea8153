#if Streams
  import CalcotStreams
  import Dispatch

  /// A publisher that sends its values, one after the other, on a queue of its own.
  struct Elsewhere: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let values: ClosedRange<Int>

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Sending(values, to: subscriber))
    }

    // NB: unchecked, because the subscriber is used on the queue only.
    private final class Sending<S: Subscriber>: Subscription, @unchecked Sendable
    where S.Input == Int, S.Failure == Never {
      private let values: ClosedRange<Int>
      private let subscriber: S

      init(_ values: ClosedRange<Int>, to subscriber: S) {
        (self.values, self.subscriber) = (values, subscriber)
      }

      func request(_ demand: Subscribers.Demand) {
        DispatchQueue(label: "elsewhere").async(execute: send)
      }

      @Sendable private func send() {
        for value in values { _ = subscriber.receive(value) }
        subscriber.receive(completion: .finished)
      }

      func cancel() {}
    }
  }
#endif
