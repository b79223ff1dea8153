import Foundation
import Testing

@testable import CalcotTool

/// The findings of an earlier run are reused only if nothing that they depend on has changed.
struct AnalysisCacheTests {
  let odd = "// calcot:nonsense\nstruct A {}\n"

  @Test func `a second run over the same files links no code`() throws {
    let scene = try ToolScene(["A.swift": odd, "B.swift": "// calcot:ignore x - y\nlet b = 1\n"])
    let first = scene.run("lint -q --timings")
    #expect(first.messages.contains("link"))
    let second = scene.run("lint -q --timings")
    #expect(!second.messages.contains("link"))
    #expect(second.output == first.output)
    #expect(second.status == .findings)
    #expect(scene.run("lint -q --timings --no-cache").messages.contains("link"))
  }

  @Test func `a report of each format is the same from the cache as without it`() throws {
    let scene = try ToolScene(["A.swift": odd, "B.swift": "struct B {\n  let \u{FFFD} = (\n}\n"])
    for format in ["xcode", "json", "sarif", "github", "junit"] {
      let known = scene.run("lint -q --format \(format)").output
      let anew = scene.run("lint -q --no-cache --format \(format)").output
      #expect(timeless(known) == timeless(anew))
    }
  }

  private func timeless(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains("seconds") && !$0.contains("time") }
  }

  @Test func `a file that is changed, added or removed changes the findings`() throws {
    let scene = try ToolScene(["A.swift": odd])
    let first = scene.run("lint -q").output
    try scene.write("\n" + odd, to: "A.swift")
    #expect(scene.run("lint -q").output == first.replacingOccurrences(of: ":1:4:", with: ":2:4:"))
    try scene.write(odd, to: "A.swift")
    #expect(scene.run("lint -q").output == first)
    try scene.write(odd, to: "B.swift")
    #expect(scene.run("lint -q").output.contains("B.swift:1:4: "))
    try FileManager.default.removeItem(at: scene.folder.appendingPathComponent("B.swift"))
    #expect(scene.run("lint -q").output == first)
    try scene.write("rules:\n  comment-not-understood: off\n", to: ".calcot.yml")
    #expect(scene.run("lint -q").output == "")
    try scene.write("rules:\n  comment-not-understood: info\n", to: ".calcot.yml")
    #expect(scene.run("lint -q").status == .clean)
    try FileManager.default.removeItem(at: scene.folder.appendingPathComponent(".calcot.yml"))
    #expect(scene.run("lint -q").output == first)
    #expect(scene.run("lint -q --only ignore-unused").output == "")
    #expect(scene.run("lint -q").output == first)
  }

  @Test func `a file that moves is told at its new place`() throws {
    let scene = try ToolScene(["A.swift": odd])
    #expect(scene.run("lint -q").output.hasPrefix("A.swift:1:4: "))
    try FileManager.default.moveItem(
      at: scene.folder.appendingPathComponent("A.swift"),
      to: scene.folder.appendingPathComponent("C.swift"))
    #expect(scene.run("lint -q").output.hasPrefix("C.swift:1:4: "))
    try scene.write(odd, to: "Generated/A.swift")
    try FileManager.default.removeItem(at: scene.folder.appendingPathComponent("C.swift"))
    #expect(scene.run("lint -q").output == "")
  }
}
