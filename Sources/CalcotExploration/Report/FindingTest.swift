import CalcotContent
import CalcotTesting

/// The code of a test that reproduces a finding.
@MainActor
struct FindingTest {
  let problem: Problem
  let script: [TestMove]
  let check: Shrinker.Check

  /// The moves that lead to the finding.
  var moves: [TestMove] { script + lastMoves }

  var text: String {
    let list = moves.isEmpty ? ["after: []"] : ["after: ["] + moves.map { "  .\($0.call)," } + ["]"]
    let lines =
      comment + ["await expectHolds(", "  \(problem.invariant.literal),"]
      + list.map { "  \($0)" }
    let end = isOwn ? ", in: exploration, start: start)" : ", start: start)"
    let body = lines.map { "  \($0)" }.joined(separator: "\n") + end
    return "@Test func `\(name)`() async {\n\(body)\n}"
  }

  private var name: String {
    "\(problem.screen): \(problem.invariant)".replacing("`", with: "'")
  }

  private var isOwn: Bool { if case .own = problem.invariant { true } else { false } }

  private var lastMoves: [TestMove] {
    switch check {
    case .secondTap(let target): [.tap(target)]
    case .address(let address): [.tap(address.row)]
    case .moves, .place: []
    }
  }

  private var comment: [String] {
    VisibleText.ofLines(problem.detail).split(separator: "\n").map { "// \($0)" }
  }
}
