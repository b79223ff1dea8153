public import CalcotTree

/// A primary and a secondary stack beside each other: the navigation of one flow. In a narrow host
/// one of them is shown, and Back leads from the secondary to the primary one.
///
/// ```swift
/// let navigation = SplitNavigation<MailRoute>(primary: .inbox, secondary: .nothingSelected)
/// navigation.show(.message(id))
/// ```
@MainActor
public final class SplitNavigation<Destination: Route>: FlowNavigation<Destination> {
  /// One of the two sides.
  public enum Side: Int, Sendable, Codable {
    case primary, secondary
  }

  private let primary: Destination
  private let secondary: Destination

  /// A navigation that starts with one screen on each side, the user working in the primary one.
  public init(primary: Destination, secondary: Destination) {
    self.primary = primary
    self.secondary = secondary
    super.init()
  }

  /// The side in which the user works, which is the one shown in a narrow host; nil while the flow
  /// does not run.
  public var side: Side? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return Side(rawValue: container.selected)
  }

  /// Shows `route` alone on the secondary side and goes there.
  @discardableResult
  public func show(_ route: Destination, carrying value: Any? = nil) -> Answer {
    change(.show) { change, flow throws(Refusal) in
      change.carry(value, to: try change.edit.setBranch(1, of: flow, to: [AnyRoute(route)]))
      try change.edit.go(to: 1, in: flow)
    }
  }

  /// Makes one side show exactly `routes`, its root first; the user stays where they are.
  @discardableResult
  public func set(_ side: Side, to routes: [Destination]) -> Answer {
    change(.setStack) { change, flow throws(Refusal) in
      try change.edit.setBranch(side.rawValue, of: flow, to: routes.map { AnyRoute($0) })
    }
  }

  /// Shows `route` over what the user's side shows.
  @discardableResult
  public func push(_ route: Destination, carrying value: Any? = nil) -> Answer {
    change(.push) { change, flow throws(Refusal) in
      change.carry(value, to: try change.edit.pushInBranch(AnyRoute(route), of: flow))
    }
  }

  /// Goes to one side as it is.
  @discardableResult
  public func go(to side: Side) -> Answer {
    change(.select) { change, flow throws(Refusal) in try change.edit.go(to: side.rawValue, in: flow) }
  }

  package override var flowRoot: FlowRoot {
    .container(.split, [(AnyRoute(primary), ""), (AnyRoute(secondary), "")], selected: 0)
  }
}
