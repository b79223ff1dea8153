import CalcotTesting
import Testing

@testable import Calcot

@Suite("A scope that is used while it cancels work")
@MainActor
struct CancellingTests {
  enum Occasion: String, CaseIterable, CustomTestStringConvertible {
    case latest, debounced, handle, cover, end
    var testDescription: String { rawValue }
  }

  let pages = Pages()
  let gate = Gate(isOpen: false)
  let clock = ManualClock()
  let log = Recorder<String>()

  /// Starts work in a scope, waits until it runs, and cancels it.
  private func cancel(
    _ occasion: Occasion, in scope: Scope, handler: @escaping @MainActor @Sendable () -> Void
  ) async {
    let body: @MainActor () async -> Void = { [gate] in
      await withTaskCancellationHandler {
        await gate.pass()
      } onCancel: {
        MainActor.assumeIsolated(handler)
      }
    }
    if occasion == .cover { scope.taskWhileShown("work", body) }
    let task = occasion == .cover ? nil : scope.task("work", body)
    await pages.app.settle()
    let next: @MainActor () async -> Void = { [log] in
      log.values.append(Task.isCancelled ? "replaced" : "next")
    }
    switch occasion {
    case .latest: scope.task("work", policy: .latest, next)
    case .debounced:
      scope.task("work", policy: .debounced(for: .seconds(1), clock: clock), next)
    case .handle: task?.cancel()
    case .cover: pages.coordinator.push(2)
    case .end: pages.navigation.pop()
    }
  }

  @Test(arguments: Occasion.allCases)
  func `lets a cancellation handler use it`(_ occasion: Occasion) async throws {
    pages.coordinator.push(1)
    let scope = try #require(pages.scope(1))
    let other = scope.task("other") { [gate] in await gate.pass() }
    await cancel(occasion, in: scope) { [pages, log] in
      log.values.append("cancelled")
      scope.task("work", policy: .latest) { log.values.append("newest") }
      scope.taskWhileShown("later") {}
      other.cancel()
      log.values.append("\(other.isRunning)")
      #expect(pages.app.scopes.count > 1)
    }
    #expect(log.values == ["cancelled", "\(occasion != .end)"])
    gate.open()
    await pages.app.settle()
    let replaced = occasion == .latest ? ["replaced"] : []
    #expect(Array(log.values.dropFirst(2)) == replaced + (occasion == .end ? [] : ["newest"]))
    #expect(!other.isRunning)
  }

  @Test(arguments: Occasion.allCases)
  func `lets a cancellation handler end the app`(_ occasion: Occasion) async throws {
    pages.coordinator.push(1)
    let scope = try #require(pages.scope(1))
    await cancel(occasion, in: scope) { [pages] in pages.app.end() }
    #expect(pages.app.tree.layers.isEmpty && scope.isEnded)
    gate.open()
    await pages.app.settle()
    #expect(log.values == (occasion == .latest ? ["replaced"] : []))
  }
}
