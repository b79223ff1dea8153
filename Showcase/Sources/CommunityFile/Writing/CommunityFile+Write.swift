internal import CalcotContent
public import Foundation
internal import Groups

extension CommunityFile {
  /// Returns the file in its format, as ``read(_:named:)`` reads it: a line for each person, each
  /// run and each list of members, in an order that depends on the contents alone. Linear in the size.
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
    writer.add("]")
    write("description", group.about.description, to: &writer)
    write("place", group.about.place, to: &writer)
    write("picture", group.picture?.bytes.base64EncodedString() ?? "", to: &writer)
    for (index, run) in group.runs.enumerated() {
      writer.add(index == 0 ? ",\n      \"runs\": [\n        " : ",\n        ")
      write(run, to: &writer)
    }
    if !group.runs.isEmpty { writer.add("\n      ]") }
    writer.add("\n    }")
  }

  /// Writes a text of a group, unless it is empty.
  private func write(_ field: String, _ text: String, to writer: inout JSONWriter) {
    guard !text.isEmpty else { return }
    writer.add(",\n      \"\(field)\": ")
    writer.addText(text)
  }

  private func write(_ run: RunPlan, to writer: inout JSONWriter) {
    writer.add("{\"start\": \"\(TimeText(run.start).text)\", \"metres\": \(run.metres), ")
    writer.add("\"kind\": \"\(run.kind.rawValue)\"")
    if !run.note.isEmpty {
      writer.add(", \"note\": ")
      writer.addText(run.note)
    }
    if run.isPublic { writer.add(", \"isPublic\": true") }
    writer.add("}")
  }
}
