/// A group of screens that a user can reach from each other, by forward navigation only.
public struct Cycle: Sendable, Hashable {
  /// The ids of the screens: at least two, or one that shows itself.
  public var screens: [String]
}

extension NavigationMap {
  /// Returns the cycles of the map, the largest first. The time grows with the number of arrows.
  public func cycles() -> [Cycle] {
    let ids = screens.map(\.id)
    let number = Dictionary(
      ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var next = [[Int]](repeating: [], count: ids.count)
    var selfShown: Set<Int> = []
    for arrow in arrows where arrow.how.isNavigation {
      guard let from = number[arrow.from], let to = number[arrow.to] else { continue }
      if from == to { selfShown.insert(from) } else { next[from].append(to) }
    }
    return stronglyConnected(next)
      .filter { $0.count > 1 || selfShown.contains($0[0]) }
      .map { Cycle(screens: $0.map { ids[$0] }.sorted()) }
      .sorted { ($1.screens.count, $0.screens[0]) < ($0.screens.count, $1.screens[0]) }
  }
}

/// Returns the strongly connected components of a graph, by Tarjan's algorithm without recursion.
func stronglyConnected(_ next: [[Int]]) -> [[Int]] {
  var index = [Int](repeating: -1, count: next.count)
  var low = index
  var isOnStack = [Bool](repeating: false, count: next.count)
  var stack: [Int] = []
  var components: [[Int]] = []
  var counter = 0
  for root in next.indices where index[root] < 0 {
    var work: [(node: Int, edge: Int)] = [(root, 0)]
    while let (node, edge) = work.last {
      if edge == 0 {
        index[node] = counter
        low[node] = counter
        counter += 1
        stack.append(node)
        isOnStack[node] = true
      }
      if edge < next[node].count {
        work[work.count - 1].edge += 1
        let other = next[node][edge]
        if index[other] < 0 {
          work.append((other, 0))
        } else if isOnStack[other] {
          low[node] = min(low[node], index[other])
        }
        continue
      }
      work.removeLast()
      if let parent = work.last?.node { low[parent] = min(low[parent], low[node]) }
      if low[node] == index[node] {
        var component: [Int] = []
        while let top = stack.popLast() {
          isOnStack[top] = false
          component.append(top)
          if top == node { break }
        }
        components.append(component)
      }
    }
  }
  return components
}
