import Foundation

/// Runs `body` while no other process works in a folder, which it makes if there is none.
func withLock<Result>(
  onFolder path: String, _ body: () throws(NewProblem) -> Result
) throws(NewProblem) -> Result {
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  } catch {
    throw NewProblem("\(path) cannot be made: \(error.localizedDescription)")
  }
  let folder = open(path, O_RDONLY | O_CLOEXEC)
  defer {
    // NB: a child process that another thread is about to start has a copy, which would hold the lock.
    flock(folder, LOCK_UN)
    close(folder)
  }
  // NB: the system releases the lock of a killed process.
  guard folder >= 0, flock(folder, LOCK_EX | LOCK_NB) == 0 else {
    throw NewProblem("another 'calcot new' is at work in \(path); wait for it")
  }
  return try body()
}
