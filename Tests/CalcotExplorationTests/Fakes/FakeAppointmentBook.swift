// Made by `calcot fakes`; do not edit.

import Calcot
import Foundation

/// A fake of ``AppointmentBook``, which records calls and answers with what a test has set.
@MainActor
final class FakeAppointmentBook: AppointmentBook {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  var beforeAnswer: (@MainActor (String) async throws -> Void)?

  private(set) var changesGets = 0
  var changesReturns: ObserverSet<Void>?

  var changes: ObserverSet<Void> {
    changesGets += 1
    guard let changesReturns else {
      preconditionFailure("FakeAppointmentBook.changes has no answer: set changesReturns")
    }
    return changesReturns
  }

  private(set) var appointmentsCalls = 0
  var appointmentsThrows: (any Error)?
  var appointmentsReturns: [Appointment] = []
  var appointmentsHandler: (@MainActor () async throws -> [Appointment])?

  func appointments() async throws -> [Appointment] {
    appointmentsCalls += 1
    try await beforeAnswer?("appointments()")
    if let appointmentsThrows { throw appointmentsThrows }
    if let appointmentsHandler { return try await appointmentsHandler() }
    return appointmentsReturns
  }

  private(set) var bookCalls: [Appointment] = []
  var bookThrows: (any Error)?
  var bookReturns: Bool?
  var bookHandler: (@MainActor (Appointment) async throws -> Bool)?

  func book(_ appointment: Appointment) async throws -> Bool {
    bookCalls.append(appointment)
    try await beforeAnswer?("book(_:)")
    if let bookThrows { throw bookThrows }
    if let bookHandler { return try await bookHandler(appointment) }
    guard let bookReturns else {
      throw UnansweredCall("FakeAppointmentBook.book(_:)", set: "bookReturns")
    }
    return bookReturns
  }

  private(set) var saveCalls: [Appointment] = []
  var saveThrows: (any Error)?
  var saveHandler: (@MainActor (Appointment) async throws -> Void)?

  func save(_ appointment: Appointment) async throws {
    saveCalls.append(appointment)
    try await beforeAnswer?("save(_:)")
    if let saveThrows { throw saveThrows }
    try await saveHandler?(appointment)
  }

  private(set) var cancelCalls: [Appointment.ID] = []
  var cancelThrows: (any Error)?
  var cancelHandler: (@MainActor (Appointment.ID) async throws -> Void)?

  func cancel(_ id: Appointment.ID) async throws {
    cancelCalls.append(id)
    try await beforeAnswer?("cancel(_:)")
    if let cancelThrows { throw cancelThrows }
    try await cancelHandler?(id)
  }

  private(set) var countVisitsCalls: [(patient: String, answer: @MainActor (Int) -> Void)] = []
  var countVisitsHandler: (@MainActor (String, @escaping @MainActor (Int) -> Void) -> Void)?

  func countVisits(of patient: String, answer: @escaping @MainActor (Int) -> Void) {
    countVisitsCalls.append((patient, answer))
    countVisitsHandler?(patient, answer)
  }
}
