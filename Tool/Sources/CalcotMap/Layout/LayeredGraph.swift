/// A graph whose arrows connect adjacent columns: longer ones pass bends.
struct LayeredGraph {
  let nodeCount: Int
  var sizes: [Size]
  /// The nodes and bends of each column, from top to bottom.
  var columns: [[Int]]
  /// The neighbors of each node or bend in the columns before and after it.
  var before: [[Int]]
  var after: [[Int]]
  /// The bends of each arrow, in its own direction.
  var bends: [[Int]]

  init(sizes: [Size], arrows: [(from: Int, to: Int)]) {
    nodeCount = sizes.count
    self.sizes = sizes
    let column = Self.columns(count: sizes.count, arrows: arrows)
    columns = [[Int]](repeating: [], count: (column.max() ?? 0) + 1)
    before = [[Int]](repeating: [], count: sizes.count)
    after = before
    bends = [[Int]](repeating: [], count: arrows.count)
    for node in sizes.indices { columns[column[node]].append(node) }
    for (index, arrow) in arrows.enumerated() where column[arrow.from] != column[arrow.to] {
      let isForward = column[arrow.from] < column[arrow.to]
      let (left, right) = isForward ? (arrow.from, arrow.to) : (arrow.to, arrow.from)
      var last = left
      var passed: [Int] = []
      for between in (column[left] + 1)..<column[right] {
        let bend = self.sizes.count
        self.sizes.append(Size(width: 0, height: LayeredLayout.bendHeight))
        before.append([])
        after.append([])
        columns[between].append(bend)
        connect(last, bend)
        passed.append(bend)
        last = bend
      }
      connect(last, right)
      bends[index] = isForward ? passed : passed.reversed()
    }
  }

  private mutating func connect(_ left: Int, _ right: Int) {
    after[left].append(right)
    before[right].append(left)
  }

  /// Returns the column of each node: after the nodes that show it, except in cycles.
  private static func columns(count: Int, arrows: [(from: Int, to: Int)]) -> [Int] {
    var next = [[Int]](repeating: [], count: count)
    var incoming = [Int](repeating: 0, count: count)
    for arrow in arrows where arrow.from != arrow.to {
      next[arrow.from].append(arrow.to)
      incoming[arrow.to] += 1
    }
    // NB: nodes without an incoming arrow come first, so that the backward arrow of a cycle leads
    // to where the user came from.
    let roots = (0..<count).filter { incoming[$0] == 0 } + (0..<count).filter { incoming[$0] > 0 }
    let order = Self.postorder(next, from: roots)
    var rank = [Int](repeating: 0, count: count)
    for (index, node) in order.reversed().enumerated() { rank[node] = index }
    var column = [Int](repeating: 0, count: count)
    for node in order.reversed() {
      for other in next[node] where rank[other] > rank[node] {
        column[other] = max(column[other], column[node] + 1)
      }
    }
    // NB: a node without an incoming arrow is placed right before the one that it shows.
    for node in order where incoming[node] == 0 {
      if let nearest = next[node].map({ column[$0] }).min(), nearest > 0 {
        column[node] = nearest - 1
      }
    }
    return column
  }

  private static func postorder(_ next: [[Int]], from roots: [Int]) -> [Int] {
    var isSeen = [Bool](repeating: false, count: next.count)
    var order: [Int] = []
    for root in roots where !isSeen[root] {
      isSeen[root] = true
      var work = [(node: root, edge: 0)]
      while let (node, edge) = work.last {
        if edge < next[node].count {
          work[work.count - 1].edge += 1
          let other = next[node][edge]
          if !isSeen[other] {
            isSeen[other] = true
            work.append((other, 0))
          }
        } else {
          order.append(node)
          work.removeLast()
        }
      }
    }
    return order
  }
}

// MARK: Order
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

// MARK: Positions
extension LayeredGraph {
  /// Returns the positions: each column is as wide as its widest node, and each node is as near to
  /// the average of its neighbors as the others in its column allow.
  func placed() -> LayeredLayout.Result {
    let middles = self.middles()
    var frames = [Frame](repeating: Frame(x: 0, y: 0, width: 0, height: 0), count: sizes.count)
    var x = 0.0
    for column in columns {
      let width = column.map { sizes[$0].width }.max() ?? 0
      for node in column {
        let size = sizes[node]
        let isBend = node >= nodeCount
        frames[node] = Frame(
          x: isBend ? x + width / 2 : x, y: (middles[node] - size.height / 2).rounded(),
          width: size.width, height: size.height)
      }
      x += width + LayeredLayout.columnGap
    }
    let top = frames.map(\.y).min() ?? 0
    frames = frames.map { $0.moved(by: Point(x: 0, y: -top)) }
    return LayeredLayout.Result(
      frames: Array(frames[..<nodeCount]),
      bends: bends.map { $0.map { Point(x: frames[$0].x, y: frames[$0].midY) } },
      size: Size(
        width: max(0, x - LayeredLayout.columnGap), height: frames.map(\.maxY).max() ?? 0))
  }

  private func middles() -> [Double] {
    var middles = [Double](repeating: 0, count: sizes.count)
    for column in columns {
      var y = 0.0
      for node in column {
        middles[node] = y + sizes[node].height / 2
        y += sizes[node].height + LayeredLayout.rowGap
      }
    }
    for sweep in 0..<12 {
      let isForward = sweep % 2 == 0
      for column in isForward ? Array(columns.indices) : columns.indices.reversed() {
        let nodes = columns[column]
        let wanted = nodes.map { node -> Double in
          var near = isForward ? before[node] : after[node]
          if near.isEmpty { near = isForward ? after[node] : before[node] }
          guard !near.isEmpty else { return middles[node] }
          return near.reduce(0) { $0 + middles[$1] } / Double(near.count)
        }
        let gaps = zip(nodes, nodes.dropFirst()).map {
          (sizes[$0].height + sizes[$1].height) / 2 + LayeredLayout.rowGap
        }
        for (node, middle) in zip(nodes, spread(wanted, keeping: gaps)) { middles[node] = middle }
      }
    }
    return middles
  }
}

/// Returns the positions nearest to the wanted ones (by least squares) with at least the gaps
/// between them: nodes that push each other form a pool at its average.
func spread(_ wanted: [Double], keeping gaps: [Double]) -> [Double] {
  var offsets: [Double] = []
  var offset = 0.0
  for index in wanted.indices {
    if index > 0 { offset += gaps[index - 1] }
    offsets.append(offset)
  }
  var pools: [(sum: Double, count: Double)] = []
  for index in wanted.indices {
    pools.append((wanted[index] - offsets[index], 1))
    while pools.count > 1, let last = pools.last,
      pools[pools.count - 2].sum / pools[pools.count - 2].count >= last.sum / last.count
    {
      pools.removeLast()
      pools[pools.count - 1].sum += last.sum
      pools[pools.count - 1].count += last.count
    }
  }
  var result: [Double] = []
  for pool in pools {
    for _ in 0..<Int(pool.count) {
      result.append(pool.sum / pool.count + offsets[result.count])
    }
  }
  return result
}
