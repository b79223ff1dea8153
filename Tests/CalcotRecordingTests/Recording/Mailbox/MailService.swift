import Calcot
import CalcotRecording
import CalcotTesting

struct Letter: Codable, Hashable, Sendable {
  let id: Int
  let subject: String
}

struct Session: Codable, Equatable, Sendable {
  var name: String
  var token: String
}

enum MailError: Error, Codable, Equatable {
  case wrongPassword
  case offline
}

/// A server of letters, as the app sees it.
@MainActor
protocol MailService: AnyObject {
  var letterDidArrive: ObserverSet<Letter> { get }
  func login(_ name: String, password: String) async throws(MailError) -> Session
  func letters() async throws(MailError) -> [Letter]
  func delete(_ id: Int) async throws(MailError)
}

/// A server in memory, whose answers a test can hold.
final class MemoryMail: MailService {
  let letterDidArrive = ObserverSet<Letter>()
  private var stored = [Letter(id: 1, subject: "Calçotada"), Letter(id: 2, subject: "Romesco")]
  private(set) var callCount = 0
  var isOffline = false
  let gate: Gate?

  init(gate: Gate? = nil) { self.gate = gate }

  func login(_ name: String, password: String) async throws(MailError) -> Session {
    callCount += 1
    await Task.yield()
    guard password == "sesame" else { throw .wrongPassword }
    return Session(name: name, token: "t0k3n")
  }

  func letters() async throws(MailError) -> [Letter] {
    callCount += 1
    await gate?.pass()
    if isOffline { throw .offline }
    return stored
  }

  func delete(_ id: Int) async throws(MailError) {
    callCount += 1
    await Task.yield()
    stored.removeAll { $0.id == id }
  }

  func receive(_ letter: Letter) {
    stored.append(letter)
    letterDidArrive.notify(letter)
  }
}

/// A server whose answers pass through the outside; in a replay there is none behind it.
@MainActor
final class RecordedMail: MailService {
  let letterDidArrive: ObserverSet<Letter>
  private let base: any MailService
  private let outside: Outside

  init(_ base: any MailService, _ outside: Outside) {
    (self.base, self.outside) = (base, outside)
    letterDidArrive = outside.events("letter", of: base.letterDidArrive)
  }

  func login(_ name: String, password: String) async throws(MailError) -> Session {
    try await outside.answer("login \(name)") {
      Session(name: $0.name, token: "")
    } _: { () async throws(MailError) in
      try await base.login(name, password: password)
    }
  }

  func letters() async throws(MailError) -> [Letter] {
    try await outside.answer("letters") { () async throws(MailError) in try await base.letters() }
  }

  func delete(_ id: Int) async throws(MailError) {
    try await outside.answer("delete \(id)") { () async throws(MailError) in
      try await base.delete(id)
    }
  }
}
