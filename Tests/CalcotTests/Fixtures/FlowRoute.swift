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
    case .split(let number):
      number == 2
        ? [.page(number), .stack(number), .stack(0)] : [.page(number), .stack(number)]
    case .pages(let number):
      [.page(number), .stack(number), .page(number + 1), .tabs(number + 1), .page(number + 2)]
    }
  }

  /// A Boolean value that indicates whether the branches of the container at the route are made
  /// when they are selected or, in pages, beside the selected one.
  var isLazy: Bool {
    switch self {
    case .page, .stack, .split: false
    case .tabs(let number): number % 2 == 1
    case .pages: true
    }
  }

  /// A Boolean value that indicates whether the first of the pages at the route follows the last.
  var isCircular: Bool { if case .pages(let number) = self { number % 2 == 1 } else { false } }

  /// The container of the flow at the route; nil for a screen and for a stack.
  var kind: Container.Kind? {
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

extension FlowRoute: LinkedRoute {
  static let links = Links<FlowRoute>(
    RouteLink("page/:number", FlowRoute.page), RouteLink("stack/:number", FlowRoute.stack),
    RouteLink("tabs/:number", FlowRoute.tabs), RouteLink("split/:number", FlowRoute.split),
    RouteLink("pages/:number", FlowRoute.pages))
}
