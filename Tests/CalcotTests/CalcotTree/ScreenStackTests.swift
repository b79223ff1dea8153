@testable import CalcotTree
import CalcotTesting
import Testing

@testable import Calcot

struct ScreenStackTests {
  private func node(_ id: Int) -> ScreenNode {
    ScreenNode(
      id: ScreenID(rawValue: id), route: AnyRoute(PageRoute(id)), flow: FlowID(rawValue: 1))
  }

  private func stack(_ ids: [Int]) throws -> ScreenStack {
    try #require(ScreenStack(ids.map(node)))
  }

  @Test func `cannot be made without a screen`() { #expect(ScreenStack([ScreenNode]()) == nil) }

  @Test func `gives its screens from both ends`() throws {
    let stack = try stack([1, 2, 3])
    #expect(stack.nodes.map(\.id.rawValue) == [1, 2, 3])
    #expect(stack.topDown.map(\.id.rawValue) == [3, 2, 1])
    #expect(stack.top == node(3))
    #expect(stack.root == node(1))
    #expect(stack.count == 3)
    #expect(stack.popped?.popped?.popped == nil)
    #expect(stack.popping { $0.id.rawValue == 2 }?.count == 2)
    #expect(stack.popping { $0.id.rawValue == 9 } == nil)
  }

  @Test("is released at a depth of 100,000 without overflowing the call stack, also when shared")
  func deepRelease() throws {
    var deep: ScreenStack? = try stack(Array(0..<100_000))
    var branch: ScreenStack? = deep?.popped?.pushing(node(-1))
    #expect(deep != branch)
    deep = nil
    #expect(branch?.count == 100_000)
    #expect(branch?.root == node(0))
    branch = nil
  }

  @Test("shares what is below when it is pushed to, so that a push costs the same at any depth")
  func sharesBelow() throws {
    let deep = try stack(Array(0..<10_000))
    let pushed = deep.pushing(node(-1))
    #expect(pushed.head.below === deep.head)
    #expect(pushed.popped?.head === deep.head)
  }

  @Test func `compares and subtracts in the cost of what differs`() throws {
    let times = try [10, 100_000].map { depth in
      let below = try stack(Array(0..<depth))
      let (left, right) = (below.pushing(node(-1)), below.pushing(node(-2)))
      return ThreadTime.leastOfTen {
        for _ in 0..<100 {
          _ = left == right
          _ = left.screens(notIn: right)
        }
      }
    }
    #expect(times[1] < times[0] * 100, "10,000 times as deep: \(times)")
  }

  @Test func `names the screens that another lacks as a plain search does`() throws {
    var random = SeededGenerator(seed: RandomSeed.value)
    for _ in 0..<RandomSeed.rounds(5_000) {
      let (left, right) = try related(using: &random)
      let there = Set(right.nodes.map(\.id))
      #expect(
        left.screens(notIn: right) == left.topDown.filter { !there.contains($0.id) },
        "\(left.nodes.map(\.id)) less \(right.nodes.map(\.id)), seed \(RandomSeed.value)")
      #expect((left == right) == (left.nodes == right.nodes))
    }
  }

  /// Returns two stacks that share cells, screens or neither, as consecutive trees do.
  private func related(using random: inout SeededGenerator) throws -> (ScreenStack, ScreenStack) {
    let base = try stack(Array(0...random.below(6)))
    var stacks = [base, base]
    for index in stacks.indices {
      for step in 0..<random.below(6) {
        let fresh = node((index + 1) * 100 + step)
        switch random.below(4) {
        case 0: stacks[index] = stacks[index].popped ?? stacks[index]
        case 1: stacks[index] = stacks[index].pushing(fresh)
        case 2: stacks[index] = stacks[index].popped?.pushing(fresh) ?? ScreenStack(root: fresh)
        default:
          let kept = stacks[index].nodes.prefix(1 + random.below(4))
          stacks[index] = try #require(ScreenStack(kept + (random.once(in: 2) ? [fresh] : [])))
        }
      }
    }
    return (stacks[0], stacks[1])
  }
}
