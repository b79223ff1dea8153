import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupRunsTests {
  private let interactor = FakeGroupInteracting(GroupDetail(id: Group.ID(rawValue: 1)))
  private let coordinator = FakeGroupCoordinator()

  private func viewModel(
    _ runs: RunPlan..., category: GroupCategory = .joined
  ) -> GroupViewModel {
    let id = Group.ID(rawValue: 1)
    interactor.groupDetailReturns = GroupDetail(
      id: id, group: Group(id: id, name: "Runners", memberCount: 2, category: category),
      runs: runs.enumerated().map { Run(id: Run.ID(rawValue: Int64($0)), plan: $1) },
      loading: .loaded)
    return GroupViewModel(interactor, coordinator)
  }

  @Test func `say which one is next, and what there is to know of each`() {
    let viewModel = viewModel(.at(hour: 48, isPublic: true), .tomorrow, .at(hour: -1))
    #expect(viewModel.nextRun == "Next run: 2 Jan 1970 at 09:00 · Long · 12.5 km")
    #expect(viewModel.plannedRuns.map(\.title) == ["2 Jan 1970 at 09:00", "3 Jan 1970 at 00:00"])
    #expect(viewModel.plannedRuns.map(\.detail) == ["Long · 12.5 km", "Easy · 1 km"])
    #expect(viewModel.plannedRuns.map(\.badge) == [nil, "Public"])
    #expect(viewModel.noRunsText == nil)
  }

  @Test func `compare this week with the last one, in words and by a sign`() {
    let (now, before) = (10, 10 - 7 * 24)
    #expect(
      viewModel(.at(hour: now, metres: 5_000)).thisWeek?.trend == .up("5 km more than last week"))
    #expect(
      viewModel(.at(hour: before, metres: 500)).thisWeek
        == ShownMetric(
          label: "This week", value: "0 km", trend: .down("0.5 km less than last week")))
    #expect(
      viewModel(.at(hour: now), .at(hour: before)).thisWeek?.trend == .level("As in last week"))
  }

  @Test func `are drawn by the week, if there were any lately`() {
    let weeks = viewModel(.at(hour: 10, metres: 5_250), .tomorrow).weeks
    #expect(weeks?.points.count == RunLog.weekCount)
    #expect(weeks?.points.last == ChartPoint("29 Dec", 5.25, text: "5.3 km"))
    #expect(viewModel(.tomorrow).weeks == nil)
    #expect(viewModel(.tomorrow).thisWeek == nil)
    #expect(viewModel().noRunsText == "No run is planned.")
  }

  @Test func `stand in the month of today, where those to come can be changed by members`() {
    let month = viewModel(.tomorrow, .at(hour: 1), .at(hour: 24 * 40)).month
    #expect(month?.title == "January 1970")
    #expect(month?.runs.map(\.title) == ["12.5 km", "1 km"])
    #expect(month?.runs.map(\.color) == [3, 1])
    #expect(month?.runs.map { $0.open == nil } == [false, true])
    #expect(viewModel(.tomorrow, category: .invited).month == nil)
    #expect(viewModel(.at(hour: 24 * 40)).month == nil)
  }

  @Test func `can be changed and deleted by members, and by nobody else`() {
    let own = viewModel(.tomorrow, .at(hour: -1))
    #expect(own.plannedRuns.map(\.deleteLabel) == ["Delete"])
    own.plannedRuns.first?.open?()
    #expect(coordinator.opened == ["run 0"])
    let other = viewModel(.at(hour: 48, isPublic: true), category: .invited)
    #expect(other.plannedRuns.map(\.deleteLabel) == [nil])
    #expect(other.plannedRuns.first?.open == nil)
  }

  @Test func `are deleted after a confirmation, and can be restored`() async throws {
    var restored: [Run] = []
    interactor.restoreRunReturns = { restored.append($0) }
    let viewModel = viewModel(.tomorrow)
    let row = try #require(viewModel.plannedRuns.first)
    await viewModel.deleteButtonTapped(row)
    #expect(coordinator.calls == [.confirm("Delete the run of 2 Jan 1970 at 09:00?")])
    #expect(interactor.deleteCalls == [])
    coordinator.confirms = [true]
    await viewModel.deleteButtonTapped(row)
    #expect(
      coordinator.calls.last == .offer("The run is deleted", .success, action: "Undo"))
    await coordinator.useMessage()
    #expect(interactor.deleteCalls == [row.id] && restored.map(\.id) == [row.id])
    #expect(coordinator.calls.last == .message("The run is planned again", .success))
  }

  @Test func `are not said to be deleted when the deletion fails`() async throws {
    let viewModel = viewModel(.tomorrow)
    interactor.deleteThrows = .notFound
    coordinator.confirms = [true]
    await viewModel.deleteButtonTapped(try #require(viewModel.plannedRuns.first))
    #expect(
      coordinator.calls.last
        == .message(
          "This group, member or run is no longer there. Go back and refresh the list.", .error))
  }

  @Test func `that are not public are seen by members only`() {
    let viewModel = viewModel(.tomorrow, .at(hour: 48, isPublic: true), category: .invited)
    #expect(viewModel.plannedRuns.map(\.title) == ["3 Jan 1970 at 00:00"])
  }

  @Test func `are measured in the user's unit`() {
    _ = viewModel(.at(hour: 10, metres: 16_093), .tomorrow)
    let viewModel = GroupViewModel(
      interactor: interactor, coordinator: FakeGroupCoordinator(),
      permission: PermissionNotNeeded(),
      texts: GroupsTexts(region: Region(distanceUnit: .miles), clock: .fixed))
    #expect(viewModel.thisWeek?.value == "10 mi")
    #expect(viewModel.nextRun == "Next run: 2 Jan 1970 at 09:00 · Long · 7.8 mi")
  }

  @Test func `are not mentioned before they have been read`() {
    interactor.groupDetailReturns?.group = .runners
    let viewModel = GroupViewModel(interactor, FakeGroupCoordinator())
    #expect(viewModel.log == nil)
    #expect(viewModel.noRunsText == nil)
  }
}
