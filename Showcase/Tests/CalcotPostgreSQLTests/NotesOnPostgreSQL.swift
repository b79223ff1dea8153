import Calcot
import CalcotPostgreSQL
import CalcotWeb
import CalcotWebServer

struct NotesStore {
  static let migrations = PostgreSQLMigrations(
    schema: "notes",
    [{ try await $0.query("CREATE TABLE notes.notes (id bigserial, words text NOT NULL)") }])
  let pool: PostgreSQLPool

  func add(_ words: String) async throws {
    try await pool.transaction { db in
      _ = try await db.query("INSERT INTO notes.notes (words) VALUES ($1)", [.text(words)])
    }
  }

  func all() async throws -> [String] {
    try await pool.transaction(isReading: true) { db in
      try await db.query("SELECT words FROM notes.notes").rows.map { try $0.text("words") }
    }
  }
}

@MainActor func serve(
  _ address: PostgreSQLAddress, _ options: WebServerOptions,
  app: @escaping @MainActor (NotesStore, WebSession) -> CalcotApp
) async throws {
  let notes = NotesStore(pool: PostgreSQLPool(address))
  try await NotesStore.migrations.run(on: notes.pool)
  let server = WebServer(options: options) { session in app(notes, session) }
  server.keepSessions(in: PostgreSQLSessions(address))
  server.checkReadiness("database") { try await notes.pool.check() }
  try await server.run()
}
