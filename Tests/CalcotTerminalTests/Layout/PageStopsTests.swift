import CalcotContent
import Testing

@testable import CalcotTerminal

struct PageStopsTests {
  private func buttons(_ numbers: Int...) -> Block {
    .buttons(
      numbers.map { ButtonLayout(target: .choice($0), text: "[\($0)]") }, width: 40)
  }

  private func row(_ number: Int) -> Block {
    let value = RowValue(title: "\(number)", detail: nil, use: .leads)
    return .row(RowLayout(target: .choice(number), value: value, actions: []), width: 40)
  }

  @Test func `pinned stops come first, and those of a line are one group and one region`() {
    let stops = PageStops(
      pinned: [buttons(0, 1)], blocks: [.gap, buttons(2), buttons(3)], tops: [0, 1, 2])
    #expect(stops.map(\.target) == [.choice(0), .choice(1), .choice(2), .choice(3)])
    #expect(stops.map(\.isPinned) == [true, true, false, false])
    #expect(stops.map(\.line) == [0, 0, 1, 2])
    #expect(stops.map(\.group) == [0, 0, 1, 2])
    #expect(stops.map(\.region) == [0, 0, 1, 2])
    #expect(stops.place(of: .choice(2)) == 2 && stops.place(of: .exit) == nil)
  }

  @Test func `rows are one region, also around a block without stops`() {
    let stops = PageStops(
      pinned: [], blocks: [row(0), row(1), .gap, row(2), buttons(3)], tops: [0, 1, 2, 3, 4])
    #expect(stops.map(\.region) == [0, 0, 0, 1])
    #expect(stops.map(\.block) == [0, 1, 3, 4])
  }
}
