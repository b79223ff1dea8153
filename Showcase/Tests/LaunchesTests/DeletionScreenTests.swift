import Calcot
import CalcotTesting
import LaunchesFakes
import Testing

@testable import Launches

/// A transcript of a user who frees the space of the offline copies.
@MainActor
@Suite struct DeletionScreenTests {
  private func downloaded() async -> LaunchesApp {
    let launches = LaunchesApp()
    await launches.app.settle()
    launches.app.expectNot("Delete offline copies")
    await launches.app.tap("Keep for offline")
    launches.app.expect("Delete offline copies")
    #expect(launches.store.details.count == 3)
    return launches
  }

  @Test func `deletion is offered after a download, asks, and is offered no more when it is done`()
    async
  {
    let launches = await downloaded()
    await launches.app.tap("Delete offline copies")
    launches.app.expect("3 launches can then be read only with a network.")
    await launches.app.tap("Delete")
    launches.app.expect("✓ The copies are deleted.", "Apollo 11", "3 launches")
    launches.app.expectNot("Delete offline copies")
    #expect(launches.store.details.isEmpty)
    #expect(try! await launches.store.launches()?.value.count == 3)
  }

  @Test func `deletion leaves everything when the user declines`() async {
    let launches = await downloaded()
    await launches.app.tap("Delete offline copies")
    await launches.app.tap("Cancel")
    launches.app.expect("Delete offline copies")
    #expect(launches.store.details.count == 3)
  }

  @Test func `deletion is offered after one launch was read`() async {
    let launches = LaunchesApp()
    await launches.app.settle()
    await launches.app.tap("Viking 1")
    await launches.app.back()
    launches.app.expect("Delete offline copies")
  }
}
