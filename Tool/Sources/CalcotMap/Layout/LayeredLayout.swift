/// A layout of a graph in columns, so that arrows point to the right where possible, and seldom
/// cross each other (the method of Sugiyama, Tagawa and Toda).
///
/// The same graph gives the same picture. The time grows with the numbers of nodes, arrows and the
/// columns that arrows pass.
struct LayeredLayout {
  struct Result {
    /// The frames of the nodes.
    var frames: [Frame]
    /// The bends of each arrow between its ends, in the direction of the arrow.
    var bends: [[Point]]
    var size: Size
  }

  static let columnGap = 56.0
  static let rowGap = 10.0
  /// The height that an arrow takes in a column that it passes.
  static let bendHeight = 6.0

  static func layout(sizes: [Size], arrows: [(from: Int, to: Int)]) -> Result {
    guard !sizes.isEmpty else {
      return Result(frames: [], bends: arrows.map { _ in [] }, size: Size(width: 0, height: 0))
    }
    var graph = LayeredGraph(sizes: sizes, arrows: arrows)
    graph.orderColumns()
    return graph.placed()
  }
}

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

  /// Returns the column of each node: behind all nodes that show it, except for cycles.
  private static func columns(count: Int, arrows: [(from: Int, to: Int)]) -> [Int] {
    var next = [[Int]](repeating: [], count: count)
    var incoming = [Int](repeating: 0, count: count)
    for arrow in arrows where arrow.from != arrow.to {
      next[arrow.from].append(arrow.to)
      incoming[arrow.to] += 1
    }
    // NB: with nodes without an incoming arrow first, the backward arrow of a cycle leads to where
    // the user came from.
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
