import CalcotFiles
import Foundation
import Testing

@testable import CalcotTool

@Suite struct GroundTruthTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../GroundTruth").standardizedFileURL
  private static let tables: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).sorted().compactMap { file in
      let name = file.hasSuffix(".md") ? String(file.dropLast(3)) : ""
      return name.isEmpty || name == "README" || name.hasPrefix("map-") ? nil : name
    }
  }()

  /// A folder with clones of the codebases, each at its table's commit and called as its table is.
  private static let clones = ProcessInfo.processInfo.environment["CALCOT_TRUTH"].map {
    URL(filePath: $0)
  }

  private static func truth(_ name: String) throws -> GroundTruth {
    let file = folder.appending(path: name + ".md")
    return GroundTruth(try String(contentsOf: file, encoding: .utf8))
  }

  /// Returns what the linter reports of a codebase.
  private static func report(_ folder: URL) throws -> GroundTruth.Report {
    var environment = try ToolScene().environment()
    environment.currentFolder = Path(folder.path)
    let result = Calcot.result(
      of: ["lint", ".", "--format", "json", "--no-cache"], in: environment)
    return try JSONDecoder().decode(GroundTruth.Report.self, from: Data(result.output.utf8))
  }

  @Test(.enabled(if: clones != nil, "CALCOT_TRUTH names no folder with clones."), arguments: tables)
  func `the linter finds the violations of a codebase, and reports no look-alikes`(
    _ name: String
  ) throws {
    let clone = try #require(Self.clones?.appending(path: name))
    guard FileManager.default.fileExists(atPath: clone.path) else { return }
    let outcome = try Self.truth(name).outcome(of: Self.report(clone))
    let found = outcome.violations - outcome.missed.count
    print("\(name): \(found) of \(outcome.violations) violations found,")
    print("  \(outcome.alarms.count) of \(outcome.lookAlikes) look-alikes reported")
    for row in outcome.missed { print("  missed: \(row.path):\(row.line): \(row.id) \(row.kind)") }
    for row in outcome.alarms { print("  alarm: \(row.path):\(row.line): \(row.id) \(row.kind)") }
    #expect(outcome.isGood)
  }

  @Test func `the rows of the tables are of kinds that rules can find`() throws {
    #expect(Self.tables.count == 19)
    let rows = try Self.tables.flatMap { try Self.truth($0).rows }
    #expect(rows.count > 1_800)
    #expect(rows.filter { GroundTruth.kinds[$0.kind] == nil }.map(\.kind) == [])
  }

  private static let sample = """
    | id | rule | location | needle | why |
    |---|---|---|---|---|
    | P1 | vm-navigates | A.swift:10 | `push` | it does |
    | P2 | vm-navigates | A.swift:50 | `push` | it does |
    | P3 | vm-data | A.swift:70 | | it does |
    | N1 | vm-navigates | A.swift:20 | `\\|` | a value |
    | N2 | vm-navigates | A.swift:30 | `x` | report at most as info |
    | N3 | vm-navigates | A.swift:40 | `x` | borderline, must not be error |
    | N4 | vm-navigates | A.swift:12 | `x` | beside a violation |
    """
  private static let right = ["navigates error 11", "navigates error 55", "data error 70"]

  /// Findings, and the row that is missed or wrongly reported.
  private static let mistakes: [([String], String)] = [
    (right, ""),
    (right + ["navigates info 30", "navigates warning 40"], ""),
    ([right[0], right[2], "navigates error 99 48"], ""),
    (Array(right[..<2]), "P3"),
    (["navigates error 16"] + right[1...], "P1"),
    (right + ["navigates info 20"], "N1"),
    (right + ["navigates warning 22"], "N1"),
    (right + ["navigates warning 23"], ""),
    (right + ["navigates warning 30"], "N2"),
    (right + ["navigates error 40"], "N3"),
    (right + ["data error 20"], ""),
    (right + ["navigates error 13"], "N4"),
  ]

  @Test(arguments: mistakes)
  func `a violation that is missed and a look-alike that is reported are counted`(
    _ findings: [String], _ mistake: String
  ) {
    let report = GroundTruth.Report(
      rules: [
        GroundTruth.Report.Rule(id: "viewmodel-navigates", group: "navigation"),
        GroundTruth.Report.Rule(id: "viewmodel-data", group: "data"),
      ],
      findings: findings.map { finding in
        let words = finding.split(separator: " ").map(String.init)
        let evidence = words.dropFirst(3).map {
          GroundTruth.Report.Place(path: "A.swift", line: Int($0) ?? 0)
        }
        return GroundTruth.Report.Finding(
          rule: "viewmodel-\(words[0])", severity: words[1], path: "./A.swift",
          line: Int(words[2]) ?? 0, evidence: evidence)
      })
    let outcome = GroundTruth(Self.sample).outcome(of: report)
    #expect((outcome.missed + outcome.alarms).map(\.id).joined() == mistake)
    #expect(outcome.isGood == mistake.isEmpty)
    #expect(outcome.violations == 3 && outcome.lookAlikes == 4)
  }
}
