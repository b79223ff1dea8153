/// An owner of code: the lifetime of a screen or of a flow.
@usableFromInline
package protocol CodeOwner: AnyObject, Sendable {}

/// The owner of the running code, and the work to which the code belongs. Tasks inherit both.
@usableFromInline
package struct RunningCode: Sendable {
  @TaskLocal static var current = RunningCode()

  let owner: (any CodeOwner)?
  let work: Work?

  private init(owner: (any CodeOwner)? = nil, work: Work? = nil) {
    (self.owner, self.work) = (owner, work)
  }

  /// The owner of the running code; nil for code that belongs to no screen.
  @usableFromInline static var owner: (any CodeOwner)? { current.owner }

  /// Runs `body` as code of the owner that registered it, or of none, outside all work.
  @usableFromInline
  static func run<T>(as owner: (any CodeOwner)?, _ body: () -> T) -> T {
    let running = current
    guard running.owner !== owner || running.work != nil else { return body() }
    return $current.withValue(RunningCode(owner: owner), operation: body)
  }

  /// Runs `body` as code of an owner, within the current work.
  static func run<T>(by owner: any CodeOwner, _ body: () throws -> T) rethrows -> T {
    try $current.withValue(RunningCode(owner: owner, work: current.work), operation: body)
  }

  /// Runs asynchronous code as code of an owner, within the current work.
  static func run<T>(
    by owner: any CodeOwner, isolation: isolated (any Actor)? = #isolation,
    _ body: () async -> T
  ) async -> T {
    await $current.withValue(
      RunningCode(owner: owner, work: current.work), operation: body, isolation: isolation)
  }

  /// Starts a task as code of an owner. The task is a unit of work.
  @MainActor
  static func task(
    by owner: any CodeOwner, work: Work?, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    $current.withValue(RunningCode(owner: owner, work: work)) { Task { await body() } }
  }
}
