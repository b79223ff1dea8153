public import Calcot

/// A coordinator whose flow loads something before it is shown.
///
/// The parent flow waits for one or several such coordinators with `FlowContributions.whenReady`,
/// and shows a splash screen meanwhile.
@MainActor
public protocol PreparingFlow: Coordinator {
  /// Loads the data of the first screen, in a task of the waiting flow, before this flow is in the
  /// tree. An error means that the flow cannot be shown.
  func prepare() async throws
}

/// Several flows that prepare concurrently.
@MainActor
final class Preparations {
  private var failures: [(index: Int, error: any Error)] = []
  private var left: Int
  private var wait: Wait?

  private init(_ count: Int) { left = count }

  /// Prepares `flows`, each in a task of its own in a scope.
  ///
  /// - Returns: The errors of the failed flows, in order.
  static func of(_ flows: [any PreparingFlow], in scope: Scope) async -> [any Error] {
    // NB: an ended scope starts no task, so nothing would resume the continuation.
    guard !scope.isEnded else { return [] }
    let preparations = Preparations(flows.count)
    for (index, flow) in flows.enumerated() {
      scope.task("preparing \(type(of: flow))") {
        do {
          try await flow.prepare()
          preparations.ended(index, nil)
        } catch {
          preparations.ended(index, error)
        }
      }
    }
    return await preparations.end()
  }

  private func ended(_ index: Int, _ error: (any Error)?) {
    if let error { failures.append((index, error)) }
    left -= 1
    if left == 0 { wait?.end() }
  }

  // NB: also when the flow has ended, although a preparation may go on.
  private func end() async -> [any Error] {
    if left > 0 {
      let wait = Wait()
      self.wait = wait
      _ = await wait.untilEnd()
    }
    return failures.sorted { $0.index < $1.index }.map(\.error)
  }
}
