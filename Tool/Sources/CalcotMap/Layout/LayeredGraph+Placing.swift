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
