internal import CalcotText

extension Baseline {
  /// The version of the format. A file with a higher number is refused.
  static let version = 1

  /// Reads a baseline's file. Entries may be in any order, as merges leave them.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path for the message of an error.
  /// - Throws: An error with the line of the mistake. A damaged file is not used at all, since it
  ///   would report or hide findings by chance.
  public init(reading bytes: [UInt8], path: String) throws(FileFormatError) {
    let text = try FileFormatError.text(bytes, path: path)
    let root = try FileFormatError.value(of: text, path: path)
    self.init(try Self.entries(in: root, path: path))
  }

  private static func entries(
    in root: JSONValue, path: String
  ) throws(FileFormatError) -> [Entry] {
    // NB: keep the value itself out of this function: the optimiser of Swift 6.3 fails on it.
    let line = root["calcot-baseline"]?.line ?? root.line
    let number = root["calcot-baseline"]?.int ?? 0
    if number < 1 {
      throw FileFormatError(
        path: path, line: line,
        message:
          "this is no baseline: the key 'calcot-baseline' with the format's number is missing")
    }
    if number > Self.version {
      throw FileFormatError(
        path: path, line: line,
        message: "this calcot reads baselines of format \(Self.version); this one has \(number): "
          + "update calcot")
    }
    guard let values = root["findings"]?.array else {
      throw FileFormatError(
        path: path, line: root["findings"]?.line ?? root.line,
        message: "the list 'findings' is missing")
    }
    var entries: [Entry] = []
    for value in values where !value.isNull {
      entries.append(try entry(value, path: path))
    }
    return entries
  }

  private static func entry(_ value: JSONValue, path: String) throws(FileFormatError) -> Entry {
    guard value.members != nil else {
      throw FileFormatError(
        path: path, line: value.line, message: "a finding is written as {\"rule\": …, …}")
    }
    return Entry(
      rule: try text("rule", of: value, path: path),
      subject: Subject(
        type: try text("type", of: value, path: path),
        member: try text("member", of: value, orElse: "", path: path),
        symbol: try text("symbol", of: value, path: path)),
      path: try text("path", of: value, orElse: "", path: path),
      reason: try text("reason", of: value, orElse: "", path: path))
  }

  private static func text(
    _ key: String, of value: JSONValue, orElse standard: String? = nil, path: String
  ) throws(FileFormatError) -> String {
    guard let member = value[key] else {
      if let standard { return standard }
      throw FileFormatError(path: path, line: value.line, message: "the finding has no '\(key)'")
    }
    guard let text = member.string else {
      throw FileFormatError(path: path, line: member.line, message: "'\(key)' is no text")
    }
    return text
  }

  /// The content of the file: JSON, sorted, a finding on each line.
  ///
  /// No line depends on another one, not even by its comma, so that branches that both fix findings
  /// merge without a conflict.
  public var text: String {
    var text = """
      {
        "calcot-baseline": \(Self.version),
        "about": "Findings that are accepted for now. Those that are mended are taken out by \
      themselves; 'calcot baseline accept' adds new ones.",
        "findings": [

      """
    for entry in entries {
      var members = [("rule", entry.rule), ("type", entry.subject.type)]
      if !entry.subject.member.isEmpty { members.append(("member", entry.subject.member)) }
      members += [("symbol", entry.subject.symbol), ("path", entry.path)]
      if !entry.reason.isEmpty { members.append(("reason", entry.reason)) }
      let line = members.map { "\"\($0.0)\": \(Escape.json($0.1))" }.joined(separator: ", ")
      text += "{\(line)},\n"
    }
    // NB: the null lets every line above end with a comma.
    return text + "null\n]}\n"
  }
}
