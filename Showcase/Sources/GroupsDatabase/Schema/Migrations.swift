internal import GRDB
internal import Groups

extension Database {
  func createGroupsAndPeople() throws {
    try execute(
      sql: """
        PRAGMA application_id = \(GroupSchema.applicationID);
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

  func insert(_ seed: GroupSeed) throws {
    for (index, person) in seed.people.enumerated() {
      try execute(
        sql: "INSERT INTO person (id, firstName, lastName) VALUES (?, ?, ?)",
        arguments: [index + 1, person.firstName, person.lastName])
    }
    for (index, group) in seed.groups.enumerated() {
      try execute(
        sql: #"INSERT INTO "group" (id, name) VALUES (?, ?)"#, arguments: [index + 1, group.name])
      for member in group.members {
        try execute(
          sql: "INSERT INTO membership (groupId, personId) VALUES (?, ?)",
          arguments: [index + 1, member + 1])
      }
    }
  }

  /// Gives every group a key that no other group has; of groups with the same name, the oldest
  /// keeps it and the others are numbered.
  func makeNamesUnique() throws {
    try execute(sql: #"ALTER TABLE "group" ADD COLUMN nameKey TEXT NOT NULL DEFAULT ''"#)
    let groups = try Row.fetchAll(self, sql: #"SELECT id, name FROM "group" ORDER BY id"#)
    var taken: Set<String> = []
    for group in groups {
      let id: Int64 = group["id"]
      let name = Self.unique(group["name"], among: &taken)
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
