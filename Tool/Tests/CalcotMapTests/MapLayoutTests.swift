import Testing

@testable import CalcotMap

@Suite struct `Map layout` {
  @Test(
    arguments: [(1, 1), (2, 2), (40, 3), (120, 4), (500, 5), (500, 6), (900, 7)] as [(Int, UInt64)])
  func `No screen overlaps another, and each stands in its feature's box`(
    count: Int, seed: UInt64
  ) {
    let map = GeneratedMap.map(screens: count, seed: seed)
    let layout = MapLayout(map)
    for one in layout.frames.indices {
      for other in layout.frames.indices where other > one {
        #expect(
          !layout.frames[one].intersects(layout.frames[other]),
          "seed \(seed): \(map.screens[one].id) and \(map.screens[other].id)")
      }
    }
    let boxes = zip(layout.features, layout.origins).map { feature, origin in
      Frame(x: origin.x, y: origin.y, width: feature.size.width, height: feature.size.height)
    }
    for (index, box) in boxes.enumerated() {
      for screen in layout.features[index].screens {
        #expect(box.contains(layout.frames[screen]), "seed \(seed): \(map.screens[screen].id)")
      }
      for other in boxes[(index + 1)...] { #expect(!box.intersects(other), "seed \(seed)") }
      #expect(
        Frame(x: 0, y: 0, width: layout.size.width, height: layout.size.height).contains(box))
    }
  }

  @Test func `Every name fits into its screen's frame`() {
    let map = GeneratedMap.map(screens: 500, seed: 11)
    let layout = MapLayout(map)
    for (screen, frame) in zip(map.screens, layout.frames) {
      let shown = TextMeasure.fitted(screen.name, to: frame.width - 26)
      #expect(TextMeasure.width(of: shown) <= frame.width - 8)
      #expect(shown.count >= min(screen.name.count, 18))
    }
  }

  @Test func `Lines inside a feature do not run over other screens' names`() {
    let map = GeneratedMap.map(screens: 300, seed: 21)
    let layout = MapLayout(map)
    for line in layout.lines {
      for bend in line.bends {
        for (index, frame) in layout.frames.enumerated() {
          let isInside =
            bend.x > frame.x && bend.x < frame.maxX && bend.y > frame.y && bend.y < frame.maxY
          #expect(!isInside, "\(map.screens[index].id)")
        }
      }
    }
  }

  @Test func `The same map gives the same picture, to the byte`() {
    let one = GeneratedMap.map(screens: 200, seed: 3).rendered(as: .svg)
    let other = GeneratedMap.map(screens: 200, seed: 3).rendered(as: .svg)
    #expect(one == other)
  }

  @Test func `Crossing arrows are untangled`() {
    let size = Size(width: 100, height: 30)
    let arrows = [(0, 7), (1, 6), (2, 5), (3, 4)].map { (from: $0.0, to: $0.1) }
    var graph = LayeredGraph(sizes: Array(repeating: size, count: 8), arrows: arrows)
    #expect(graph.crossings() == 6)
    graph.orderColumns()
    #expect(graph.crossings() == 0)
  }

  @Test func `Positions are the nearest that keep their gaps`() {
    #expect(spread([0, 0, 0], keeping: [10, 10]) == [-10, 0, 10])
    #expect(spread([0, 50], keeping: [10]) == [0, 50])
    #expect(spread([5, 0, 100], keeping: [10, 10]) == [-2.5, 7.5, 100])
  }
}

extension Frame {
  fileprivate func intersects(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
