#if PostgreSQL
  internal import Dispatch

  /// An executor on a dispatch queue of its own, so that what an actor on it does, such as looking up
  /// a host's name, holds none of the few threads that all tasks share.
  final class QueueExecutor: SerialExecutor {
    let queue: DispatchQueue

    init(_ label: String) { queue = DispatchQueue(label: label) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
#endif
