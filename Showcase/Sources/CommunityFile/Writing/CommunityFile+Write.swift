public import Foundation
internal import Groups

extension CommunityFile {
  /// Returns the file in its format, as ``read(_:named:)`` reads it: a line for each person and for
  /// each list of members, in an order that depends on the contents alone. Linear in the size.
  public func data() -> Data {
    var writer = JSONWriter()
    writer.add("{\n  \"version\": \(Self.version),\n  \"people\": ")
    writer.addList(people, write)
    writer.add(",\n  \"groups\": ")
    writer.addList(groups, write)
    writer.add("\n}\n")
    return Data(writer.bytes)
  }

  /// Writes the file to `url`, whole or not at all: an existing file stays until the new one
  /// replaces it.
  ///
  /// - Throws: ``CommunityFileProblems`` if the file could not be read again, with the positions
  ///   that the problems would have in it; otherwise an error of the file system.
  public func write(to url: URL) throws {
    let data = data()
    _ = try Self.read(data, named: url.path)
    try data.write(to: url, options: .atomic)
  }

  private func write(_ person: Person, to writer: inout JSONWriter) {
    writer.add("{\"id\": \(person.id), \"firstName\": ")
    writer.addText(person.firstName)
    writer.add(", \"lastName\": ")
    writer.addText(person.lastName)
    if let homepage = person.homepage {
      writer.add(", \"homepage\": ")
      writer.addText(homepage)
    }
    writer.add("}")
  }

  private func write(_ group: Group, to writer: inout JSONWriter) {
    writer.add("{\n      \"name\": ")
    writer.addText(group.name.text)
    writer.add(",\n      \"category\": \"\(group.category.rawValue)\",\n      \"members\": [")
    for (index, member) in group.members.enumerated() {
      writer.add(index == 0 ? "\(member)" : ", \(member)")
    }
    writer.add("]\n    }")
  }
}
