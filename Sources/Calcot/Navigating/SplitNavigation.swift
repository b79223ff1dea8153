public import CalcotTree

/// A navigation of a primary and a secondary stack, side by side. Use it for a list and its
/// details. A narrow host shows one of them, and Back leads from the secondary to the primary one.
///
/// ```swift
/// let navigation = SplitNavigation<MailRoute>(primary: .inbox, secondary: .nothingSelected)
/// navigation.show(.message(id))
/// ```
@MainActor
public final class SplitNavigation<Destination: Route>: FlowNavigation<Destination> {
  /// A side of a split.
  public enum Side: Int, Sendable, Codable {
    case primary, secondary
  }

  private let primary: Destination
  private let secondary: Destination

  /// Creates a navigation that starts with one screen on each side and the primary one selected.
  public init(primary: Destination, secondary: Destination) {
    self.primary = primary
    self.secondary = secondary
    super.init()
  }

  /// The side that the user works in, which is the one that a narrow host shows; nil while the flow
  /// is not running.
  public var side: Side? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return Side(rawValue: container.selected)
  }

  /// Makes `route` the only screen of the secondary side and goes there.
  @discardableResult
  public func show(_ route: Destination, carrying value: Any? = nil) -> Answer {
    change(.show) { change, flow throws(Refusal) in
      change.carry(value, to: try change.edit.setBranch(1, of: flow, to: [AnyRoute(route)]))
      try change.edit.go(to: 1, in: flow)
    }
  }

  /// Makes one side show exactly `routes`, its root first, without changing the selected side.
  @discardableResult
  public func set(_ side: Side, to routes: [Destination]) -> Answer {
    change(.setStack) { change, flow throws(Refusal) in
      try change.edit.setBranch(side.rawValue, of: flow, to: routes.map { AnyRoute($0) })
    }
  }

  /// Pushes `route` on the selected side.
  @discardableResult
  public func push(_ route: Destination, carrying value: Any? = nil) -> Answer {
    change(.push) { change, flow throws(Refusal) in
      change.carry(value, to: try change.edit.pushInBranch(AnyRoute(route), of: flow))
    }
  }

  /// Goes to one side without changing its stack.
  @discardableResult
  public func go(to side: Side) -> Answer {
    change(.select) { change, flow throws(Refusal) in
      try change.edit.go(to: side.rawValue, in: flow)
    }
  }

  package override var flowRoot: FlowRoot {
    .container(.split, [(AnyRoute(primary), ""), (AnyRoute(secondary), "")], selected: 0)
  }
}
