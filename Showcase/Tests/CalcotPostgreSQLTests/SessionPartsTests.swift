import CalcotWeb
import Testing

@testable import CalcotPostgreSQL

@Suite("The sessions that are written at once")
struct SessionPartsTests {
  private func session(_ number: Int, bytes: Int) -> KeptSession {
    KeptSession(
      id: "\(number)", owner: "", isFinal: false, state: Array(repeating: 0, count: bytes))
  }

  @Test func `are in parts of 200 at most, in their order`() {
    let sessions = (0..<450).map { session($0, bytes: 10) }
    let parts = PostgreSQLSessions.parts(of: sessions)
    #expect(parts.map(\.count) == [200, 200, 50])
    #expect(parts.flatMap { $0 } == sessions)
    #expect(PostgreSQLSessions.parts(of: []) == [])
  }

  @Test func `are in parts of a few megabytes, and no session is split`() {
    let sessions = (0..<5).map { session($0, bytes: 3 << 20) } + [session(5, bytes: 20 << 20)]
    #expect(PostgreSQLSessions.parts(of: sessions).map(\.count) == [2, 2, 1, 1])
  }
}
