/// Why a file of this tool cannot be used: `path:line: error: message`.
public struct FileFormatError: Error, Sendable, Equatable, CustomStringConvertible {
  public var path: String
  /// From 1.
  public var line: Int
  public var message: String

  public init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  public var description: String { "\(path):\(line): error: \(message)" }
}

extension Baseline {
  /// The format that ``text`` has; a file with a higher number is refused.
  static let version = 1

  /// Reads a baseline's file. Entries may stand in any order, as merges leave them.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - path: Where it is, for the message of an error.
  /// - Throws: What is wrong, and on which line; nothing of a damaged file is used, since findings
  ///   would be reported or hidden by chance.
  public init(reading bytes: [UInt8], path: String) throws(FileFormatError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFormatError(path: path, line: 1, message: "the baseline is no UTF-8 text")
    }
    let root: JSONValue
    do {
      root = try JSONReader.value(of: text)
    } catch {
      throw FileFormatError(path: path, line: error.line, message: error.message)
    }
    guard let version = root["calcot-baseline"] else {
      throw FileFormatError(
        path: path, line: root.line,
        message:
          "this is no baseline: the key 'calcot-baseline' with the format's number is missing")
    }
    // NB: asked for in a function of its own; in place, it crashes the optimiser of Swift 6.3.
    if let message = Self.objection(toVersion: version.number) {
      throw FileFormatError(path: path, line: version.line, message: message)
    }
    guard let values = root["findings"]?.array else {
      throw FileFormatError(
        path: path, line: root["findings"]?.line ?? root.line,
        message: "the list 'findings' is missing")
    }
    var entries: [Entry] = []
    for value in values where !value.isNull {
      entries.append(try Self.entry(value, path: path))
    }
    self.init(entries)
  }

  private static func objection(toVersion number: Int?) -> String? {
    let start = "this calcot reads baselines of format \(version); "
    guard let number else { return start + "this one names none" }
    if number >= 1, number <= version { return nil }
    return start + "this one has \(number): update calcot"
  }

  private static func entry(_ value: JSONValue, path: String) throws(FileFormatError) -> Entry {
    guard value.object != nil else {
      throw FileFormatError(
        path: path, line: value.line, message: "a finding is written as {\"rule\": …, …}")
    }
    func text(_ key: String, orElse standard: String?) throws(FileFormatError) -> String {
      guard let member = value[key] else {
        if let standard { return standard }
        throw FileFormatError(
          path: path, line: value.line, message: "the finding has no '\(key)'")
      }
      guard let text = member.string else {
        throw FileFormatError(path: path, line: member.line, message: "'\(key)' is no text")
      }
      return text
    }
    return Entry(
      rule: try text("rule", orElse: nil),
      subject: Subject(
        type: try text("type", orElse: nil), member: try text("member", orElse: ""),
        symbol: try text("symbol", orElse: nil)),
      path: try text("path", orElse: ""), reason: try text("reason", orElse: ""))
  }

  /// What the baseline's file holds: JSON, sorted, a finding a line.
  ///
  /// No line depends on another one, not even by its comma, so that branches that both mend findings
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
      let line = members.map { "\"\($0.0)\": \(JSONText.quoted($0.1))" }.joined(separator: ", ")
      text += "{\(line)},\n"
    }
    // NB: the null lets every line above end with a comma.
    return text + "null\n]}\n"
  }
}
