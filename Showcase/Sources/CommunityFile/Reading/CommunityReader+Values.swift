extension CommunityReader {
  /// Reads an object and calls `read` with each key to read its value. Returns false if the value
  /// is not an object.
  @discardableResult
  mutating func readObject(
    at path: FieldPath, _ fields: ObjectFields,
    _ read: (inout Self, String) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) -> Bool {
    guard try begins(.object, at: path, "write it in braces") else { return false }
    let start = json.offset
    var seen = 0
    try json.enter()
    while let (name, offset) = try json.nextKey() {
      guard let index = fields.all.firstIndex(of: name) else {
        problems.add(
          at: offset, path, "has the unknown key \(quoted(name))",
          "take it out, or use one of \(fields.all.joined(separator: ", "))")
        try json.skip()
        continue
      }
      guard seen & 1 << index == 0 else {
        problems.add(at: offset, path, "has the key \"\(name)\" a second time", "keep one of them")
        try json.skip()
        continue
      }
      seen |= 1 << index
      try read(&self, name)
    }
    for (index, name) in fields.required.enumerated() where seen & 1 << index == 0 {
      problems.add(at: start, path, "the key \"\(name)\" is missing", "add it")
    }
    return true
  }

  /// Reads a list and calls `read` with the index of each element to read it. Returns false if the
  /// value is not a list.
  mutating func readList(
    at path: FieldPath, _ read: (inout Self, Int) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) -> Bool {
    guard try begins(.list, at: path, "write it in square brackets") else { return false }
    try json.enter()
    var index = 0
    while try json.nextElement() {
      try read(&self, index)
      index += 1
    }
    return true
  }

  /// Reads a text and its offset. For any other value, adds a problem and returns nil.
  mutating func readText(at path: FieldPath) throws(JSONSyntaxError) -> (String, Int)? {
    guard try begins(.text, at: path, "write it in double quotes") else { return nil }
    let offset = json.offset
    return (try json.readText(), offset)
  }

  /// Reads an integer and its offset. For any other value, adds a problem and returns nil.
  mutating func readInteger(at path: FieldPath) throws(JSONSyntaxError) -> (Int, Int)? {
    guard try begins(.number, at: path, "write a whole number") else { return nil }
    let offset = json.offset
    if let number = try json.readNumber() { return (number, offset) }
    problems.add(
      at: offset, path, "is no whole number, or is too large",
      "write a whole number between \(Int.min) and \(Int.max)")
    return nil
  }

  /// Reads true or false. For any other value, adds a problem and returns nil.
  mutating func readTruth(at path: FieldPath) throws(JSONSyntaxError) -> Bool? {
    guard try begins(.truth, at: path, "write true or false") else { return nil }
    return try json.readTruth()
  }

  /// Reads one of the words of an enumeration. For any other value, adds a problem and returns nil.
  mutating func readWord<Word: CaseIterable & RawRepresentable<String>>(
    _ noun: String, at path: FieldPath
  ) throws(JSONSyntaxError) -> Word? {
    guard let (text, offset) = try readText(at: path) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let all = Word.allCases.map(\.rawValue).joined(separator: ", ")
    problems.add(at: offset, path, "\(quoted(text)) is no \(noun)", "write one of \(all)")
    return nil
  }

  private mutating func begins(
    _ kind: JSONKind, at path: FieldPath, _ remedy: String
  ) throws(JSONSyntaxError) -> Bool {
    let found = try json.kind()
    if found == kind { return true }
    problems.add(at: json.offset, path, "is \(found), and has to be \(kind)", remedy)
    try json.skip()
    return false
  }
}

/// The required and optional keys of an object of a community file.
struct ObjectFields {
  static let file = ObjectFields(required: ["version", "people", "groups"])
  static let person = ObjectFields(
    required: ["id", "firstName", "lastName"], optional: ["homepage"])
  static let group = ObjectFields(
    required: ["name", "members"],
    optional: ["category", "description", "place", "picture", "runs"])
  static let run = ObjectFields(
    required: ["start", "metres", "kind"], optional: ["note", "isPublic"])

  let required: [String]
  let all: [String]

  private init(required: [String], optional: [String] = []) {
    self.required = required
    all = required + optional
  }
}
