internal import CalcotContent
internal import Foundation
internal import Groups

/// A check of a decoded file, which collects the problems with its values.
struct RecordCheck {
  /// The maximum length of each name of a person, in Unicode scalars.
  private static let nameLimit = 200

  private let file: String
  private var found: CommunityFileError?
  /// The positions of the people, by their ids.
  private var positions: [Int: Int] = [:]
  /// The positions of the groups, by their names' keys.
  private var named: [String: Int] = [:]

  init(file: String) { self.file = file }

  /// Returns the error for one problem.
  func error(_ field: String, _ what: String, _ remedy: String) -> CommunityFileError {
    CommunityFileError(line(field, what, remedy))
  }

  /// Returns the community of a file; throws the problems if there are any.
  mutating func checked(_ record: FileRecord) throws(CommunityFileError) -> GroupSeed {
    require(
      record.version == CommunityFile.version, "version",
      "is \(record.version), and only version \(CommunityFile.version) can be read",
      "export the file again with an app that writes version \(CommunityFile.version)")
    for (index, person) in record.people.enumerated() { check(person.value, index) }
    var groups: [GroupSeed.Entry] = []
    for (index, group) in record.groups.enumerated() {
      groups.append(checked(group.value, index))
    }
    if let found { throw found }
    return GroupSeed(
      people: record.people.map {
        .init($0.value.firstName, $0.value.lastName, homepage: $0.value.homepage)
      }, groups: groups)
  }

  private func line(_ field: String, _ what: String, _ remedy: String) -> String {
    "\(escaped(file)): " + (field.isEmpty ? "" : "\(field): ") + "\(what): \(remedy)"
  }

  private mutating func require(
    _ holds: Bool, _ field: @autoclosure () -> String, _ what: @autoclosure () -> String,
    _ remedy: @autoclosure () -> String
  ) {
    guard !holds else { return }
    let line = line(field(), what(), remedy())
    if found == nil { found = CommunityFileError(line) } else { found?.add(line) }
  }

  // MARK: People

  private mutating func check(_ person: PersonRecord, _ index: Int) {
    let path = "people[\(index)]"
    require(
      positions.updateValue(index, forKey: person.id) == nil, "\(path).id",
      "is \(person.id), as that of another person", "give each person a number of their own")
    check(name: person.firstName, "\(path).firstName")
    if !person.lastName.isEmpty { check(name: person.lastName, "\(path).lastName") }
    require(
      person.homepage.map(Self.isWebAddress) ?? true, "\(path).homepage",
      "\(quoted(person.homepage ?? "")) is no address in the web",
      "write one such as https://example.org/ada, or leave the key out")
  }

  private mutating func check(name: String, _ field: String) {
    let scalars = name.unicodeScalars
    require(
      scalars.contains(where: \.isVisible), field, "has nothing that can be seen",
      "write at least one letter")
    require(
      !scalars.contains(where: \.breaksALine), field,
      "\(quoted(name)) has a line break or another control character", "remove it")
    require(
      scalars.count <= Self.nameLimit, field,
      "\(quoted(name)) has \(scalars.count) characters, and \(Self.nameLimit) is the most",
      "shorten it")
  }

  private static func isWebAddress(_ text: String) -> Bool {
    guard !text.unicodeScalars.contains(where: { $0.breaksALine || $0.properties.isWhitespace }),
      let url = URL(string: text), let host = url.host(), !host.isEmpty
    else { return false }
    return ["http", "https"].contains(url.scheme?.lowercased())
  }

  // MARK: Groups

  private mutating func checked(_ group: GroupRecord, _ index: Int) -> GroupSeed.Entry {
    let path = "groups[\(index)]"
    check(groupName: group.name, index)
    let category: GroupCategory? = word(group.category, "category", "\(path).category")
    check(members: group.members, "\(path).members")
    check(length: group.description, GroupAbout.maximumDescription, "\(path).description")
    check(length: group.place, GroupAbout.maximumPlace, "\(path).place")
    let picture = group.picture.map { ImageData($0) }
    if let picture { check(picture, "\(path).picture") }
    var runs: [RunPlan] = []
    for (place, run) in (group.runs ?? []).enumerated() {
      runs.append(checked(run.value, "\(path).runs[\(place)]"))
    }
    return GroupSeed.Entry(
      group.name, members: group.members.compactMap { positions[$0] },
      category: category ?? .joined,
      about: GroupAbout(description: group.description ?? "", place: group.place ?? ""),
      picture: picture, runs: runs)
  }

