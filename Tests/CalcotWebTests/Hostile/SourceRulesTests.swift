import Foundation
import Testing

/// A rule that holds for every line of the site and its server, because a single line that breaks it
/// lets anybody end the process. The tool's `HouseTests` have those for all sources.
@Suite("The sources of the site and its server")
struct SourceRulesTests {
  @Test func `call nobody else's code with a lock held`() throws {
    let calls = #"\b(watch|send|close|cancel|resume|yield|room|report|released)\("#
    #expect(try heldBodies().filter { try $0.contains(Regex(calls)) } == [])
  }

  @Test func `are found, and what breaks a rule would be`() throws {
    #expect(try sources().count > 80 && heldBodies().count > 40)
    #expect(
      Self.body(after: "state.withLock { $0.map { watch() } }; send()") == " $0.map { watch() } ")
  }

  private func sources() throws -> [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardized
    return try ["CalcotWeb", "CalcotWebServer"].flatMap { module in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: module).path)
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("WireNumber.swift") }
        .map { root.appending(path: module).appending(path: $0) }
    }
  }

  /// Returns what is done with a lock held, in all of the sources.
  private func heldBodies() throws -> [String] {
    try sources().flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.ranges(of: "withLock").compactMap { Self.body(after: text[$0.lowerBound...]) }
    }
  }

  /// Returns the text between the first brace and the one that closes it.
  private static func body(after text: some StringProtocol) -> String? {
    guard let start = text.firstIndex(of: "{") else { return nil }
    var depth = 0
    for place in text[start...].indices {
      if text[place] == "{" { depth += 1 }
      if text[place] == "}" { depth -= 1 }
      if depth == 0 { return String(text[text.index(after: start)..<place]) }
    }
    return nil
  }
}
