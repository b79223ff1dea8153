#if Web
  import CalcotWeb
  import NIOCore

  /// The connections and the new visitors that a worker has counted since its start.
  struct WorkerLoad: Equatable, Sendable {
    /// The number of received connections of which it has seen the first request, or the end.
    var settled: Int
    /// The number of visitors that it has told to come back.
    var visitors: Int

    init(settled: Int = 0, visitors: Int = 0) {
      (self.settled, self.visitors) = (settled, visitors)
    }

    /// Reads the bytes of a message; `nil` if they are not those of a load. Numbers that no worker
    /// can have counted are lowered, so that they can be added up.
    init?(_ bytes: ByteBuffer) {
      var bytes = bytes
      guard let (settled, visitors) = bytes.readMultipleIntegers(as: (UInt64, UInt64).self) else {
        return nil
      }
      let most = UInt64(Int.wireRange.upperBound)
      (self.settled, self.visitors) = (Int(min(settled, most)), Int(min(visitors, most)))
    }

    var encoded: ByteBuffer {
      var bytes = ByteBuffer()
      bytes.writeMultipleIntegers(UInt64(settled), UInt64(visitors))
      return bytes
    }
  }

  /// The loads of all workers, by which a new connection is given to one: whoever has had the fewest visitors,
  /// so that a few are spread evenly, too, whatever checks of health and further connections of theirs come
  /// in between. A connection whose first request has not been seen counts as a visitor.
  struct WorkerLoads {
    private struct Worker {
      /// The visitors that it is taken to have had before its start.
      var before = 0
      var handed = 0
      var load = WorkerLoad()
      var visitors: Int { before + max(handed - load.settled, 0) + load.visitors }
    }

    private var workers: [Worker]

    init(count: Int) { workers = Array(repeating: Worker(), count: count) }

    /// Returns the worker with the fewest visitors, of several the first; `nil` if there are none.
    func least(of numbers: some Sequence<Int>) -> Int? {
      numbers.min { workers[$0].visitors < workers[$1].visitors }
    }

    /// Records that a worker has been given a connection.
    mutating func handed(to number: Int) { workers[number].handed += 1 }

    /// Records what a worker has counted.
    mutating func counted(_ load: WorkerLoad, by number: Int) {
      // NB: messages of several threads may arrive in another order.
      workers[number].load.settled = max(workers[number].load.settled, load.settled)
      workers[number].load.visitors = max(workers[number].load.visitors, load.visitors)
    }

    /// Records that a worker begins, which is taken to have had as many visitors as the others that
    /// serve: all new ones would come to it otherwise.
    mutating func began(_ number: Int, like others: [Int]) {
      let before = least(of: others).map { workers[$0].visitors } ?? 0
      workers[number] = Worker(before: before)
    }
  }
#endif
