import LaunchesFakes
import Testing

@testable import Launches

/// Tests of the download's Interactor alone, with a fake manager.
@MainActor
@Suite struct DownloadInteractorTests {
  private let manager = FakeLaunchesManaging()
  private let interactor: DownloadInteractor

  init() {
    interactor = DownloadInteractor(manager: manager)
    manager.fetchLaunchesReturns = Kept(.moonAndMars, at: 0)
  }

  @Test func `downloads one launch after the other`() async throws {
    #expect(interactor.total == nil)
    var done: [Int] = []
    try await interactor.downloadLaunches { done.append(interactor.done) }
    #expect(done == [0, 1, 2, 3] && interactor.total == 3)
    #expect(manager.fetchLaunchesCalls == 1)
    #expect(manager.downloadCalls.map(\.rawValue) == ["apollo-11", "mariner-1", "viking-1"])
  }

  @Test func `continues where it stopped`() async throws {
    manager.downloadHandler = { id throws(DownloadError) in
      if id.rawValue == "mariner-1" { throw .store("the disk is full") }
    }
    await #expect(throws: DownloadError.store("the disk is full")) {
      try await interactor.downloadLaunches {}
    }
    #expect(interactor.done == 1)
    manager.downloadHandler = nil
    try await interactor.downloadLaunches {}
    #expect(interactor.done == 3)
    #expect(manager.fetchLaunchesCalls == 1)
    #expect(
      manager.downloadCalls.map(\.rawValue)
        == ["apollo-11", "mariner-1", "mariner-1", "viking-1"])
  }

  @Test func `fails without the list, and asks for it again`() async throws {
    manager.fetchLaunchesThrows = .timedOut
    await #expect(throws: DownloadError.api(.timedOut)) {
      try await interactor.downloadLaunches { Issue.record("nothing is known that could change") }
    }
    #expect(interactor.total == nil)
    manager.fetchLaunchesThrows = nil
    manager.fetchLaunchesReturns = Kept([], at: 0)
    try await interactor.downloadLaunches {}
    #expect(interactor.total == 0 && manager.fetchLaunchesCalls == 2)
  }
}
