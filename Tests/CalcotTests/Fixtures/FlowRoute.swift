import Calcot

/// A route of the apps with flows and containers: a screen, or a child flow.
enum FlowRoute: Route, CustomStringConvertible {
  case page(Int)
  case stack(Int)
  case tabs(Int)
  case split(Int)
  case pages(Int)

  /// The first routes of the flow at the route: a stack's root, or a container's branches.
  var starts: [FlowRoute] {
    switch self {
    case .page: []
    case .stack(let number): [.page(number)]
    case .tabs(let number): [.stack(number), .stack(number + 1), .page(number)]
    case .split(let number): [.page(number), .stack(number)]
    case .pages(let number): [.page(number), .page(number + 1), .stack(number)]
    }
  }

  /// The container of the flow at the route; nil for a screen and for a stack.
  var kind: ContainerKind? {
    switch self {
    case .page, .stack: nil
    case .tabs: .tabs
    case .split: .split
    case .pages: .pages
    }
  }

  var description: String {
    switch self {
    case .page(let number): "page \(number)"
    case .stack(let number): "stack \(number)"
    case .tabs(let number): "tabs \(number)"
    case .split(let number): "split \(number)"
    case .pages(let number): "pages \(number)"
    }
  }
}
