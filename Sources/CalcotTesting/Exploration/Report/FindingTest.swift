import CalcotContent

/// The text of a test that shows a finding, to be pasted.
@MainActor
struct FindingTest {
  let problem: Problem
  let script: [Move]
  let check: Shrinker.Check

  var text: String {
    let moves = (script + lastMoves).flatMap { [$0.line, "await app.settle()"] }
    let lines = ["let app = start()", "await app.settle()"] + moves + expectation
    let body = lines.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
    return "@Test func `\(name)`() async {\n\(body.joined(separator: "\n"))\n}"
  }

  private var name: String {
    "\(problem.screen): \(problem.invariant)".replacing("`", with: "'")
  }

  private var lastMoves: [Move] {
    switch check {
    case .secondTap(let target): [.tapTwice(target)]
    case .address(let address): [.tap(address.row), .open(address.link)]
    case .moves, .place: []
    }
  }

  private var expectation: [String] {
    let comment = VisibleText.ofLines(problem.detail).split(separator: "\n").map { "// \($0)" }
    switch problem.invariant {
    case .released: return comment + ["app.expectReleased()"]
    default: return comment
    }
  }
}