  private mutating func check(groupName text: String, _ index: Int) {
    let field = "groups[\(index)].name"
    switch GroupName.validate(text) {
    case .success(let name):
      let other = named.updateValue(index, forKey: name.key)
      require(
        other == nil, field, "\(quoted(text)) reads the same as groups[\(other ?? 0)].name",
        "rename one of the two groups, or make them one")
    case .failure(.empty):
      require(false, field, "has nothing that can be seen", "write at least one letter")
    case .failure(.tooLong(let count)): require(length: count, GroupName.maximumLength, field)
    case .failure(.controlCharacter):
      require(
        false, field, "\(quoted(text)) has a line break or another control character", "remove it")
    case .failure(.tooManyMarks):
      require(false, field, "\(quoted(text)) has too many accents for its letters", "remove some")
    }
  }

  private mutating func check(members: [Int], _ path: String) {
    var seen: Set<Int> = []
    for (index, id) in members.enumerated() {
      require(
        positions[id] != nil, "\(path)[\(index)]", "\(id) is the id of no person in this file",
        "add the person to \"people\", or take the number out")
      require(
        seen.insert(id).inserted, "\(path)[\(index)]", "the person \(id) is in this list twice",
        "take one out")
    }
  }

  private mutating func check(_ picture: ImageData, _ field: String) {
    require(
      picture.format != nil, field, "is no picture in a known format",
      "use another, or leave the key out")
    require(
      picture.bytes.count <= Group.mostPictureBytes, field,
      "has \(picture.bytes.count) bytes, and \(Group.mostPictureBytes) is the most",
      "use a smaller one, or leave the key out")
  }

  private mutating func checked(_ run: RunRecord, _ path: String) -> RunPlan {
    let start = run.time
    require(
      start != nil, "\(path).start", "\(quoted(run.start)) is no time",
      "write it to the minute and in universal time, such as 2026-11-24T09:00Z")
    require(
      (1...RunPlan.longest).contains(run.metres), "\(path).metres",
      "is \(run.metres), which is no distance of a run",
      "write a number of metres from 1 to \(RunPlan.longest)")
    let kind: RunKind? = word(run.kind, "kind of run", "\(path).kind")
    check(length: run.note, RunPlan.maximumNote, "\(path).note")
    return RunPlan(
      start: start ?? .distantPast, metres: run.metres, kind: kind ?? .easy, note: run.note ?? "",
      isPublic: run.isPublic ?? false)
  }

  // MARK: Texts

  private mutating func check(length text: String?, _ most: Int, _ field: @autoclosure () -> String)
  {
    if let text { require(length: text.count, most, field()) }
  }

  private mutating func require(length: Int, _ most: Int, _ field: @autoclosure () -> String) {
    require(
      length <= most, field(), "has \(length) characters, and \(most) is the most", "shorten it")
  }

  /// Returns the case of an enumeration that a text names; nil for none.
  private mutating func word<Word: CaseIterable & RawRepresentable<String>>(
    _ text: String?, _ noun: String, _ field: @autoclosure () -> String
  ) -> Word? {
    guard let text else { return nil }
    let word = Word(rawValue: text)
    require(
      word != nil, field(), "\(quoted(text)) is no \(noun)",
      "write one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    return word
  }
}

/// Returns a text in double quotes, shortened, and with its control characters escaped.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let start = String(String.UnicodeScalarView(scalars.prefix(60)))
  return "\"\(escaped(start))\(scalars.count > 60 ? "…" : "")\""
}

/// Returns a text with its control characters escaped, so that it cannot affect a terminal.
func escaped(_ text: String) -> String {
  text.unicodeScalars.map { $0.breaksALine ? $0.escaped(asASCII: true) : String($0) }.joined()
}
