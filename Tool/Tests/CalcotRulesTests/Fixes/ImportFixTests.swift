import CalcotCode
import CalcotFindings
import CalcotReader
import CalcotRules
import Foundation
import Testing

/// Every fix of an import is compiled before and after, against modules with the frameworks' names.
@Suite struct `Fixes of imports` {
  @Test func `No fix breaks a build, whatever framework a file uses`() throws {
    let standIns = try StandIns()
    defer { standIns.remove() }
    let files = ImportFixtures.all.map { (name: $0.name, text: $0.text) }
    #expect(try standIns.problems(of: files).isEmpty)
    let fixed = files.map { (name: $0.name, text: Self.fixed($0)) }
    let problems = try standIns.problems(of: fixed)
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test(arguments: ImportFixtures.all)
  func `An import that nothing needs is taken out, and every other one stays`(
    _ fixture: ImportFixture
  ) {
    let imports = Self.fixed((fixture.name, fixture.text)).split(separator: "\n")
      .filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    #expect(imports == fixture.imports)
  }

  @Test func `Without the imports that stay, the files would not build`() throws {
    let standIns = try StandIns()
    defer { standIns.remove() }
    let stay = ImportFixtures.kept
    let problems = try standIns.problems(
      of: stay.map { fixture in
        let lines = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.filter { $0 != "import \(fixture.needed)" }.joined(separator: "\n")
        return (fixture.name, text)
      })
    #expect(stay.map(\.name).filter { problems[$0] == nil } == [])
  }

  /// Returns the text of a file, which is a codebase of its own, after its fixes.
  private static func fixed(_ file: (name: String, text: String)) -> String {
    var reader = SourceReader()
    let codebase = Codebase(
      files: [SourceFile(path: file.name, facts: reader.facts(of: file.text))])
    let findings = RuleBook.code.flatMap {
      $0.init().findings(in: RuleContext(codebase: codebase))
    }
    let outcome = FixApplier.apply(findings.compactMap(\.fix), to: Array(file.text.utf8))
    return String(decoding: outcome.bytes, as: UTF8.self)
  }
}
