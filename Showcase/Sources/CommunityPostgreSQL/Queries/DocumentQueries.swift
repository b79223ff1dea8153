internal import CalcotContent
internal import CalcotPostgreSQL
internal import CommunityDatabase
internal import Foundation
internal import Groups
internal import People

extension PostgreSQLConnection {
  func documents(of id: Person.ID) async throws -> [PersonDocument] {
    _ = try await person(id)
    return try await query(
      """
      SELECT id, name, length(content) AS size FROM community.documents WHERE person_id = $1
      ORDER BY id
      """, [.int(id.rawValue)]
    ).rows.map { row in
      PersonDocument(
        id: PersonDocument.ID(rawValue: try row.int("id")), name: try row.text("name"),
        byteCount: Int(try row.int("size")))
    }
  }

  /// Returns a person's documents with their contents.
  func documentFiles(of id: Person.ID) async throws -> [RemovedDocument] {
    try await query(
      "\(Self.selectDocuments) WHERE person_id = $1 ORDER BY id", [.int(id.rawValue)]
    ).rows.map(RemovedDocument.init(row:))
  }

  func document(_ id: PersonDocument.ID) async throws -> RemovedDocument {
    let rows = try await query("\(Self.selectDocuments) WHERE id = $1", [.int(id.rawValue)])
    guard let row = rows.first else { throw GroupRepositoryError.notFound }
    return try RemovedDocument(row: row)
  }

  func addDocuments(_ files: [PickedFile], to id: Person.ID) async throws -> Stored<Void> {
    _ = try await person(id)
    for file in files {
      guard try await insert(file, of: id, number: nil) else {
        throw PostgreSQLError.badColumn("id")
      }
    }
    return files.isEmpty ? Stored((), nil) : Stored(ofPeople: ())
  }

  func removeDocument(_ id: PersonDocument.ID) async throws -> Stored<RemovedDocument> {
    let document = try await document(id)
    try await query("DELETE FROM community.documents WHERE id = $1", [.int(id.rawValue)])
    return Stored(ofPeople: document)
  }

  func restore(_ document: RemovedDocument) async throws -> Stored<Void> {
    _ = try await person(document.person)
    let isInserted = try await insert(
      document.file, of: document.person, number: document.id.rawValue)
    return isInserted ? Stored(ofPeople: ()) : Stored((), nil)
  }

  /// Inserts a document under the given number, or under the next one; returns false if it is taken.
  private func insert(
    _ file: PickedFile, of person: Person.ID, number: Int64?
  ) async throws -> Bool {
    try await query(
      """
      INSERT INTO community.documents (id, person_id, name, content)
      VALUES (coalesce($1, nextval(pg_get_serial_sequence('community.documents', 'id'))), $2, $3, $4)
      ON CONFLICT (id) DO NOTHING
      """,
      [
        .optional(number), .int(person.rawValue), .text(file.name), .bytes(Data(file.content)),
      ]
    ).count == 1
  }

  private static let selectDocuments =
    "SELECT id, person_id, name, content FROM community.documents"
}

extension RemovedDocument {
  fileprivate init(row: PostgreSQLRow) throws {
    self.init(
      id: PersonDocument.ID(rawValue: try row.int("id")),
      person: Person.ID(rawValue: try row.int("person_id")), file: try PickedFile(row: row))
  }
}
