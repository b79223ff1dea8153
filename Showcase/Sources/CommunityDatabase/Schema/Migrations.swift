internal import GRDB
internal import Groups

extension Database {
  func createGroupsAndPeople() throws {
    try execute(
      sql: """
        PRAGMA application_id = \(CommunitySchema.applicationID);
        CREATE TABLE person (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          firstName TEXT NOT NULL,
          lastName TEXT NOT NULL
        ) STRICT;
        CREATE TABLE "group" (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT NOT NULL
        ) STRICT;
        CREATE TABLE membership (
          groupId INTEGER NOT NULL REFERENCES "group" (id) ON DELETE CASCADE,
          personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
          PRIMARY KEY (groupId, personId)
        ) STRICT, WITHOUT ROWID;
        """)
  }

  /// Gives every group a unique key. Of groups with the same name, the oldest keeps it and the
  /// others are numbered.
  func makeNamesUnique() throws {
    try execute(sql: #"ALTER TABLE "group" ADD COLUMN nameKey TEXT NOT NULL DEFAULT ''"#)
    let groups = try Row.fetchAll(self, sql: #"SELECT id, name FROM "group" ORDER BY id"#)
    var taken: Set<String> = []
    for group in groups {
      let id: Int64 = try group.decode(forColumn: "id")
      let name = try Self.unique(group.decode(forColumn: "name"), among: &taken)
      try execute(
        sql: #"UPDATE "group" SET name = ?, nameKey = ? WHERE id = ?"#,
        arguments: [name, GroupName.key(of: name), id])
    }
    try execute(
      sql: """
        CREATE UNIQUE INDEX groupByNameKey ON "group" (nameKey);
        CREATE INDEX membershipByPerson ON membership (personId);
        """)
  }

  /// Adds categories, homepages, and the keys for paging in order and for searching. Existing
  /// groups count as joined.
  func addCategoriesAndKeys() throws {
    try execute(
      sql: """
        ALTER TABLE person ADD COLUMN homepage TEXT;
        ALTER TABLE person ADD COLUMN sortKey TEXT NOT NULL DEFAULT '';
        ALTER TABLE person ADD COLUMN searchKey TEXT NOT NULL DEFAULT '';
        ALTER TABLE "group" ADD COLUMN category TEXT NOT NULL DEFAULT 'joined'
          CHECK (category IN ('joined', 'invited', 'suggested'));
        ALTER TABLE "group" ADD COLUMN sortKey TEXT NOT NULL DEFAULT '';
        ALTER TABLE "group" ADD COLUMN searchKey TEXT NOT NULL DEFAULT '';
        ALTER TABLE membership ADD COLUMN sortKey TEXT NOT NULL DEFAULT '';
        """)
    for row in try Row.fetchAll(self, sql: "SELECT id, firstName, lastName FROM person") {
      let key = try PersonKey(
        firstName: row.decode(forColumn: "firstName"), lastName: row.decode(forColumn: "lastName"))
      try execute(
        sql: "UPDATE person SET sortKey = ?, searchKey = ? WHERE id = ?",
        arguments: [key.sort, key.search, row.decode(Int64.self, forColumn: "id")])
    }
    for row in try Row.fetchAll(self, sql: #"SELECT id, name FROM "group""#) {
      let name: String = try row.decode(forColumn: "name")
      try execute(
        sql: #"UPDATE "group" SET sortKey = ?, searchKey = ? WHERE id = ?"#,
        arguments: [
          ListKey.order(group: name), ListKey.search(name), row.decode(Int64.self, forColumn: "id"),
        ])
    }
    // NB: without a key of its own here, a group's page of members would have to sort all of them.
    try execute(
      sql: """
        UPDATE membership SET sortKey = (SELECT sortKey FROM person WHERE person.id = personId);
        CREATE INDEX personInOrder ON person (sortKey, searchKey);
        CREATE INDEX personBySearchKey ON person (searchKey);
        CREATE INDEX groupInOrder ON "group" (category, sortKey, searchKey);
        CREATE INDEX membershipInOrder ON membership (groupId, sortKey);
        """)
  }

  /// Adds photos and documents, in tables of their own, so that a search of people reads none of them.
  func createPhotosAndDocuments() throws {
    try execute(
      sql: """
        CREATE TABLE photo (
          personId INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          content BLOB NOT NULL
        ) STRICT;
        CREATE TABLE document (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          content BLOB NOT NULL
        ) STRICT;
        CREATE INDEX documentByPerson ON document (personId);
        """)
  }

  /// Adds what groups say about themselves, and their pictures and runs. Existing groups say nothing.
  func createDescriptionsPicturesAndRuns() throws {
    try execute(
      sql: """
        ALTER TABLE "group" ADD COLUMN description TEXT NOT NULL DEFAULT '';
        ALTER TABLE "group" ADD COLUMN place TEXT NOT NULL DEFAULT '';
        CREATE TABLE picture (
          groupId INTEGER PRIMARY KEY REFERENCES "group" (id) ON DELETE CASCADE,
          content BLOB NOT NULL
        ) STRICT;
        CREATE TABLE run (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          groupId INTEGER NOT NULL REFERENCES "group" (id) ON DELETE CASCADE,
          start INTEGER NOT NULL,
          metres INTEGER NOT NULL,
          kind TEXT NOT NULL CHECK (kind IN ('easy', 'intervals', 'long', 'race')),
          note TEXT NOT NULL,
          isPublic INTEGER NOT NULL CHECK (isPublic IN (0, 1))
        ) STRICT;
        CREATE INDEX runInOrder ON run (groupId, start);
        """)
  }

  /// Returns whether nothing has ever been stored, including rows deleted since.
  func isUnused() throws -> Bool {
    try Int.fetchOne(
      self, sql: "SELECT count(*) FROM sqlite_sequence WHERE name IN ('person', 'group')") == 0
  }

  private static func unique(_ name: String, among taken: inout Set<String>) -> String {
    var candidate = name
    var number = 1
    while !taken.insert(GroupName.key(of: candidate)).inserted {
      number += 1
      let suffix = " (\(number))"
      candidate = name.prefix(GroupName.maximumLength - suffix.count) + suffix
    }
    return candidate
  }
}
