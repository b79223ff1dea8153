internal import Groups

/// A reader of the people and groups in JSON, which collects their problems.
///
/// People are read first, wherever they are in the file, so that members can be checked at once.
struct CommunityReader {
  var json: JSONReader
  var problems = ProblemCollector()
  var people: [CommunityFile.Person] = []
  var groups: [FoundGroup] = []
  /// The number of each person, counted in file order, by id.
  var numbers: [Int: Int] = [:]
  /// The last group that contained the person, by the person's number.
  var lastGroups: [Int] = []
  var firstGroups: [String: Int] = [:]
  private var hasPeople = false

  /// A group, and the offset of its name.
  struct FoundGroup {
    let group: CommunityFile.Group
    let key: String
    let index: Int
    let offset: Int
  }

  init(_ bytes: [UInt8]) { json = JSONReader(bytes) }

  /// A Boolean value that indicates whether the list of people was read, so that members can be
  /// looked up in it.
  var knowsPeople: Bool { hasPeople }

  /// Reads the whole file. Linear in its size.
  mutating func read() throws(JSONSyntaxError) {
    var groupsOffset: Int?
    try readObject(at: .file, .file) {
      (reader: inout Self, field: String) throws(JSONSyntaxError) in
      switch field {
      case "version": try reader.readVersion()
      case "people": reader.hasPeople = try reader.readPeople()
      default:
        groupsOffset = reader.json.offset
        try reader.json.skip()
      }
    }
    try json.finish()
    guard let groupsOffset else { return }
    json.offset = groupsOffset
    try readGroups()
  }

  private mutating func readVersion() throws(JSONSyntaxError) {
    let path = FieldPath.file.appending("version")
    guard let (version, offset) = try readInteger(at: path), version != CommunityFile.version
    else { return }
    problems.add(
      at: offset, path, "is \(version), and only version \(CommunityFile.version) can be read",
      "export the file again with an app that writes version \(CommunityFile.version)")
  }
}
