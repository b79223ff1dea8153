/// The steps that a test's code takes from one screen of a stack to the screen below it. A release build
/// counts none.
package final class StackWalk: Sendable {
  @TaskLocal package static var current: StackWalk?
  // NB: only the task that counts takes steps.
  nonisolated(unsafe) package private(set) var steps = 0

  package init() {}

  func step() { steps += 1 }
}
