#if DEBUG
  import CalcotWeb
  import Foundation
  import Testing

  @testable import CalcotWebServer

  @Suite("The sessions of an app that is shown while it is written")
  struct FolderSessionsTests {
    @Test func `are taken up by the next version, and by their owner alone`() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (first, second) = (FolderSessions(folder.path), FolderSessions(folder.path))
      let session = KeptSession(id: "a-1", owner: "one", isFinal: true, state: [1, 2])
      #expect(try await first.keep([session]).isEmpty)
      #expect(try await first.take("a-1", for: "one")?.isOwn == true)
      _ = try await first.keep([session])
      #expect(try await second.take("a-1", for: "other") == nil)
      #expect(try await second.take("a-1", for: "one") == TakenSession(session, isOwn: false))
      let again = try await second.take("a-1", for: "one")
      #expect(again?.session.isFinal == false && again?.isOwn == true)
      try await second.end(["a-1", "never"])
      #expect(try await second.take("a-1", for: "one") == nil)
    }
  }
#endif
