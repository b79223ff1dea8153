import CalcotTesting

/// The known states, and the moves that were not yet tried in them.
struct StateGraph {
  private struct Untried {
    let attempt: Attempt
    let depth: Int
  }

  private struct Attempt: Hashable {
    let state: Int
    let move: TestMove
  }

  private struct Bucket {
    var uses = 0
    var effects = 0
    /// A Boolean value that indicates whether the moves seldom lead to a new place.
    var isAside = false
    /// The untried moves, with the deepest state first, so that the shallowest one is taken from
    /// the end.
    var untried: [Untried] = []
  }

  /// The start of a walk: the moves that lead to a state, the state, and the move to make there.
  struct Start {
    let script: [TestMove]
    let state: Int
    let move: TestMove
    let use: ControlUse
  }

  private var scripts: [Int: [TestMove]] = [:]
  private var buckets: [ControlUse: Bucket] = [:]
  private var order: [ControlUse] = []
  private var attempts: Set<Attempt> = []
  private(set) var outlines: Set<String> = []

  /// The number of distinct states.
  var count: Int { scripts.count }

  /// Records the kind of a place; returns whether it is new.
  mutating func note(outline: String) -> Bool { outlines.insert(outline).inserted }

  /// Returns whether the state is known.
  func knows(_ state: ExploredState) -> Bool { scripts[state.key] != nil }

  /// Records a state, and the moves that led to it.
  mutating func note(_ state: ExploredState, _ script: [TestMove], _ moves: [PossibleMove]) {
    let known = scripts[state.key]
    guard known == nil else {
      if script.count < known?.count ?? 0 { scripts[state.key] = script }
      return
    }
    scripts[state.key] = script
    for possible in moves {
      let attempt = Attempt(state: state.key, move: possible.move)
      add(possible, Untried(attempt: attempt, depth: script.count))
    }
  }

  private mutating func add(_ possible: PossibleMove, _ untried: Untried) {
    if buckets[possible.use] == nil { order.append(possible.use) }
    var bucket = buckets.removeValue(forKey: possible.use) ?? Bucket()
    bucket.isAside = possible.isAside
    var low = 0
    var high = bucket.untried.count
    while low < high {
      let middle = (low + high) / 2
      if bucket.untried[middle].depth < untried.depth { high = middle } else { low = middle + 1 }
    }
    // NB: among equally deep ones the first that was found is taken first.
    while low > 0, bucket.untried[low - 1].depth == untried.depth { low -= 1 }
    bucket.untried.insert(untried, at: low)
    buckets[possible.use] = bucket
  }

  /// Records that a control was used in a state, and whether that had an effect.
  mutating func used(_ use: ControlUse, by move: TestMove, in state: Int, hasEffect: Bool) {
    attempts.insert(Attempt(state: state, move: move))
    if buckets[use] == nil { order.append(use) }
    buckets[use, default: Bucket()].uses += 1
    if hasEffect { buckets[use, default: Bucket()].effects += 1 }
  }

  /// Returns how often a control was used.
  func uses(of use: ControlUse) -> Int { buckets[use]?.uses ?? 0 }

  /// Returns the shallowest state in which the least used control can be used; `nil` if every move
  /// was made in every state.
  mutating func next() -> Start? {
    while let use = leastUsed, let attempt = buckets[use]?.untried.popLast()?.attempt {
      guard !attempts.contains(attempt) else { continue }
      return Start(
        script: scripts[attempt.state] ?? [], state: attempt.state, move: attempt.move, use: use)
    }
    return nil
  }

  private var leastUsed: ControlUse? {
    order.filter { buckets[$0]?.untried.isEmpty == false }
      .min { rank(of: $0) < rank(of: $1) }
  }

  /// Returns how often a control was used, more for what is aside: new places weigh more.
  func rank(of use: ControlUse) -> Int {
    uses(of: use) + (buckets[use]?.isAside == true ? Self.delay : 0)
  }

  private static let delay = 2

  /// The controls that were seen, in the order in which they were found.
  var allUses: [ControlUse] { order }

  /// The controls that were tapped and never had an effect, in the order in which they were found.
  var deadEnds: [ControlUse] {
    order.filter { use in
      guard let bucket = buckets[use], bucket.uses > 0, bucket.effects == 0 else { return false }
      return use.description.hasPrefix("tap")
    }
  }
}
