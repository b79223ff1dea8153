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
  /// The sentence that tells the user of a change elsewhere; nil if there is none.
  private(set) var news: String?
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

  /// Reads the run again, since it may have been changed elsewhere. What has been typed stays.
  func follow() async {
    guard phase == .editing, draft != nil else { return }
    do throws(GroupRepositoryError) {
      let plan = try await interactor.plan()
      if phase == .editing { learn(plan) }
    } catch {
      if error == .notFound { news = texts.message(error) }
    }
  }

  private func learn(_ plan: RunPlan) {
    guard let draft, plan != draft.before else { return }
    if draft.isChanged { news = texts.changedElsewhere(now: texts.allFacts(plan)) }
    self.draft?.learn(plan)
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
    guard canSave, let draft else { return }
    phase = .saving
    let theirs = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await save(draft)
    }
    phase = .editing
    switch theirs {
    case .some(.none):
      phase = .saved
      coordinator.showMessage(texts.saved(form), .success)
      coordinator.dismissForm()
    case .some(.some(let theirs)): await resolve(theirs)
    case nil: break
    }
  }

  /// Saves the run; returns the plan that somebody else has given it meanwhile, if any.
  private func save(_ draft: RunDraft) async throws(GroupRepositoryError) -> RunPlan? {
    do throws(GroupRepositoryError) {
      _ = try await interactor.save(draft.plan, from: draft.before)
      return nil
    } catch .runChanged(let run) {
      return run.plan
    }
  }

  private func resolve(_ theirs: RunPlan) async {
    switch await coordinator.answer(toConflict: texts.allFacts(theirs)) {
    case .reload: (draft, news) = (RunDraft(theirs, opened: texts.clock.now()), nil)
    case .keepMine:
      draft?.learn(theirs)
      await saveButtonTapped()
    case .seeBoth, nil: learn(theirs)
    }
  }

  // NB: the form can be open for longer than it takes a start to pass.
  private var problems: Set<RunProblem> { draft?.plan.problems(at: texts.clock.now()) ?? [] }
}
