#if PostgreSQL
  internal import Dispatch

  /// An executor on a dispatch queue of its own. Work of its actor that blocks, such as looking up
  /// a host's name, thus blocks none of the few threads that all tasks share.
  final class QueueExecutor: SerialExecutor {
    let queue: DispatchQueue

    init(_ label: String) { queue = DispatchQueue(label: label) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
#endif
