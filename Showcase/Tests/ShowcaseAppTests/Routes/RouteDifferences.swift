import CalcotExploration
import CalcotTesting
import Foundation

/// The ways between screens that only the map of the code knows, or only the app's use, each with a
/// reason: a file with five columns, in which a star stands for every screen and every kind of way.
struct RouteDifferences {
  /// The side that knows a way.
  enum Side: String {
    case code, use
  }

  private struct Explanation {
    let line: Substring
    let side: Side
    let way: [Substring]

    init?(_ line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 5, let side = Side(rawValue: String(columns[0])), !columns[4].isEmpty
      else { return nil }
      (self.line, self.side, way) = (line, side, Array(columns[1...3]))
    }

    func explains(_ arrow: RouteGraph.Arrow, _ side: Side) -> Bool {
      side == self.side
        && zip(way, [arrow.from, arrow.how, arrow.to]).allSatisfy { $0 == "*" || $0 == $1 }
    }
  }

  private let explanations: [Explanation]
  /// The lines that are in another form.
  private let malformed: [Substring]

  /// Reads the explanations; lines that begin with a number sign are comments.
  init(file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    explanations = lines.compactMap { Explanation($0) }
    malformed = lines.filter { Explanation($0) == nil }
  }

  /// Returns the ways that nothing explains, and the explanations of ways that both know by now.
  func problems(map: RouteGraph, found: RouteGraph) -> [String] {
    let ways = [
      (Side.code, map.without(found).arrows, "is in the code, and was never taken"),
      (Side.use, found.without(map).arrows, "was taken, and is not in the map of the code"),
    ]
    let unexplained = ways.flatMap { side, arrows, fault in
      arrows.filter { arrow in !explanations.contains { $0.explains(arrow, side) } }
        .map { "\($0.from) → \($0.to) (\($0.how)) \(fault)." }
    }
    let stale = explanations.filter { explanation in
      !ways.contains { side, arrows, _ in
        arrows.contains { explanation.explains($0, side) }
      }
    }
    return malformed.map { "This is no explanation of a way: \($0)" } + unexplained
      + stale.map { "This explains no difference any more: \($0.line)" }
  }
}
