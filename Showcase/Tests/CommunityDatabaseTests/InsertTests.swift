import Calcot
import CalcotContent
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Groups
import People
import Testing

@MainActor
@Suite("People and groups that are put into a database")
struct InsertTests {
  let folder: TemporaryFolder
  let people = [
    GroupSeed.Person("Ada", "Lovelace", homepage: "https://ada.example"),
    GroupSeed.Person("Grace", "Hopper"),
  ]

  init() throws { folder = try TemporaryFolder() }

  @Test func `come after those who were there, and observers are told once`() async throws {
    let database = folder.database()
    let groups = SQLiteGroupRepository(database)
    let peopleRepository = SQLitePeopleRepository(database)
    let changes = Changes(of: groups)
    var peopleChanges = 0
    peopleRepository.peopleDidChange.add { peopleChanges += 1 }
    let before = try await database.contents()
    let added = [
      GroupSeed.Entry("Analysts", members: [1, 0]),
      GroupSeed.Entry(
        "Coders", members: [1], category: .invited,
        about: GroupAbout(description: "We type.", place: "Home"), picture: .small,
        runs: [.evening, .evening]),
    ]
    try await database.insert(people: people, groups: added)
    #expect(changes.seen == [.everything])
    #expect(peopleChanges == 1)
    let after = try await database.contents()
    #expect(after.people == before.people + people)
    #expect(Array(after.groups.prefix(before.groups.count)) == before.groups)
    #expect(
      Array(after.groups.suffix(2)) == [
        GroupSeed.Entry("Analysts", members: [6, 7]),
        GroupSeed.Entry(
          "Coders", members: [7], category: .invited, about: added[1].about, picture: .small,
          runs: [.evening, .evening]),
      ])
    #expect(try await groups.all(.invited).map(\.memberCount) == [1])
    #expect(try await peopleRepository.all("ada").first?.homepage == "https://ada.example")
  }

  @Test func `are the same in another database as in the one they came from`() async throws {
    let from = CommunityDatabase.inMemory(seed: .community)
    let to = CommunityDatabase.inMemory(seed: .empty)
    let contents = try await from.contents()
    #expect(contents.people == GroupSeed.community.people)
    try await to.insert(people: contents.people, groups: contents.groups)
    #expect(try await to.contents() == contents)
    let invitations = try await SQLiteGroupRepository(to).all(.invited)
    #expect(invitations.count == 3)
  }

  @Test func `are all left out when a group's name is taken, by a stored group or one before it`()
    async throws
  {
    try await expectRefusal(
      [
        GroupSeed.Entry("New", members: []), GroupSeed.Entry("EARLY birds", members: [0]),
        GroupSeed.Entry("Other", members: []), GroupSeed.Entry("new", members: []),
      ], .namesTaken([1, 3]))
  }

  @Test func `are all left out when a name is invalid, or a member does not exist`() async throws {
    try await expectRefusal(
      [GroupSeed.Entry("New", members: []), GroupSeed.Entry(" ", members: [])],
      .invalidName(1, .empty))
    for position in [-1, 2, Int.max] {
      try await expectRefusal(
        [GroupSeed.Entry("New", members: [0, position])],
        .noSuchPerson(group: 0, position: position))
    }
  }

  @Test func `fail with an error when the database is locked, and can be put in later`()
    async throws
  {
    let database = folder.database(busyTimeout: TemporaryFolder.impatience)
    _ = try await database.contents()
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    await #expect(throws: CommunityInsertError.store(.locked)) {
      try await database.insert(people: people, groups: [])
    }
    try await other.run("ROLLBACK")
    try await database.insert(people: people, groups: [])
    #expect(try await database.contents().people.count == 8)
  }

  private func expectRefusal(
    _ groups: [GroupSeed.Entry], _ error: CommunityInsertError
  ) async throws {
    let database = folder.database()
    let changes = Changes(of: SQLiteGroupRepository(database))
    let before = try await database.contents()
    await #expect(throws: error) { try await database.insert(people: people, groups: groups) }
    #expect(try await database.contents() == before)
    #expect(changes.seen == [])
  }
}
