@testable import Calcot
@testable import CalcotContent
@testable import CalcotTree

/// A screen of a tree in an example, by its number, or a container with its stacks.
indirect enum Spot: ExpressibleByIntegerLiteral, Sendable {
  case screen(Int)
  case container(Int, Container.Kind, selected: Int, [[Spot]])

  init(integerLiteral number: Int) { self = .screen(number) }

  static func tabs(_ number: Int, on selected: Int = 0, _ stacks: [[Spot]]) -> Spot {
    .container(number, .tabs, selected: selected, stacks)
  }

  static func pages(_ number: Int, on selected: Int = 0, _ stacks: [[Spot]]) -> Spot {
    .container(number, .pages, selected: selected, stacks)
  }

  static func split(_ number: Int, on selected: Int = 0, _ stacks: [[Spot]]) -> Spot {
    .container(number, .split, selected: selected, stacks)
  }

  var node: ScreenNode {
    switch self {
    case .screen(let number): Self.node(number, nil)
    case .container(let number, let kind, let selected, let stacks):
      Self.node(
        number,
        Container(
          kind: kind, branches: stacks.compactMap(Self.branch), selected: selected))
    }
  }

  private static func branch(_ spots: [Spot]) -> Container.Branch? {
    ScreenStack(spots.map(\.node)).map {
      Container.Branch(id: $0.root.id, route: $0.root.route, title: "", stack: $0)
    }
  }

  private static func node(_ number: Int, _ container: Container?) -> ScreenNode {
    ScreenNode(
      id: ScreenID(rawValue: number), route: AnyRoute(PageRoute(number)),
      flow: FlowID(rawValue: 1), container: container)
  }
}
