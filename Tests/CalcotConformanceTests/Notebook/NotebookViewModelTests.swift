import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Testing

@testable import CalcotConformance

/// Tests of the ViewModels in the app that the conformance suite runs on every host.
@MainActor
@Suite struct NotebookViewModelTests {
  @Test func `a note can be left freely, asks once it is edited, and is blocked while it is saved`()
    async
  {
    let gate = Gate(isOpen: false)
    let coordinator = FakeEditorCoordinating()
    let viewModel = EditorViewModel(coordinator: coordinator, gate: gate)
    #expect(viewModel.leavability == .free)
    #expect(!viewModel.canSave)
    viewModel.textChanged("leeks")
    #expect(viewModel.canSave)
    guard case .asks = viewModel.leavability else {
      Issue.record("it can be left: \(viewModel.leavability)")
      return
    }
    let saving = Task { await viewModel.saveTapped() }
    await gate.untilWaiting(1)
    #expect(viewModel.leavability == .blocked("The note is being saved."))
    gate.open()
    await saving.value
    #expect(coordinator.saveCalls == ["leeks"])
    #expect(viewModel.leavability == .free)
  }

  @Test func `a roast tells its view when it turns, and notes what it hears of it`() {
    let kitchen = Kitchen()
    let view = FakeRoastViewDelegate()
    let viewModel = RoastViewModel(id: 3, kitchen: kitchen)
    viewModel.view = view
    viewModel.onTurnButtonTapped()
    #expect(viewModel.turns == 1)
    #expect(view.roastDidTurnCalls == 1)
    viewModel.onViewWillAppear()
    #expect(kitchen.log == ["3 will appear as code of no screen, or of no View"])
  }

  @Test func `the harvest is sorted by a column, up and down`() {
    let viewModel = HarvestViewModel()
    viewModel.sortTapped("tons")
    #expect(viewModel.fields.map(\.id) == ["North", "East", "South"])
    #expect(viewModel.columns.map(\.order) == [nil, .ascending])
    viewModel.sortTapped("tons")
    #expect(viewModel.fields.map(\.tons) == [5, 4, 3])
    viewModel.sortTapped("field")
    #expect(viewModel.columns.map(\.order) == [.ascending, nil])
    #expect(viewModel.photo.problem == nil && viewModel.broken == nil)
    viewModel.breakPhoto()
    #expect(viewModel.broken?.problem == .noPicture)
  }

  @Test
  func `the planner has one visit in its week, and notes the day and the visit that are used`() {
    let viewModel = PlannerViewModel()
    let week = DateInterval(start: viewModel.day, duration: 7 * 86_400)
    #expect(viewModel.visits.map { week.contains($0.time.start) } == [true, false])
    viewModel.widthTapped()
    viewModel.dayTapped(viewModel.day)
    viewModel.visitTapped(viewModel.visits[0])
    #expect(viewModel.isMonth && viewModel.used == ["day 2", "Ada"])
  }
}
