internal import Calcot
internal import CalcotContent
internal import Foundation
internal import GRDB
internal import Groups
internal import People

extension Database {
  func people(_ query: PeopleQuery, in range: Range<Int>) throws -> Page<Person> {
    let search = ListKey.search(typed: query.search)
    let matches = search.isEmpty ? "true" : "instr(searchKey, ?) > 0"
    let found: StatementArguments = search.isEmpty ? [] : [search]
    let isExcluded = "id IN (SELECT value FROM json_each(?))"
    let all = query.excluding.isEmpty
    let excluded: StatementArguments =
      all ? [] : [Self.list(query.excluding.map(\.rawValue))]
    let condition = matches + (all ? "" : " AND NOT \(isExcluded)")
    let window = PageWindow(range)
    // NB: the page is selected first; otherwise every person before it would be looked up as well.
    return try window.page(
      of: rows(
        """
        SELECT \(Self.personColumns) FROM (
          SELECT id FROM person WHERE \(condition)
          ORDER BY sortKey, searchKey, id LIMIT ? OFFSET ?
        ) AS page JOIN person ON person.id = page.id \(Self.joinSmallPhoto)
        ORDER BY sortKey, searchKey, person.id
        """, found + excluded + window.arguments, Person.init(row:)),
      total: count("person WHERE \(matches)", found)
        - (all ? 0 : count("person WHERE \(matches) AND \(isExcluded)", found + excluded)))
  }

  func person(_ id: Person.ID) throws -> Person {
    try row(
      "SELECT \(Self.personColumns) FROM person \(Self.joinSmallPhoto) WHERE person.id = ?",
      [id.rawValue], Person.init(row:))
  }

  private static let personColumns = "person.id, firstName, lastName, homepage, photo.content"
  private static let joinSmallPhoto = """
    LEFT JOIN photo ON photo.personId = person.id
    AND length(photo.content) <= \(Person.mostPhotoBytes)
    """

  /// Returns numbers as a JSON list, which a statement takes as one argument.
  static func list(_ numbers: [Int64]) -> String {
    "[" + numbers.map(String.init).joined(separator: ",") + "]"
  }
}

extension Person {
  fileprivate init(row: Row) throws {
    try self.init(
      id: ID(rawValue: row.decode(forColumn: "id")), firstName: row.decode(forColumn: "firstName"),
      lastName: row.decode(forColumn: "lastName"),
      homepage: row.decode(forColumn: "homepage"),
      photo: row.decode(Data?.self, forColumn: "content").map(ImageData.init))
  }
}
