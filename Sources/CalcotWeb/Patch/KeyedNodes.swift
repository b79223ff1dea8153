/// The children of a tag, indexed by their identifiers.
struct KeyedNodes {
  let keys: [String]
  let nodes: [HTMLNode]
  let places: [String: Int]

  init(_ keys: [String], _ nodes: [HTMLNode]) {
    self.keys = keys
    self.nodes = nodes
    places = Dictionary(
      keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var isUnique: Bool { places.count == keys.count }

  /// Returns the positions of a longest increasing subsequence of the numbers that are not
  /// negative. Its nodes can stay in place while the others move.
  static func longestIncreasing(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() where number >= 0 {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var run: Set<Int> = []
    var place = tails.last
    while let current = place {
      run.insert(current)
      place = previous[current]
    }
    return run
  }
}
