import LaunchesFakes
import Testing

@testable import Launches

/// Tests of the download's Interactor alone, with a fake manager.
@MainActor
@Suite struct DownloadInteractorTests {
  private let manager = FakeLaunchesManager()
  private let interactor: DownloadInteractor

  init() {
    interactor = DownloadInteractor(manager: manager)
    manager.current = .success(Kept(.moonAndMars, at: 0))
  }

  @Test func `downloads one launch after the other`() async throws {
    #expect(interactor.total == nil)
    var done: [Int] = []
    try await interactor.downloadLaunches { done.append(interactor.done) }
    #expect(done == [0, 1, 2, 3] && interactor.total == 3)
    #expect(
      manager.calls == [
        "fetch", "download apollo-11", "download mariner-1", "download viking-1",
      ])
  }

  @Test func `continues where it stopped`() async throws {
    manager.failures[Launch.ID(rawValue: "mariner-1")] = .store("the disk is full")
    await #expect(throws: DownloadError.store("the disk is full")) {
      try await interactor.downloadLaunches {}
    }
    #expect(interactor.done == 1)
    try await interactor.downloadLaunches {}
    #expect(interactor.done == 3)
    #expect(
      manager.calls == [
        "fetch", "download apollo-11", "download mariner-1", "download mariner-1",
        "download viking-1",
      ])
  }

  @Test func `fails without the list, and asks for it again`() async throws {
    manager.current = .failure(.timedOut)
    await #expect(throws: DownloadError.api(.timedOut)) {
      try await interactor.downloadLaunches { Issue.record("nothing is known that could change") }
    }
    #expect(interactor.total == nil)
    manager.current = .success(Kept([], at: 0))
    try await interactor.downloadLaunches {}
    #expect(interactor.total == 0 && manager.calls == ["fetch", "fetch"])
  }
}
