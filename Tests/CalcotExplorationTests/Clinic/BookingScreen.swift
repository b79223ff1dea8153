import Calcot
import CalcotViews
import Foundation
import Observation

struct BookingDraft: Codable, Equatable, Sendable {
  var patient = ""
  var start: Date?
}

@MainActor @Observable
final class BookingViewModel: Leavable, ViewLifecycle {
  let session: Session
  private(set) var draft: BookingDraft
  private(set) var isSaving = false
  private(set) var isTaken = false
  private var isVisiting = false
  private var isGivenUp = false
  @ObservationIgnored private var onSaved: (@MainActor () -> Void)?
  private let doctor: Doctor.ID
  private let coordinator: ClinicCoordinator
  private let scope: Scope

  init(
    _ doctor: Doctor.ID, _ coordinator: ClinicCoordinator, _ scope: Scope, _ draft: BookingDraft?
  ) {
    (self.doctor, self.coordinator, self.scope) = (doctor, coordinator, scope)
    (session, self.draft) = (coordinator.session, draft ?? BookingDraft())
    if coordinator.fault == .bookingHoldsItself { onSaved = { self.isVisiting = false } }
  }

  private var interactor: BookInteractor { coordinator.interactor }

  var leavability: Leavability {
    .asks(
      Question(
        session.language("Discard it?", "Verwerfen?"),
        action: session.language("Discard", "Ja, verwerfen"), role: .destructive,
        cancel: session.language("Keep editing", "Weiter")), if: draft != BookingDraft())
  }

  /// The free times, and the one that was chosen, which may be taken meanwhile.
  var times: [Date] {
    let free = interactor.freeTimes(of: doctor)
    guard let start = draft.start, coordinator.fault != .takenTimeNotOffered else { return free }
    return (free.filter { $0 != start } + [start]).sorted()
  }

  var problem: String? {
    isTaken ? session.language("This time is taken.", "Diese Zeit ist vergeben.") : nil
  }
  var canSave: Bool {
    !draft.patient.isEmpty && draft.start != nil && !isGivenUp
      && (!isSaving || coordinator.fault == .bookedTwice)
  }

  func time(_ start: Date) -> String {
    session.time(start, in: coordinator.fault == .pickerZone ? .current : nil)
  }

  func onViewDidAppear() {
    if coordinator.fault == .visitLosesName, isVisiting { draft.patient = "" }
  }

  func bookDidChange() {
    if coordinator.fault == .newsLosesTime { draft.start = nil }
  }

  func patientChanged(_ patient: String) {
    draft.patient = coordinator.fault == .losesLastLetter ? String(patient.dropLast()) : patient
  }
  func timeChosen(_ start: Date) { (draft.start, isTaken) = (start, false) }
  func visitsTapped() {
    isVisiting = true
    coordinator.navigation.push(.visits(session.language("All", "Alle"), 3))
  }

  func cancelTapped() { coordinator.navigation.dismiss() }

  func saveTapped() {
    guard let start = draft.start, !isSaving || coordinator.fault == .bookedTwice else { return }
    isSaving = true
    scope.task("book") { [self] in
      defer { isSaving = false }
      do {
        isTaken = try await !interactor.book(draft.patient, start, with: doctor)
        // NB: the answer may come when the user has discarded the draft.
        try Task.checkCancellation()
        isGivenUp = isTaken && coordinator.fault == .saveStaysDisabled
        guard !isTaken else { return }
        onSaved?()
        draft = BookingDraft()
        coordinator.send(ClinicStep.booked(doctor))
        coordinator.navigation.dismiss()
      } catch is CancellationError {
      } catch {
        isGivenUp = coordinator.fault == .saveDisabledByFailure
        coordinator.sayNotSaved()
      }
    }
  }
}

struct BookingView: SemanticView {
  let viewModel: BookingViewModel

  var screen: Screen {
    let text = viewModel.session.language
    return Screen(text("New appointment", "Neuer Termin")) {
      TextField(text("Patient", "Name"), text: viewModel.draft.patient) {
        viewModel.patientChanged($0)
      }
      Picker(
        text("Time", "Zeit"), selection: viewModel.draft.start, of: viewModel.times,
        label: { viewModel.time($0) }, error: viewModel.problem
      ) { viewModel.timeChosen($0) }
      Button(text("All visits", "Alle Besuche")) { viewModel.visitsTapped() }
    } toolbar: {
      Button(text("Cancel", "Abbrechen"), role: .cancel) { viewModel.cancelTapped() }
      Button(text("Save", "Sichern"), role: .main, isEnabled: viewModel.canSave) {
        viewModel.saveTapped()
      }
    }
  }
}
