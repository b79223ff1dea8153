#if Web && DEBUG
  import Calcot
  import CalcotWeb

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The sessions of an app under `calcot dev`, in a file each: one process after the other has them.
  struct FolderSessions: SessionKeeping {
    private let folder: String
    /// The sessions that this process has taken up or begun.
    private let own = Locked<Set<String>>([])

    init(_ folder: String) { self.folder = folder }

    private struct File: Codable {
      var owner: String
      var isFinal: Bool
      var state: Data
    }

    private func place(_ id: String) -> URL { URL(fileURLWithPath: "\(folder)/\(id)") }

    private func write(_ session: KeptSession) throws {
      let file = File(owner: session.owner, isFinal: session.isFinal, state: Data(session.state))
      try JSONEncoder().encode(file).write(to: place(session.id), options: .atomic)
      own.withLock { _ = $0.insert(session.id) }
    }

    func keep(_ sessions: [KeptSession]) async throws -> Set<String> {
      for session in sessions { try write(session) }
      return []
    }

    func take(_ id: String, for owner: String) async throws -> TakenSession? {
      guard let data = try? Data(contentsOf: place(id)),
        let file = try? JSONDecoder().decode(File.self, from: data), file.owner == owner
      else { return nil }
      var session = KeptSession(
        id: id, owner: owner, isFinal: false, state: Array(file.state))
      let isOwn = own.withLock { $0.contains(id) }
      try write(session)
      session.isFinal = file.isFinal
      return TakenSession(session, isOwn: isOwn)
    }

    func end(_ ids: [String]) async throws {
      for id in ids { try? FileManager.default.removeItem(at: place(id)) }
      own.withLock { $0.subtract(ids) }
    }

    // NB: a file lasts until the run of `calcot dev` ends, so nothing is written again.
    func refresh(forgettingAfter time: Duration) async throws -> Int { own.withLock(\.count) }
  }
#endif
