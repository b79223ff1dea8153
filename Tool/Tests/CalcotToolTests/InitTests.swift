import Testing

@testable import CalcotTool

struct InitTests {
  @Test func `a new configuration can be read, and is not written over`() throws {
    let scene = try ToolScene(["A.swift": "final class AViewModel {}\n"])
    let result = scene.run("init")
    #expect(result.status == .clean)
    #expect(try scene.text(of: ".calcot.yml").contains("profile: house"))
    #expect(scene.run("lint -q").status != .misuse)

    let again = scene.run("init --strict")
    #expect(again.status == .misuse)
    #expect(again.messages == ".calcot.yml: error: it is there already; --force replaces it\n")
    #expect(scene.run("init --strict --force").status == .clean)
    #expect(try scene.text(of: ".calcot.yml").contains("profile: strict"))
  }
}
