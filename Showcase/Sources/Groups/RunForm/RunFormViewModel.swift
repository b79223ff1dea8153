import Calcot
import Foundation
import Localization
import Observation

/// A ViewModel that changes while a run is planned.
@MainActor @Observable
final class RunFormViewModel: Leavable {
  private(set) var draft: RunDraft
  private var phase = FormPhase.editing
  private let interactor: any RunFormInteracting
  private let coordinator: any GroupFormCoordinating
  private let texts: GroupsTexts

  init(
    draft: RunDraft, interactor: any RunFormInteracting, coordinator: any GroupFormCoordinating,
    texts: GroupsTexts
  ) {
    self.draft = draft
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  var title: String { texts.planRun }
  var startLabel: String { texts.start }
  var start: Date { draft.values.start }
  var earliest: Date { draft.opened }
  var timeZone: TimeZone { texts.clock.timeZone }
  var startProblem: String? { problems.contains(.past) ? texts.message(RunProblem.past) : nil }
  var distanceLabel: String { texts.distance }
  var distance: Double? { draft.values.distance }
  /// The range of distances that the field takes, in its unit.
  var distances: ClosedRange<Double> { 0.1...(Double(RunPlan.longest) / draft.unit.metres) }
  var unit: String { draft.unit.sign }
  var kindLabel: String { texts.kind }
  let kinds = RunKind.allCases
  var kind: RunKind { draft.values.kind }
  var noteLabel: String { texts.note }
  var notePlaceholder: String { texts.notePlaceholder }
  var note: String { draft.values.note }
  var noteProblem: String? {
    problems.first { if case .noteTooLong = $0 { true } else { false } }.map(texts.message)
  }
  var publicLabel: String { texts.publicRun }
  var isPublic: Bool { draft.values.isPublic }
  var isEditable: Bool { phase == .editing }
  var cancelLabel: String { texts.cancel }
  var canCancel: Bool { phase != .saving }
  var saveLabel: String { texts.save }
  var canSave: Bool { isEditable && problems.isEmpty }
  var leavability: Leavability {
    texts.leavability(
      isChanged: draft.isChanged, in: phase, question: texts.discardRun,
      whileSaving: texts.runBeingSaved)
  }

  func name(of kind: RunKind) -> String { texts.name(of: kind) }

  func startChosen(_ start: Date) { draft.values.start = start }
  func distanceChanged(_ distance: Double?) { draft.values.distance = distance }
  func kindChosen(_ kind: RunKind) { draft.values.kind = kind }
  func noteChanged(_ note: String) { draft.values.note = note }
  func publicChanged(_ isPublic: Bool) { draft.values.isPublic = isPublic }
  func cancelButtonTapped() { coordinator.dismissForm() }

  func saveButtonTapped() async {
    guard canSave else { return }
    phase = .saving
    let saved = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await interactor.save(draft.plan)
    }
    guard saved != nil else {
      phase = .editing
      return
    }
    phase = .saved
    coordinator.showMessage(texts.runPlanned, .success)
    coordinator.dismissForm()
  }

  // NB: the form can be open for longer than it takes a start to pass.
  private var problems: Set<RunProblem> { draft.plan.problems(at: texts.clock.now()) }
}
