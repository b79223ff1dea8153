import CalcotContent

/// The findings of an exploration, one for each invariant and screen, with what is none: what was not
/// seen again after the same moves, and what is waived.
struct Findings {
  private struct Hidden {
    var count = 0
    var first: String?
  }

  private(set) var all: [Finding] = []
  private var unrepeated: [(id: Problem.ID, text: String)] = []
  private var tries: [Problem.ID: Int] = [:]
  private var found: Set<Problem.ID> = []
  private let waivers: [Waiver]
  private var hidden: [Problem.ID: Hidden] = [:]

  init(waiving waivers: [Waiver]) { self.waivers = waivers }

  /// Returns whether to look for the shortest moves that lead to a problem: it is not waived, was not
  /// found yet, and was sought in vain a few times at most.
  mutating func isNew(_ problem: Problem) -> Bool {
    let id = problem.id
    if isWaived(problem) {
      hidden[id, default: Hidden()].count += 1
      if hidden[id]?.first == nil { hidden[id]?.first = problem.detail }
      return false
    }
    guard !found.contains(id), tries[id, default: 0] < Self.mostTries else { return false }
    tries[id, default: 0] += 1
    return true
  }

  /// Returns whether a waiver says that a problem is none.
  func isWaived(_ problem: Problem) -> Bool { waivers.contains { $0.id == problem.id } }

  private static let mostTries = 3

  /// Adds what was looked for: a finding, or nil if the same moves did not lead to the problem again.
  mutating func add(_ finding: Finding?, for problem: Problem) {
    guard let finding else {
      guard tries[problem.id] == 1 else { return }
      let text =
        "\(problem.screen): \(problem.invariant) was not so once, but not again after the same moves.\n"
      return unrepeated.append((problem.id, text + VisibleText.ofLines(problem.detail)))
    }
    unrepeated.removeAll { $0.id == problem.id }
    found.insert(problem.id)
    all.append(finding)
  }

  /// The problems to which the same moves did not lead again.
  var notes: [String] { unrepeated.map(\.text) }

  /// The waivers, each with what it has hidden.
  var waived: [String] {
    waivers.map { waiver in
      let rule = "\(waiver.screen): \(waiver.invariant) (\(waiver.reason))"
      guard let hidden = hidden[waiver.id] else { return "\(rule) has hidden nothing." }
      let times = hidden.count == 1 ? "once" : "\(hidden.count) times"
      return "\(rule) has hidden \(times):\n\(VisibleText.ofLines(hidden.first ?? ""))"
    }
  }
}
