import CalcotCode

/// A graph of features. An arrow leads from a feature to another one, the parts of whose screens it
/// names. Coordinators and builders do not count.
struct FeatureGraph {
  /// An arrow from a feature to another whose parts it names.
  struct Arrow {
    var from: Feature
    var to: Feature
    /// The references in the order of the source, one for each pair of types.
    var references: [TypeReference]
  }

  private(set) var arrows: [Feature: [Feature: Arrow]] = [:]

  init(_ references: TypeReferences) {
    let codebase = references.codebase
    let features = PathFacts(codebase, tell: Feature.init(ofFile:))
    for type in codebase.types where Self.isPart(type, in: codebase) {
      guard let to = features[type.declaration] else { continue }
      for reference in references.users(of: type) where Self.counts(reference, in: codebase) {
        guard let from = features[reference.node], from != to else {
          continue
        }
        arrows[from, default: [:]][to, default: Arrow(from: from, to: to, references: [])]
          .references.append(reference)
      }
    }
  }

  private static func isPart(_ type: CodeType, in codebase: Codebase) -> Bool {
    guard type.outer == nil, !type.isLocal, !type.isExternal, !type.isProtocol,
      codebase.isProduct(type.declaration)
    else { return false }
    let guess = codebase.guess(type)
    let isPart = guess.role.isUI || guess.role.isViewModelLike || guess.role == .interactor
    return isPart && guess.confidence >= 0.8
  }

  /// Returns a Boolean value that indicates whether a reference counts. Types that assemble screens
  /// may know all of them.
  private static func counts(_ reference: TypeReference, in codebase: Codebase) -> Bool {
    let role = codebase.role(of: reference.user)
    return !role.navigates && role != .builder && role != .application
  }
}

extension FeatureGraph {
  /// Returns the strongly connected groups of features, the largest first.
  func groups() -> [[Feature]] {
    var backward: [Feature: [Feature]] = [:]
    for (from, all) in arrows { for to in all.keys { backward[to, default: []].append(from) } }
    var left = Set(arrows.keys)
    var groups: [[Feature]] = []
    for feature in arrows.keys.sorted() where left.contains(feature) {
      let group = reached(from: feature) { Array(arrows[$0, default: [:]].keys) }
        .intersection(reached(from: feature) { backward[$0] ?? [] })
      left.subtract(group)
      if group.count > 1 { groups.append(group.sorted()) }
    }
    return groups.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  private func reached(from start: Feature, next: (Feature) -> [Feature]) -> Set<Feature> {
    var seen: Set<Feature> = [start]
    var work = [start]
    while let feature = work.popLast() {
      for other in next(feature) where seen.insert(other).inserted { work.append(other) }
    }
    return seen
  }

  /// Returns the arrows of the shortest cycle in a group; of several, the one with the fewest
  /// references. The time grows with the product of the group's features and arrows.
  func shortestCycle(in group: [Feature]) -> [Arrow]? {
    var best: [Arrow]?
    for start in group {
      guard let cycle = cycle(through: start, in: group) else { continue }
      if best.map({ Self.cost(cycle) < Self.cost($0) }) ?? true { best = cycle }
    }
    return best
  }

  private static func cost(_ cycle: [Arrow]) -> (Int, Int) {
    (cycle.count, cycle.reduce(0) { $0 + $1.references.count })
  }

  private func cycle(through start: Feature, in group: [Feature]) -> [Arrow]? {
    let members = Set(group)
    var cameBy: [Feature: Arrow] = [:]
    var front = [start]
    while !front.isEmpty {
      var next: [Feature] = []
      for feature in front {
        for (to, arrow) in arrows[feature, default: [:]].sorted(by: { $0.key < $1.key })
        where members.contains(to) && cameBy[to] == nil {
          cameBy[to] = arrow
          if to == start { return cycle(to: start, cameBy) }
          next.append(to)
        }
      }
      front = next
    }
    return nil
  }

  private func cycle(to start: Feature, _ cameBy: [Feature: Arrow]) -> [Arrow] {
    var cycle: [Arrow] = []
    var current = start
    repeat {
      guard let arrow = cameBy[current] else { break }
      cycle.append(arrow)
      current = arrow.from
    } while current != start
    return cycle.reversed()
  }

  /// Returns the arrows to cut first. Each is the weakest arrow of the shortest cycle that is left
  /// once the arrows before it are cut; of equally weak ones, the arrow of the feature on which
  /// more others depend.
  func cuts(in group: [Feature], atMost limit: Int) -> [Arrow] {
    var users: [Feature: Int] = [:]
    for all in arrows.values { for to in all.keys { users[to, default: 0] += 1 } }
    var graph = self
    var cuts: [Arrow] = []
    while cuts.count < limit, let cycle = graph.shortestCycle(in: group),
      let weakest = cycle.min(by: { Self.weakness($0, users) < Self.weakness($1, users) })
    {
      cuts.append(weakest)
      graph.arrows[weakest.from]?[weakest.to] = nil
    }
    return cuts
  }

  private static func weakness(_ arrow: Arrow, _ users: [Feature: Int]) -> (Int, Int) {
    (arrow.references.count, users[arrow.to, default: 0] - users[arrow.from, default: 0])
  }
}
