internal import Calcot
internal import CalcotContent
internal import CalcotPostgreSQL
internal import CommunityDatabase
internal import Foundation
internal import Groups
internal import People

extension PostgreSQLConnection {
  func people(_ query: PeopleQuery, in range: Range<Int>) async throws -> Page<Person> {
    let condition = "strpos(search_key, $1) > 0 AND id <> ALL ($2)"
    let found: [PostgreSQLValue] = [
      .text(ListKey.search(typed: query.search)), .ints(query.excluding.map(\.rawValue)),
    ]
    let window = PageWindow(range)
    // NB: the page is selected first; otherwise every person before it would be looked up as well.
    let people = try await self.query(
      """
      SELECT \(Self.personColumns) FROM (
        SELECT id FROM community.people WHERE \(condition)
        ORDER BY sort_key, search_key, id LIMIT $3 OFFSET $4
      ) AS page JOIN community.people ON people.id = page.id \(Self.joinSmallPhoto)
      ORDER BY sort_key, search_key, people.id
      """, found + window.values
    ).rows.map(Person.init(row:))
    let total = try await total(
      after: people.count, in: window, of: "community.people WHERE \(condition)", found)
    return Page(start: window.offset, elements: people, total: total)
  }

  /// Returns a person.
  ///
  /// - Parameter isLocked: A Boolean value that indicates whether nobody else may change the person
  ///   until the transaction ends.
  func person(_ id: Person.ID, isLocked: Bool = false) async throws -> Person {
    let rows = try await query(
      """
      SELECT \(Self.personColumns) FROM community.people \(Self.joinSmallPhoto)
      WHERE people.id = $1\(isLocked ? " FOR UPDATE OF people" : "")
      """, [.int(id.rawValue)])
    guard let row = rows.first else { throw GroupRepositoryError.notFound }
    return try Person(row: row)
  }

  private static let personColumns = "people.id, first_name, last_name, homepage, content"
  private static let joinSmallPhoto = """
    LEFT JOIN community.photos ON photos.person_id = people.id
    AND length(photos.content) <= \(Person.mostPhotoBytes)
    """
}

extension Person {
  fileprivate init(row: PostgreSQLRow) throws {
    self.init(
      id: ID(rawValue: try row.int("id")), firstName: try row.text("first_name"),
      lastName: try row.text("last_name"), homepage: try row.optionalText("homepage"),
      photo: try row.optionalBytes("content").map(ImageData.init))
  }
}
