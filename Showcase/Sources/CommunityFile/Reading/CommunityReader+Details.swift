internal import CalcotContent
internal import Foundation
internal import Groups

/// The optional parts of a group in a file.
struct GroupDetails {
  var description = ""
  var place = ""
  var picture: ImageData?
  var runs: [RunPlan] = []

  var about: GroupAbout { GroupAbout(description: description, place: place) }
}

extension CommunityReader {
  /// Reads a description, a place, a picture or runs.
  mutating func readDetail(
    _ field: String, at path: FieldPath, into details: inout GroupDetails
  ) throws(JSONSyntaxError) {
    switch field {
    case "description":
      details.description = try readText(at: path, atMost: GroupAbout.maximumDescription) ?? ""
    case "place": details.place = try readText(at: path, atMost: GroupAbout.maximumPlace) ?? ""
    case "picture": details.picture = try readPicture(at: path)
    default: details.runs = try readRuns(at: path)
    }
  }

  private mutating func readPicture(at path: FieldPath) throws(JSONSyntaxError) -> ImageData? {
    guard let (text, offset) = try readText(at: path) else { return nil }
    guard let bytes = Data(base64Encoded: text) else {
      problems.add(
        at: offset, path, "is not written in Base64", "export it again, or leave the key out")
      return nil
    }
    let picture = ImageData(bytes)
    if picture.format == nil {
      problems.add(
        at: offset, path, "is no picture in a known format", "use another, or leave the key out")
    } else if bytes.count > Group.mostPictureBytes {
      problems.add(
        at: offset, path, "has \(bytes.count) bytes, and \(Group.mostPictureBytes) is the most",
        "use a smaller one, or leave the key out")
    }
    return picture
  }

  private mutating func readRuns(at path: FieldPath) throws(JSONSyntaxError) -> [RunPlan] {
    var runs: [RunPlan] = []
    _ = try readList(at: path) {
      (reader: inout Self, element: Int) throws(JSONSyntaxError) in
      var path = path
      path.element = element
      if let run = try reader.readRun(at: path) { runs.append(run) }
    }
    return runs
  }

  private mutating func readRun(at path: FieldPath) throws(JSONSyntaxError) -> RunPlan? {
    var start: Date?
    var metres: Int?
    var kind: RunKind?
    var note = ""
    var isPublic = false
    try readObject(at: path, .run) {
      (reader: inout Self, field: String) throws(JSONSyntaxError) in
      let path = path.appending(field)
      switch field {
      case "start": start = try reader.readStart(at: path)
      case "metres": metres = try reader.readMetres(at: path)
      case "kind": kind = try reader.readWord("kind of run", at: path)
      case "note": note = try reader.readText(at: path, atMost: RunPlan.maximumNote) ?? ""
      default: isPublic = try reader.readTruth(at: path) ?? false
      }
    }
    guard let start, let metres, let kind else { return nil }
    return RunPlan(start: start, metres: metres, kind: kind, note: note, isPublic: isPublic)
  }

  private mutating func readStart(at path: FieldPath) throws(JSONSyntaxError) -> Date? {
    guard let (text, offset) = try readText(at: path) else { return nil }
    if let time = TimeText(text) { return time.date }
    problems.add(
      at: offset, path, "\(quoted(text)) is no time",
      "write it to the minute and in universal time, such as 2026-11-24T09:00Z")
    return nil
  }

  private mutating func readMetres(at path: FieldPath) throws(JSONSyntaxError) -> Int? {
    guard let (metres, offset) = try readInteger(at: path) else { return nil }
    if !(1...RunPlan.longest).contains(metres) {
      problems.add(
        at: offset, path, "is \(metres), which is no distance of a run",
        "write a number of metres from 1 to \(RunPlan.longest)")
    }
    return metres
  }

  private mutating func readText(
    at path: FieldPath, atMost most: Int
  ) throws(JSONSyntaxError) -> String? {
    guard let (text, offset) = try readText(at: path) else { return nil }
    let count = text.count
    if count > most {
      problems.add(
        at: offset, path, "has \(count) characters, and \(most) is the most", "shorten it")
    }
    return text
  }
}
