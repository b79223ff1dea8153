internal import Foundation
internal import Groups

extension CommunityReader {
  /// Reads the list of people. Returns false if the value is not a list.
  mutating func readPeople() throws(JSONSyntaxError) -> Bool {
    try readList(at: FieldPath(list: "people")) {
      (reader: inout Self, index: Int) throws(JSONSyntaxError) in
      try reader.readPerson(at: FieldPath(list: "people", index: index))
    }
  }

  private mutating func readPerson(at path: FieldPath) throws(JSONSyntaxError) {
    var id: Int?
    var firstName: String?
    var lastName: String?
    var homepage: String?
    try readObject(at: path, .person) {
      (reader: inout Self, field: String) throws(JSONSyntaxError) in
      let path = path.appending(field)
      switch field {
      case "id": id = try reader.readPersonID(at: path)
      case "firstName": firstName = try reader.readPersonName(at: path, canBeEmpty: false)
      case "lastName": lastName = try reader.readPersonName(at: path, canBeEmpty: true)
      default: homepage = try reader.readHomepage(at: path)
      }
    }
    guard let id, let firstName, let lastName else { return }
    people.append(.init(id: id, firstName: firstName, lastName: lastName, homepage: homepage))
  }

  private mutating func readPersonID(at path: FieldPath) throws(JSONSyntaxError) -> Int? {
    guard let (id, offset) = try readInteger(at: path) else { return nil }
    if let number = numbers[id] {
      problems.add(
        at: offset, path, "is \(id), as that of the person number \(number + 1) with an id",
        "give each person a number of their own")
      return id
    }
    numbers[id] = lastGroups.count
    lastGroups.append(-1)
    return id
  }

  private mutating func readPersonName(
    at path: FieldPath, canBeEmpty: Bool
  ) throws(JSONSyntaxError) -> String? {
    guard let (name, offset) = try readText(at: path) else { return nil }
    let isVisible = name.unicodeScalars.contains(where: \.isVisible)
    if !isVisible, !(canBeEmpty && name.isEmpty) {
      problems.add(
        at: offset, path, "is empty",
        canBeEmpty
          ? "write \"\", or a letter that can be seen" : "write the name, at least one letter")
    } else if name.unicodeScalars.contains(where: \.breaksALine) {
      problems.add(
        at: offset, path, "\(quoted(name)) has a line break or another control character",
        "remove it")
    } else if name.unicodeScalars.count > CommunityFile.nameLimit {
      problems.add(
        at: offset, path,
        "\(quoted(name)) has \(name.unicodeScalars.count) characters, and "
          + "\(CommunityFile.nameLimit) is the most", "shorten it")
    }
    return name
  }

  private mutating func readHomepage(at path: FieldPath) throws(JSONSyntaxError) -> String? {
    guard let (text, offset) = try readText(at: path) else { return nil }
    if !Self.isWebAddress(text) {
      problems.add(
        at: offset, path, "\(quoted(text)) is no address in the web",
        "write one such as https://example.org/ada, or leave the key out")
    }
    return text
  }

  private static func isWebAddress(_ text: String) -> Bool {
    guard !text.unicodeScalars.contains(where: { $0.isControl || $0.properties.isWhitespace }),
      let url = URL(string: text), let host = url.host(), !host.isEmpty
    else { return false }
    return ["http", "https"].contains(url.scheme?.lowercased())
  }
}
