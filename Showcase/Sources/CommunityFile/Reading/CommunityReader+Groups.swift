internal import Groups

extension CommunityReader {
  /// Reads the list of groups, after the people.
  mutating func readGroups() throws(JSONSyntaxError) {
    _ = try readList(at: FieldPath(list: "groups")) {
      (reader: inout Self, index: Int) throws(JSONSyntaxError) in
      try reader.readGroup(at: FieldPath(list: "groups", index: index), index)
    }
  }

  private mutating func readGroup(at path: FieldPath, _ index: Int) throws(JSONSyntaxError) {
    var found: (name: GroupName, key: String, offset: Int)?
    var category = GroupCategory.joined
    var members: [Int] = []
    var details = GroupDetails()
    try readObject(at: path, .group) {
      (reader: inout Self, field: String) throws(JSONSyntaxError) in
      let path = path.appending(field)
      switch field {
      case "name": found = try reader.readGroupName(at: path, index)
      case "category": category = try reader.readWord("category", at: path) ?? category
      case "members": members = try reader.readMembers(at: path, index)
      default: try reader.readDetail(field, at: path, into: &details)
      }
    }
    guard let found else { return }
    groups.append(
      FoundGroup(
        group: .init(
          name: found.name, category: category, members: members, about: details.about,
          picture: details.picture, runs: details.runs),
        key: found.key, index: index, offset: found.offset))
  }

  private mutating func readGroupName(
    at path: FieldPath, _ index: Int
  ) throws(JSONSyntaxError) -> (name: GroupName, key: String, offset: Int)? {
    guard let (text, offset) = try readText(at: path) else { return nil }
    let name: GroupName
    do throws(GroupNameProblem) {
      name = try GroupName(text)
    } catch {
      problems.add(at: offset, path, error.what(text), error.remedy)
      return nil
    }
    let key = name.key
    if let first = firstGroups[key] {
      problems.add(
        at: offset, path, "\(quoted(text)) reads the same as groups[\(first)].name",
        "rename one of the two groups, or make them one")
    } else {
      firstGroups[key] = index
    }
    return (name, key, offset)
  }

  private mutating func readMembers(
    at path: FieldPath, _ index: Int
  ) throws(JSONSyntaxError) -> [Int] {
    var members: [Int] = []
    _ = try readList(at: path) {
      (reader: inout Self, element: Int) throws(JSONSyntaxError) in
      var path = path
      path.element = element
      guard let (id, offset) = try reader.readInteger(at: path) else { return }
      members.append(id)
      reader.check(member: id, of: index, at: offset, path)
    }
    return members
  }

  private mutating func check(member id: Int, of index: Int, at offset: Int, _ path: FieldPath) {
    guard knowsPeople else { return }
    guard let number = numbers[id] else {
      problems.add(
        at: offset, path, "\(id) is the id of no person in this file",
        "add the person to \"people\", or take the number out")
      return
    }
    if lastGroups[number] == index {
      problems.add(at: offset, path, "the person \(id) is in this list twice", "take one out")
    }
    lastGroups[number] = index
  }
}

extension GroupNameProblem {
  /// Returns the description of the problem with a name in a file.
  func what(_ text: String) -> String {
    switch self {
    case .empty: "the name has nothing that can be seen"
    case .tooLong(let count):
      "\(quoted(text)) has \(count) characters, and \(GroupName.maximumLength) is the most"
    case .controlCharacter: "\(quoted(text)) has a line break or another control character"
    case .tooManyMarks: "\(quoted(text)) has too many accents for its letters"
    }
  }

  /// The remedy.
  var remedy: String {
    switch self {
    case .empty: "write at least one letter"
    case .tooLong: "shorten it"
    case .controlCharacter: "remove it"
    case .tooManyMarks: "remove some"
    }
  }
}
