import Calcot
import Foundation

struct Doctor: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String

  static let all = [Doctor(id: 1, name: "Dr. Adler"), Doctor(id: 2, name: "Dr. Baum")]
}

struct Appointment: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  let doctor: Doctor.ID
  let start: Date
  var patient: String
  var note = ""

  static let length: TimeInterval = 20 * 60
}

/// The server of the clinic.
// calcot:fake
@MainActor
protocol AppointmentBook: AnyObject {
  /// Notifies of the changes that others make.
  var changes: ObserverSet<Void> { get }
  func appointments() async throws -> [Appointment]
  /// Books an appointment; returns false if its time is taken.
  func book(_ appointment: Appointment) async throws -> Bool
  func save(_ appointment: Appointment) async throws
  func cancel(_ id: Appointment.ID) async throws
  func countVisits(of patient: String, answer: @escaping @MainActor (Int) -> Void)
}
