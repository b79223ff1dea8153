import CalcotGenerator
import Testing

@Suite struct GeneratedCodebaseTests {
  static let small = GeneratedCodebase(lines: 40_000, violations: 6, seed: 3)

  @Test func `the same seed gives the same codebase, another seed another`() {
    let same = GeneratedCodebase(lines: 15_000, seed: 5)
    let again = GeneratedCodebase(lines: 15_000, seed: 5)
    let other = GeneratedCodebase(lines: 15_000, seed: 6)
    #expect(same.files.map(\.text) == again.files.map(\.text))
    #expect(same.files.map(\.text) != other.files.map(\.text))
  }

  @Test func `there are as many lines as wanted, and no path twice`() {
    #expect((40_000..<60_000).contains(Self.small.lines))
    let paths = Self.small.files.map(\.path)
    #expect(Set(paths).count == paths.count)
    for file in Self.small.files {
      #expect(file.lines == file.text.count { $0 == "\n" }, "\(file.path)")
    }
  }

  @Test(arguments: [
    "vm-ui-import", "vm-ui-use", "vm-navigates", "view-navigates", "view-data", "vm-data",
    "model-ui", "coord-retain", "concrete-dep", "massive-vc", "delegate-in-vm", "settable-state",
    "singleton-in-vm", "dependency-cycle", "vm-without-test",
  ])
  func `each kind of violation is planted as often as asked for`(kind: String) {
    let planted = Self.small.plants.filter { $0.kind == kind && $0.isViolation }
    #expect(planted.count == 6)
  }

  @Test func `a planted violation is on its line, and no mark of it is left`() {
    for file in Self.small.files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!file.text.contains("«") && !file.text.contains("»"), "\(file.path)")
      for plant in file.plants {
        #expect(lines[plant.line - 1].contains(plant.needle), "\(plant)")
        #expect(!plant.needle.isEmpty)
      }
    }
  }
}
