import Foundation
import NIOCore
import Testing

@testable import WebWire

/// The attacks of one hostile address. Each ends by itself; what the server refuses is no failure.
enum Attack: String, CaseIterable, Sendable {
  case growingSession, unreadAnswers, madeUpCookies, largeBodies, silentSockets, hugeForms
  case reconnections, pings, acknowledgements, brokenMessages
  case smallChunks, lineEnds, emptyFields

  static let address = "127.0.0.66"

  /// All attacks, or the one that `CALCOT_ATTACK` names.
  static let chosen = allCases.filter { attack in
    ProcessInfo.processInfo.environment["CALCOT_ATTACK"].map { $0 == attack.rawValue } ?? true
  }

  func run(port: Int) async throws {
    let visitor = try await WireVisitor(port: port, from: Self.address)
    switch self {
    case .growingSession: try await growSession(visitor)
    case .unreadAnswers: try await leaveAnswersUnread(port)
    case .madeUpCookies: try await makeUpCookies(visitor)
    case .largeBodies: try await sendBodies(visitor)
    case .silentSockets: try await openSockets(visitor)
    case .hugeForms: try await sendForms(visitor)
    case .reconnections: try await reconnect(visitor)
    case .pings: try await flood(visitor) { $0.send(opcode: 9, [UInt8](repeating: 1, count: 125)) }
    case .acknowledgements: try await flood(visitor) { $0.send("[0,0]") }
    case .brokenMessages: try await breakMessages(visitor)
    case .smallChunks: try await sendPieces("1\r\na\r\n", after: Self.chunked, port)
    case .lineEnds: try await sendPieces("\r\n", after: "", port)
    case .emptyFields: try await sendEmptyFields(visitor)
    }
  }

  private static let chunked =
    "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"

  /// Sends a piece very often over each of a few connections.
  private func sendPieces(_ piece: String, after head: String, _ port: Int) async throws {
    var wires: [Wire] = []
    for _ in 0..<8 {
      let wire = try await Wire(port: port, from: Self.address)
      wire.say(head)
      for _ in 0..<100 { wire.say(String(repeating: piece, count: 1_000)) }
      wires.append(wire)
    }
    for wire in wires { try? await wire.leave() }
  }

  private func sendEmptyFields(_ visitor: WireVisitor) async throws {
    let fields = String(repeating: "a&", count: 120_000)
    for _ in 0..<10 { _ = try? await visitor.post("token=\(visitor.token)&\(fields)") }
  }

  private func growSession(_ visitor: WireVisitor) async throws {
    let wire = try await visitor.livePage()
    let text = String(repeating: "x", count: 30_000)
    for number in 1...60 { wire.send("[\(number),0,\"e \(number)/body/\(number)\",\"\(text)\"]") }
    _ = try? await wire.message()
    try await wire.leave()
  }

  private func leaveAnswersUnread(_ port: Int) async throws {
    var wires: [Wire] = []
    for _ in 0..<60 {
      guard let wire = try? await Wire(port: port, from: Self.address) else { continue }
      try await wire.stopReading()
      for _ in 0..<20 { wire.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      wires.append(wire)
    }
    for wire in wires { try? await wire.leave() }
  }

  private func makeUpCookies(_ visitor: WireVisitor) async throws {
    let name = visitor.cookie.prefix { $0 != "=" }
    for number in 0..<300 {
      let token = String(repeating: "a", count: 20) + "\(100_000 + number)"
      let body = "token=\(token)&do+a+2/body/Add="
      _ = try? await visitor.post(body, cookie: "\(name)=\(token).\(token).a.a")
    }
  }

  private func sendBodies(_ visitor: WireVisitor) async throws {
    var wires: [Wire] = []
    for _ in 0..<8 {
      let wire = try await Wire(port: visitor.port, from: Self.address)
      wire.say(visitor.head("/calcot/upload/none", length: 31 * 1024 * 1024))
      for _ in 0..<200 { wire.say(String(repeating: "a", count: 1_000)) }
      wires.append(wire)
    }
    for wire in wires { try? await wire.leave() }
  }

  private func openSockets(_ visitor: WireVisitor) async throws {
    var wires: [Wire] = []
    for _ in 0..<100 {
      if let wire = try? await visitor.socket() { wires.append(wire) }
    }
    for wire in wires { try? await wire.leave() }
  }

  private func sendForms(_ visitor: WireVisitor) async throws {
    let fields = (0..<3_000).map { "3/body/\($0)=xxxxxxxx" }.joined(separator: "&")
    for _ in 0..<10 { _ = try? await visitor.post("token=\(visitor.token)&\(fields)") }
  }

  private func reconnect(_ visitor: WireVisitor) async throws {
    for _ in 0..<20 {
      guard let wire = try? await visitor.livePage() else { continue }
      for number in 1...60 { wire.send("[\(number),0,\"a 2/body/Add\"]") }
      _ = try? await wire.message()
      try await wire.leave()
    }
  }

  private func flood(_ visitor: WireVisitor, _ send: (Wire) -> Void) async throws {
    for _ in 0..<5 {
      guard let wire = try? await visitor.livePage() else { continue }
      try await wire.stopReading()
      for _ in 0..<4_000 { send(wire) }
      try? await wire.leave()
    }
  }

  private func breakMessages(_ visitor: WireVisitor) async throws {
    for number in 0..<100 {
      guard let wire = try? await visitor.livePage() else { continue }
      wire.send("[1,0,\"a \(Int.max)\(number)/body\n[forged]\"")
      while let frame = try? await wire.frame(), frame.opcode != 8 {}
      try? await wire.leave()
    }
  }
}
