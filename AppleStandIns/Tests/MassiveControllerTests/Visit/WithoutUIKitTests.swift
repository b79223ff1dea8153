import CalcotTesting
import Foundation
import Testing

/// Tests without a window, of which each step allows more.
@MainActor
@Suite("The clubs, without UIKit")
struct WithoutUIKitTests {
  private let server = ClubServer.sample()

  @Test func `step 1: the texts of any Model can be read`() {
    var list = ClubsList(clubs: server.stored, now: server.now)
    list.search = "run"
    let viewModel = Step1.ClubsViewModel(list: list)
    #expect(viewModel.clubs.map(\.name) == ["Hill Runners", "Sunday Run"])
    #expect(viewModel.footer == "2 of 3 clubs")
    #expect(viewModel.detail(of: server.stored[1]) == "3 members · ran today")
  }

  @Test func `step 2: a failure to load keeps the clubs that were loaded before`() async throws {
    let interactor = ClubsInteractor(server: server)
    try await interactor.fetch()
    server.failNext(with: .unreachable)
    await #expect(throws: ServerError.unreachable) { try await interactor.fetch() }
    #expect(interactor.list.clubs.count == 3)
    #expect(!interactor.list.isLoading)
  }

  @Test func `step 3: whole interactions can be gone through`() async throws {
    let coordinator = FakeClubsCoordinating()
    let interactor = ClubsInteractor(server: server)
    try await interactor.fetch()
    let viewModel = ClubsViewModel(interactor: interactor, coordinator: coordinator)
    server.failNext(with: .unreachable)
    coordinator.confirmReturns = true
    await viewModel.deleteButtonTapped(server.stored[1])
    #expect(
      coordinator.confirmCalls.map(\.title) == [
        "Delete Early Birds?", "Early Birds was not deleted",
      ])
    #expect(interactor.list.clubs.map(\.name) == ["Sunday Run", "Hill Runners"])
  }

  @Test func `step 5: the screen can be read`() async {
    let app = TestApp(Step5.ClubsCoordinator(server: server))
    await app.settle()
    app.expect("Early Birds 3 members · ran today", "3 clubs")
    await app.tap("Sunday Run")
    app.expect("12 members")
    await app.back()
    app.expectReleased()
  }
}
