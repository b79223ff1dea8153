import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Testing

@testable import CalcotSwiftUI
@testable import CalcotUIKit

/// Tests of the host work that all hosts share.
@MainActor
@Suite("A host's work")
struct WorkRunnerTests {
  private let pantry = PantryCoordinator()
  private let host = InstantHost()
  private let app: CalcotApp
  private let runner: WorkRunner

  init() async {
    app = CalcotApp(pantry)
    runner = WorkRunner(app, showsPages: false, copy: { _ in }, clock: ManualClock())
    host.start(app)
    await host.settle()
  }

  private func share(_ file: PickedFile) async -> Task<Answer, Never> {
    let task = Task { await pantry.share(.file(file)) }
    while app.hostRequest == nil { await Task.yield() }
    runner.take(app.hostRequest)
    return task
  }

  @Test func `shows a reply that is not taken as the reason to pick again`() async throws {
    let task = Task { try await pantry.pickDocuments(FilePick()) }
    while app.hostRequest == nil { await Task.yield() }
    let request = try #require(app.hostRequest)
    runner.take(request)
    runner.end(.done, of: request.id)
    #expect(runner.wanted == nil)
    await runner.settle()
    guard case .reason(_, request) = runner.wanted else {
      Issue.record("\(runner.wanted as Any) is wanted, and the app waits")
      return
    }
    runner.reasonRead(request.id)
    #expect(runner.wanted == .work(request))
    runner.end(.cancelled, of: request.id)
    #expect(try await task.value == [])
  }

  @Test func `has a file written beside everything else before it is shared`() async throws {
    let file = PickedFile("list.txt", content: Data("eggs".utf8))
    let task = await share(file)
    let wanted = try #require(runner.wanted)
    #expect(!runner.isReady(for: wanted))
    #expect(runner.sharedFile == nil)
    await runner.settle()
    #expect(runner.isReady(for: wanted))
    let url = try #require(runner.sharedFile?.url)
    #expect(try Data(contentsOf: url) == file.content)
    runner.end(.done, of: wanted.request.id)
    #expect(await task.value == .done)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `says why a file cannot be shared that cannot be written`() async throws {
    let name = String(repeating: "a", count: 300)
    let task = await share(PickedFile(name, content: Data()))
    #expect(!runner.isReady(for: try #require(runner.wanted)))
    await runner.settle()
    guard case .refused(.hostFailed) = await task.value else {
      Issue.record("it came to \(await task.value)")
      return
    }
  }
}
