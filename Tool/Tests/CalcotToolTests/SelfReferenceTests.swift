import Testing

@testable import CalcotTool

/// Code that refers to itself, of which a search that follows names would never see the end: most of
/// it does so on eight ways, of which each has eight again. `FuzzingTests` has random programs.
@Suite struct SelfReferenceTests {
  @Test(arguments: SelfReference.all)
  func `code that refers to itself is judged and drawn`(_ reference: SelfReference) throws {
    try Self.run([reference.file: reference.text])
  }

  private static func run(_ files: [String: String]) throws {
    let scene = try ToolScene(files)
    let status = scene.run("lint -q").status
    #expect(status == .clean || status == .findings)
    #expect(scene.run("map").status == .clean)
  }
}
