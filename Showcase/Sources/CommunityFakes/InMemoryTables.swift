internal import Calcot
internal import CalcotContent
internal import Groups
internal import People

/// The contents of an ``InMemoryCommunity``.
struct InMemoryTables {
  struct Entry {
    var name: GroupName
    var category: GroupCategory
    var members: Set<Member.ID>
    var about = GroupAbout()
    var picture: ImageData?
    var runs: [Run] = []
  }

  var people: [Person.ID: Person] = [:]
  var photos: [Person.ID: PickedFile] = [:]
  var documents: [PersonDocument.ID: RemovedDocument] = [:]
  var highestDocument: Int64 = 0
  var entries: [Group.ID: Entry] = [:]
  private var highestRun: Int64 = 0
  private var highestID: Int64 = 0

  init(_ seed: GroupSeed) {
    for (index, person) in seed.people.enumerated() {
      let id = Person.ID(rawValue: Int64(index + 1))
      people[id] = Person(
        id: id, firstName: person.firstName, lastName: person.lastName, homepage: person.homepage)
    }
    var keys: Set<String> = []
    for group in seed.groups {
      highestID += 1
      guard let name = try? GroupName(group.name), keys.insert(name.key).inserted else { continue }
      let id = Group.ID(rawValue: highestID)
      entries[id] = Entry(
        name: name, category: group.category,
        members: Set(group.members.map { Member.ID(rawValue: Int64($0 + 1)) }),
        about: group.about, picture: group.picture)
      for run in group.runs { _ = add(run, to: id) }
    }
  }

  func group(_ id: Group.ID) -> Group? {
    entries[id].map {
      Group(
        id: id, name: $0.name.text, memberCount: $0.members.count, category: $0.category,
        about: $0.about, picture: $0.picture)
    }
  }

  func existing(_ id: Group.ID) throws(GroupRepositoryError) -> Group {
    guard let group = group(id) else { throw .notFound }
    return group
  }

  /// Returns a group that the user may change.
  func joined(_ id: Group.ID) throws(GroupRepositoryError) -> Group {
    let group = try existing(id)
    try group.checkJoined()
    return group
  }

  func member(_ id: Member.ID) -> Member? {
    people[Person.ID(rawValue: id.rawValue)].map {
      Member(id: id, firstName: $0.firstName, lastName: $0.lastName)
    }
  }

  func holder(of name: GroupName) -> Group.ID? {
    entries.first { $0.value.name.key == name.key }?.key
  }

  mutating func add(_ plan: RunPlan, to group: Group.ID) -> Run {
    highestRun += 1
    let run = Run(id: Run.ID(rawValue: highestRun), plan: plan)
    entries[group]?.runs.append(run)
    return run
  }

  /// Returns the place of a run among those of a group.
  func place(of run: Run.ID, in group: Group.ID) throws(GroupRepositoryError) -> Int {
    guard let place = entries[group]?.runs.firstIndex(where: { $0.id == run }) else {
      throw .notFound
    }
    return place
  }

  mutating func add(_ name: GroupName) -> Group.ID {
    highestID += 1
    let id = Group.ID(rawValue: highestID)
    entries[id] = Entry(name: name, category: .joined, members: [])
    return id
  }
}

extension Array where Element: Sendable {
  /// Returns the requested part of a whole list.
  func page(in range: Range<Int>) -> Page<Element> {
    let range = range.clamped(to: 0..<Int.max)
    return Page(
      start: range.lowerBound, elements: Array(self[range.clamped(to: indices)]), total: count)
  }
}

extension String {
  /// Returns whether a search for `typed` finds this name.
  func isFound(by typed: String) -> Bool {
    let search = ListKey.search(typed: typed)
    // NB: compares bytes, as a database does; a search can end within a character.
    return search.isEmpty || ListKey.search(self).utf8.contains(Array(search.utf8))
  }
}
