import Foundation
import Testing

@testable import CalcotTool

/// The JSON that the tool prints, by the schemas of `Docs/Schemas`.
@Suite struct `The JSON for other programs` {
  private static let code = """
    import UIKit
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func launch() { window?.rootViewController = HomeViewController() }
    }
    final class HomeViewModel {
      var title = ""
      let image = UIImage()  // calcot:ignore viewmodel-ui-use - goes with the old page
      let color = UIColor.red
    }
    final class HomeViewController: UIViewController {
      let viewModel = HomeViewModel()
      func tapped() { present(DetailViewController(), animated: true) }
    }
    final class DetailViewController: UIViewController {
      func tapped() { navigationController?.pushViewController(HomeViewController(), animated: true) }
    }
    final class NoteService { let controller = HomeViewController() }

    """

  @Test func `The report of lint is as its schema says`() throws {
    let scene = try ToolScene(["App/Home.swift": Self.code])
    try Data([0xFF, 0xFE, 0x41]).write(to: scene.folder.appendingPathComponent("App/Odd.swift"))
    var schema = try JSONSchema("lint")
    try schema.check(scene.run("lint --no-baseline --format json").output)
    _ = scene.run("baseline accept --reason now")
    try schema.check(scene.run("lint --format json").output)
    #expect(
      schema.unseen == [
        "commit", "edits", "end", "fix", "judged", "rule", "start", "text", "title", "types",
      ])
  }

  @Test func `The map is as its schema says, also that of a change`() throws {
    let scene = try ToolScene()
    let place = scene.folder.appendingPathComponent("work").path
    try scene.write(Self.code, to: "work/App/Home.swift")
    for words in [
      ["init", "-q", place], ["-C", place, "add", "."],
      ["-C", place, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "First"],
    ] {
      #expect(try GitProcess.run(words).status == 0)
    }
    var schema = try JSONSchema("map")
    try schema.check(scene.run("map work --format json").output)
    try scene.write(
      Self.code + "final class OtherService { let controller = DetailViewController() }\n",
      to: "work/App/Home.swift")
    try schema.check(scene.run("map work --diff HEAD --format json").output)
    #expect(schema.unseen == [])
  }
}

/// A schema, as far as those of the tool use JSON Schema.
private struct JSONSchema {
  private let root: [String: Any]
  /// The properties of the schema by their pointers, and those that a checked text had.
  private let properties: Set<String>
  private var seen: Set<String> = []

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Schemas")
    let data = try Data(contentsOf: folder.appending(path: "\(name).schema.json"))
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    properties = Self.properties(in: root, at: "#")
  }

  /// The names of the properties that no checked text had.
  var unseen: [String] {
    properties.subtracting(seen).map { String($0.split(separator: "/").last ?? "") }.sorted()
  }

  mutating func check(_ text: String) throws {
    try check(JSONSerialization.jsonObject(with: Data(text.utf8)), by: root, at: "#")
  }

  private static func properties(in schema: [String: Any], at pointer: String) -> Set<String> {
    var found: Set<String> = []
    for (key, value) in schema {
      guard let value = value as? [String: Any] else { continue }
      if pointer.hasSuffix("/properties") { found.insert("\(pointer)/\(key)") }
      found.formUnion(properties(in: value, at: "\(pointer)/\(key)"))
    }
    return found
  }

  private mutating func check(_ value: Any, by schema: [String: Any], at pointer: String) throws {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      let named = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
      return try check(value, by: try #require(named), at: "#/$defs/\(name)")
    }
    if let constant = schema["const"] { #expect("\(value)" == "\(constant)", "\(pointer)") }
    if let words = schema["enum"] as? [String] {
      #expect(words.contains("\(value)"), "\(pointer): \(value)")
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] }
    #expect(types.map { $0.contains { Self.has(value, type: $0) } } ?? true, "\(pointer): \(value)")
    if let values = value as? [Any], let items = schema["items"] as? [String: Any] {
      for value in values { try check(value, by: items, at: "\(pointer)/items") }
    }
    if let members = value as? [String: Any] { try check(members, by: schema, at: pointer) }
  }

  private mutating func check(
    _ members: [String: Any], by schema: [String: Any], at pointer: String
  ) throws {
    let known = schema["properties"] as? [String: Any] ?? [:]
    for name in schema["required"] as? [String] ?? [] {
      #expect(members[name] != nil, "\(pointer) has no \(name)")
    }
    for (name, value) in members {
      if let schema = known[name] as? [String: Any] {
        seen.insert("\(pointer)/properties/\(name)")
        try check(value, by: schema, at: "\(pointer)/properties/\(name)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        try check(value, by: others, at: "\(pointer)/additionalProperties")
      } else {
        Issue.record("\(pointer) says nothing of \(name)")
      }
    }
  }

  private static func has(_ value: Any, type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "number": value is Double
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }
}
