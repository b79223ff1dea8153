import Foundation
import Testing

/// Interfaces that others have published know what the stand-ins declare. `Scripts/apple-symbols` looks it up.
@Suite("A witness that is not ours") struct AppleWitnessTests {
  /// The number of symbols without one: lower it whenever you can. Nobody has published those of Charts.
  private static let mostWithout = 369

  private struct Row: Hashable {
    let module: String
    let name: String
  }

  private static func rows(of path: String) throws -> [Row] {
    try Repository.text(of: path).components(separatedBy: "\n")
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }.dropFirst()
      .map { $0.components(separatedBy: "\t") }.map { Row(module: $0[0], name: $0[1]) }
  }

  @Test func `is one of a symbol that a stand-in declares`() throws {
    let listed = Set(try Self.rows(of: AppleSymbols.path))
    let witnessed = try Self.rows(of: "AppleStandIns/AppleWitnesses.tsv")
    #expect(witnessed.count > 800)
    #expect(witnessed.filter { !listed.contains($0) } == [], "Run Scripts/apple-symbols.")
  }

  @Test func `is there for all but a number of symbols that only falls`() throws {
    let witnessed = Set(try Self.rows(of: "AppleStandIns/AppleWitnesses.tsv"))
    let without = Set(try Self.rows(of: AppleSymbols.path)).subtracting(witnessed)
    let names = without.map { "\($0.module) \($0.name)" }.sorted().joined(separator: "\n")
    #expect(without.count <= Self.mostWithout, "\(without.count):\n\(names)")
  }
}
