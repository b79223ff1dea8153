import Dispatch

/// An executor that runs an actor on its own queue, where it may block without delaying other
/// tasks.
final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "calcot.pseudo-terminal")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
