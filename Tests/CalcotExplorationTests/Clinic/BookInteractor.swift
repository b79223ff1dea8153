import Foundation
import Observation

/// The Interactor of the appointments, which all screens share.
@MainActor @Observable
final class BookInteractor {
  enum Phase { case loading, failed, loaded }

  private(set) var phase = Phase.loading
  private(set) var appointments: [Appointment] = []
  @ObservationIgnored private let book: any AppointmentBook
  @ObservationIgnored private let fault: ClinicFault?

  init(_ book: any AppointmentBook, _ fault: ClinicFault?) {
    (self.book, self.fault) = (book, fault)
  }

  func appointments(of doctor: Doctor.ID) -> [Appointment] {
    appointments.filter { $0.doctor == doctor }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
  }

  func appointment(_ id: Appointment.ID) -> Appointment? { appointments.first { $0.id == id } }

  /// The times of a doctor's day at which nobody comes.
  func freeTimes(of doctor: Doctor.ID) -> [Date] {
    let taken = Set(appointments(of: doctor).map(\.start))
    return ClinicStore.times.filter { !taken.contains($0) }
  }

  /// Loads the appointments; returns false if that has failed.
  func load() async -> Bool {
    do {
      appointments = try await book.appointments()
      phase = .loaded
    } catch is CancellationError {
      return true
    } catch {
      if fault == .spinnerForever { return true }
      phase = .failed
    }
    return phase == .loaded
  }

  func book(_ patient: String, _ start: Date, with doctor: Doctor.ID) async throws -> Bool {
    let id = (appointments.map(\.id).max() ?? 0) + 1
    let new = Appointment(id: id, doctor: doctor, start: start, patient: patient)
    guard try await book.book(new) else {
      if fault == .hangingConflict {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      return false
    }
    appointments = try await book.appointments()
    return true
  }

  func save(_ note: String, of id: Appointment.ID) async throws {
    guard var changed = appointment(id) else { return }
    changed.note = note
    try await book.save(changed)
    if fault == .editDuplicates {
      _ = try await book.book(changed)
      appointments = try await book.appointments()
    }
    guard fault != .staleNote else { return }
    appointments = appointments.map { $0.id == id ? changed : $0 }
  }

  func cancel(_ id: Appointment.ID) async throws {
    try await book.cancel(id)
    if fault != .staleAfterCancel { appointments.removeAll { $0.id == id } }
  }

  func countVisits(of patient: String, answer: @escaping @MainActor (Int) -> Void) {
    book.countVisits(of: patient, answer: answer)
  }
}
