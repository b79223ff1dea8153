import Calcot
import CalcotWeb

/// A store of sessions in memory, as one server sees it.
final class MemorySessions: SessionKeeping {
  /// What all servers share.
  final class Table: Sendable {
    struct Row {
      var session: KeptSession
      var holder: String
    }

    let rows = Locked<[String: Row]>([:])
    /// The servers that have ended sessions, by session.
    let ended = Locked<[String: String]>([:])
    /// The reason for which the store cannot be used; `nil` if it can.
    let trouble = Locked<StoreTrouble?>(nil)

    /// What is kept, as text.
    var text: String {
      rows.withLock { rows in
        rows.values.map { String(decoding: $0.session.state, as: UTF8.self) }.joined()
      }
    }
  }

  struct StoreTrouble: Error {}

  private let table: Table
  private let server: String

  init(_ table: Table, server: String) { (self.table, self.server) = (table, server) }

  func keep(_ sessions: [KeptSession]) async throws -> Set<String> {
    try check()
    return table.rows.withLock { rows in
      var lost: Set<String> = []
      for session in sessions {
        let holder = rows[session.id]?.holder ?? table.ended.withLock { $0[session.id] }
        if let holder, holder != server {
          lost.insert(session.id)
        } else {
          rows[session.id] = Table.Row(session: session, holder: server)
        }
      }
      return lost
    }
  }

  func take(_ id: String, for owner: String) async throws -> TakenSession? {
    try check()
    return table.rows.withLock { rows in
      table.ended.withLock { if $0[id] != nil { $0[id] = server } }
      guard let row = rows[id], row.session.owner == owner else { return nil }
      rows[id]?.holder = server
      rows[id]?.session.isFinal = false
      return TakenSession(row.session, isOwn: row.holder == server)
    }
  }

  func end(_ ids: [String]) async throws {
    try check()
    table.rows.withLock { rows in
      for id in ids where rows[id]?.holder == server {
        rows[id] = nil
        table.ended.withLock { $0[id] = server }
      }
    }
  }

  func refresh(forgettingAfter time: Duration) async throws -> Int {
    try check()
    return table.rows.withLock { rows in rows.values.count { $0.holder == server } }
  }

  private func check() throws {
    if let trouble = table.trouble.withLock({ $0 }) { throw trouble }
  }
}

/// A sealer whose seal is only a mark of the key and the session.
struct MarkingSealer: SessionSealer {
  var key = "key"

  func seal(_ bytes: [UInt8], of id: String) -> [UInt8] { Array("\(key) \(id) ".utf8) + bytes }

  func open(_ sealed: [UInt8], of id: String) -> [UInt8]? {
    let mark = Array("\(key) \(id) ".utf8)
    return sealed.starts(with: mark) ? Array(sealed.dropFirst(mark.count)) : nil
  }
}
