extension LayeredGraph {
  /// Orders each column so that few arrows cross: each node goes to the average of its neighbors,
  /// column by column, forth and back, and the best order is kept.
  mutating func orderColumns() {
    guard columns.count > 1 else { return }
    var best = columns
    var fewest = crossings()
    for sweep in 0..<16 where fewest > 0 {
      let isForward = sweep % 2 == 0
      let order = isForward ? Array(1..<columns.count) : Array((0..<(columns.count - 1)).reversed())
      for column in order {
        let fixed = columns[isForward ? column - 1 : column + 1]
        sort(column, byNeighboursIn: fixed, of: isForward ? before : after)
      }
      let count = crossings()
      if count < fewest {
        fewest = count
        best = columns
      }
    }
    columns = best
  }

  private mutating func sort(_ column: Int, byNeighboursIn fixed: [Int], of neighbours: [[Int]]) {
    var position = [Int](repeating: 0, count: sizes.count)
    for (index, node) in fixed.enumerated() { position[node] = index }
    let old = columns[column]
    let middle = old.enumerated().map { index, node -> Double in
      let sum = neighbours[node].reduce(0) { $0 + position[$1] }
      return neighbours[node].isEmpty
        ? Double(index) * Double(fixed.count) / Double(old.count)
        : Double(sum) / Double(neighbours[node].count)
    }
    columns[column] = old.indices.sorted { (middle[$0], $0) < (middle[$1], $1) }.map { old[$0] }
  }

  /// Returns the number of crossings.
  func crossings() -> Int {
    var position = [Int](repeating: 0, count: sizes.count)
    for column in columns {
      for (index, node) in column.enumerated() { position[node] = index }
    }
    var total = 0
    for column in columns.indices.dropLast() {
      var ends: [Int] = []
      for node in columns[column] {
        ends += after[node].map { position[$0] }.sorted()
      }
      total += Self.inversions(ends, below: columns[column + 1].count)
    }
    return total
  }

  /// Returns the number of pairs in the wrong order, counted with a binary indexed tree.
  private static func inversions(_ values: [Int], below limit: Int) -> Int {
    var tree = [Int](repeating: 0, count: limit + 1)
    var total = 0
    for (seen, value) in values.enumerated() {
      var smallerOrEqual = 0
      var index = value + 1
      while index > 0 {
        smallerOrEqual += tree[index]
        index -= index & -index
      }
      total += seen - smallerOrEqual
      index = value + 1
      while index <= limit {
        tree[index] += 1
        index += index & -index
      }
    }
    return total
  }
}
