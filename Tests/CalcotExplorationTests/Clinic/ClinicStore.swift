import Calcot
import CalcotTesting
import Foundation

/// The appointments behind the fake of the server, which outlive a start of the app.
@MainActor
final class ClinicStore {
  private(set) var appointments: [Appointment]
  let changes = ObserverSet<Void>()

  /// The times of Monday morning.
  static let times = (0..<6).map {
    Date(timeIntervalSince1970: 1_772_438_400 + Double($0) * Appointment.length)
  }

  init(_ fault: ClinicFault? = nil) {
    let note = fault == .otherNoteEachTime ? "\(Int.random(in: 1...1_000_000))" : ""
    appointments = [
      Appointment(id: 1, doctor: 1, start: Self.times[0], patient: "Ann", note: "It is gout."),
      Appointment(id: 2, doctor: 1, start: Self.times[2], patient: "Bea", note: note),
      Appointment(id: 3, doctor: 1, start: Self.times[3], patient: "Ann"),
    ]
  }

  /// Another session books the first time that is free.
  func bookElsewhere() {
    let free = Self.times.first { time in !appointments.contains { $0.start == time } }
    guard let free else { return }
    add("Cem", free, doctor: 1)
    changes.notify()
  }

  private func add(_ patient: String, _ start: Date, doctor: Doctor.ID) {
    let id = (appointments.map(\.id).max() ?? 0) + 1
    appointments.append(Appointment(id: id, doctor: doctor, start: start, patient: patient))
  }

  /// Returns the fake of the server, whose answers come over a connection.
  func server(over line: FakeConnection) -> FakeAppointmentBook {
    let book = FakeAppointmentBook()
    book.beforeAnswer = line.pass
    book.changesReturns = changes
    book.appointmentsHandler = { [self] in appointments }
    book.bookHandler = { [self] new in
      let isTaken = appointments.contains {
        $0.doctor == new.doctor && $0.start == new.start && $0.patient != new.patient
      }
      guard !isTaken else { return false }
      add(new.patient, new.start, doctor: new.doctor)
      return true
    }
    book.saveHandler = { [self] changed in
      appointments = appointments.map { $0.id == changed.id ? changed : $0 }
    }
    book.cancelHandler = { [self] id in appointments.removeAll { $0.id == id } }
    book.countVisitsHandler = { [self] patient, answer in
      let count = appointments.filter { $0.patient == patient }.count
      line.deliver { answer(count) }
    }
    return book
  }
}
