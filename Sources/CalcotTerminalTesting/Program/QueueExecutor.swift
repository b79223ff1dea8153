import Dispatch

/// Runs an actor on a queue of its own, where it may wait without holding up other tasks.
final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "calcot.pseudo-terminal")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
