import CalcotPostgreSQL
import CalcotTerminalTesting
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import CommunityPostgreSQL
import Foundation
import Groups
import PostgreSQLTesting
import Testing

/// Tests of the sample's command line on a PostgreSQL database.
@MainActor
@Suite("The sample app's PostgreSQL database", .timeLimit(.minutes(20)))
struct ShowcasePostgreSQLTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private nonisolated static let needsServer = ConditionTrait.enabled(
    if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)")

  @Test(needsServer)
  func `is filled, exported and shown like a file's`() async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let file = folder.url.appendingPathComponent("all.json").path
      let run = try folder.run("--export", file, database: url)
      #expect(run.status == 0, "\(run.errors)")
      let people = GroupSeed.community.people.count
      #expect(
        run.output.contains("\(people) people and \(GroupSeed.community.groups.count) groups"))
      let app = try folder.start("--forget", database: url)
      await app.screen(contains: "Couch to 5K", "41 members ›")
      #expect(await app.quit() == .exit(0))
    }
  }

  @Test(needsServer)
  func `takes all that a file's database exports, and gives it back`() async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let before = try folder.exported()
      let file = folder.url.appendingPathComponent("all.json").path
      try Data(before.utf8).write(to: URL(fileURLWithPath: file))
      let run = try folder.run("--import", file, database: url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.run("--export", file, database: url).status == 0)
      let after = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(String(decoding: after, as: UTF8.self) == before)
    }
  }

  @Test func `with a bad address is told at the shell, without its password`() throws {
    let run = try folder.run("--export", "x", database: "postgres://ada:s3cret%zz@db/runners")
    #expect(run.status != 0)
    #expect(run.errors.contains("postgres://USER@HOST:5432/DATABASE"))
    #expect(!(run.errors + run.output).contains("s3cret"))
  }

  @Test(arguments: ["ada:s3cret@db/runners", "ada@db/runners?password=s3cret"])
  func `takes no password from the command line, where others could read it`(_ url: String) throws {
    let run = try folder.run("--export", "x", database: "postgres://\(url)")
    #expect(run.status != 0)
    #expect(run.errors.contains("CALCOT_DATABASE"))
    #expect(!(run.errors + run.output).contains("s3cret"))
  }

  @Test func `whose server is not there is told with where it was looked for`() throws {
    let url = "postgres://ada:s3cret@/runners?host=\(folder.url.path)"
    let run = try folder.run("--export", "x", environment: ["CALCOT_DATABASE": url])
    #expect(run.status != 0)
    #expect(run.errors.contains("ada@\(folder.url.path)"))
    #expect(run.errors.contains("Is the server running"))
    #expect(!run.errors.contains("s3cret"))
  }

  @Test(needsServer)
  func `that does not exist, or refuses the password, is told with what to do`() async throws {
    let server = try await PostgreSQLTestServer.running()
    try await server.makeGuardedRole()
    let none = try folder.run("--export", "x", database: server.url(of: "nothing"))
    #expect(none.status != 0)
    #expect(none.errors.contains("createdb nothing"), "\(none.errors)")
    let refused = try folder.run(
      "--export", "x", database: server.url(of: "postgres", user: "guarded"),
      environment: ["PGPASSWORD": "s3cret"])
    #expect(refused.status != 0)
    #expect(refused.errors.contains("right user in the URL"), "\(refused.errors)")
    #expect(!refused.errors.contains("s3cret"))
  }

  @Test(needsServer, arguments: ["community", "calcot"])
  func `of a newer version ends the server, and is told`(_ schema: String) async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let address = try PostgreSQLAddress(url)
      let community = PostgreSQLCommunity(address, seed: .empty)
      try await community.prepare()
      let sessions = PostgreSQLSessions(address)
      try await sessions.prepare()
      try await community.pool.use { db in
        _ = try await db.query("INSERT INTO \(schema).migrations (version) VALUES (99)")
      }
      await sessions.close()
      await community.close()
      let run = try folder.run(
        "--port", "0", database: url,
        environment: ["CALCOT_COOKIE_KEYS": String(repeating: "k", count: 64)])
      #expect(run.status != 0)
      #expect(run.errors.contains("newer version of the program"), "\(run.errors)")
    }
  }
}
