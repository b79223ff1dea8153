import Calcot
import CalcotConformance
import CalcotTesting
import Testing

@Suite("An app that is released")
@MainActor
struct ReleaseElsewhereTests {
  /// Holds an app, so that it can be released anywhere.
  // NB: one task uses it at a time.
  private final class Holder: @unchecked Sendable {
    var app: CalcotApp?
    init(_ app: CalcotApp) { self.app = app }
  }

  private func started(
    onEnd: @escaping @MainActor () -> Void
  ) -> (holder: Holder, scope: Scope?) {
    let app = CalcotApp(CatalogueCoordinator())
    let scope = app.tree.visible.flatMap { app.scope(of: $0.id) }
    scope?.onEnd(onEnd)
    return (Holder(app), scope)
  }

  @Test func `on the main actor has ended on the next line`() {
    var ends = 0
    let (holder, scope) = started { ends += 1 }
    holder.app = nil
    #expect(ends == 1 && scope?.isEnded == true)
  }

  @Test func `by a background task ends on the main actor all the same`() async {
    await withCheckedContinuation { continuation in
      let (holder, scope) = started {
        MainActor.assertIsolated()
        continuation.resume()
      }
      #expect(scope != nil)
      Task.detached { holder.app = nil }
    }
  }

  @Test func `by a background task that the main actor waits for ends without a deadlock`() async {
    let (holder, scope) = started {}
    await Task.detached { holder.app = nil }.value
    for _ in 0..<1_000 where scope?.isEnded == false { await Task.yield() }
    #expect(scope?.isEnded == true)
  }
}
