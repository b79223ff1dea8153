import Calcot
import Foundation
import Localization
import Observation

/// A ViewModel that changes while a run is planned, or a planned one is changed.
@MainActor @Observable
final class RunFormViewModel: Leavable {
  /// The draft; nil until the run is known.
  private(set) var draft: RunDraft?
  /// A Boolean value that indicates whether the run does not exist.
  private(set) var isMissing = false
  private var phase = FormPhase.editing
  private let form: RunForm
  private let interactor: any RunFormInteracting
  private let coordinator: any GroupFormCoordinating
  private let texts: GroupsTexts

  init(
    _ form: RunForm, draft: RunDraft?, interactor: any RunFormInteracting,
    coordinator: any GroupFormCoordinating, texts: GroupsTexts
  ) {
    self.form = form
    self.draft = draft
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  var title: String { texts.title(of: form) }
  /// A Boolean value that indicates whether the run is known, so that its fields can be shown.
  var isKnown: Bool { draft != nil }
  var startLabel: String { texts.start }
  var start: Date { draft?.values.start ?? texts.clock.now() }
  /// The start in the user's language.
  var startText: String { texts.dayAndTime(of: start) }
  /// The earliest start that the field takes.
  var earliest: Date? { draft?.earliest }
  var timeZone: TimeZone { texts.clock.timeZone }
  var startProblem: String? { problems.contains(.past) ? texts.message(RunProblem.past) : nil }
  var distanceLabel: String { texts.distance }
  /// The distance in the unit in use.
  var distance: Double? { draft?.values.metres.map { $0 / texts.unit.metres } }
  /// The range of distances that the field takes, in the unit in use.
  var distances: ClosedRange<Double> { 0.1...(Double(RunPlan.longest) / texts.unit.metres) }
  var unit: String { texts.unit.sign }
  var kindLabel: String { texts.kind }
  let kinds = RunKind.allCases
  /// The kind that is chosen.
  var kind: RunKind? { draft?.values.kind }
  var noteLabel: String { texts.note }
  var note: String { draft?.values.note ?? "" }
  var notePlaceholder: String { texts.notePlaceholder }
  var noteLimit: Int { RunPlan.maximumNote }
  var noteProblem: String? {
    problems.first { if case .noteTooLong = $0 { true } else { false } }.map(texts.message)
  }
  var publicLabel: String { texts.publicRun }
  var isPublic: Bool { draft?.values.isPublic == true }
  var isEditable: Bool { draft != nil && phase == .editing }
  var cancelLabel: String { texts.cancel }
  var canCancel: Bool { phase != .saving }
  var saveLabel: String { texts.save }
  var canSave: Bool { isEditable && draft?.isChanged == true && problems.isEmpty }
  var leavability: Leavability {
    texts.leavability(
      isChanged: draft?.isChanged == true, in: phase, question: texts.discardQuestion(of: form),
      whileSaving: texts.runBeingSaved)
  }

  func name(of kind: RunKind) -> String { texts.name(of: kind) }

  /// Reads the run if it was not passed in.
  func appeared() async {
    guard draft == nil else { return }
    let plan = await coordinator.attempt(texts.loadingRun) { () throws(GroupRepositoryError) in
      do throws(GroupRepositoryError) {
        return try await interactor.plan()
      } catch {
        isMissing = error == .notFound
        throw error
      }
    }
    guard let plan else { return coordinator.dismissForm() }
    draft = RunDraft(plan, opened: texts.clock.now())
  }

  func startChosen(_ start: Date) { draft?.values.start = start }
  func distanceChanged(_ distance: Double?) {
    draft?.values.metres = distance.map { $0 * texts.unit.metres }
  }
  func kindChosen(_ kind: RunKind) { draft?.values.kind = kind }
  func noteChanged(_ note: String) { draft?.values.note = note }
  func publicChanged(_ isPublic: Bool) { draft?.values.isPublic = isPublic }
  func cancelButtonTapped() { coordinator.dismissForm() }

  func saveButtonTapped() async {
    guard canSave, let plan = draft?.plan else { return }
    phase = .saving
    let saved = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await interactor.save(plan)
    }
    guard saved != nil else {
      phase = .editing
      return
    }
    phase = .saved
    coordinator.showMessage(texts.saved(form), .success)
    coordinator.dismissForm()
  }

  // NB: the form can be open for longer than it takes a start to pass.
  private var problems: Set<RunProblem> { draft?.plan.problems(at: texts.clock.now()) ?? [] }
}
