public import CalcotTree

/// A navigation of two or three stacks, side by side. Use it for a list and its details, or for
/// lists within a list. A narrow host shows one of them, and Back leads to the one before it.
///
/// ```swift
/// let navigation = SplitNavigation<MailRoute>(
///   primary: .mailboxes, supplementary: .inbox, secondary: .nothingSelected)
/// navigation.show(.mailbox(id), in: .supplementary)
/// navigation.show(.message(id))
/// ```
@MainActor
public final class SplitNavigation<Destination: Route>: FlowNavigation<Destination> {
  /// A side of a split. A split of two has no supplementary side.
  public enum Side: String, Sendable, Codable {
    case primary, supplementary, secondary
  }

  /// The sides of the split, each with its first screen.
  private let sides: [(side: Side, route: Destination)]

  /// Creates a navigation of two sides that starts with one screen on each and the primary one
  /// selected.
  public init(primary: Destination, secondary: Destination) {
    sides = [(.primary, primary), (.secondary, secondary)]
    super.init()
  }

  /// Creates a navigation of three sides that starts with one screen on each and the primary one
  /// selected.
  public init(primary: Destination, supplementary: Destination, secondary: Destination) {
    sides = [(.primary, primary), (.supplementary, supplementary), (.secondary, secondary)]
    super.init()
  }

  /// The side that the user works in, which is also the one that a narrow host shows; `nil` while
  /// the flow is not running.
  public var side: Side? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return sides[container.selected].side
  }

  /// The routes of a side, from its root; empty while the flow is not running, or if there is no
  /// such side. Observation tracks them, so that a list can mark the row that is open beside it.
  /// Linear in the depth.
  public func routes(in side: Side) -> [Destination] {
    let tree = tree
    guard let flow, let container = tree.container(of: flow)?.container,
      let index = sides.firstIndex(where: { $0.side == side })
    else { return [] }
    return tree.segments(of: flow, in: container.branches[index].stack).compactMap {
      $0.route.base as? Destination
    }
  }

  /// Makes `route` the only screen of a side and goes there.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - side: The side; the secondary one by default.
  ///   - value: A value that lets the screen show more from its first moment. It is not saved.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  @discardableResult
  public func show(
    _ route: Destination, in side: Side = .secondary, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    change(.show, in: side, at: CallSite(fileID, line)) { change, flow, index throws(Refusal) in
      change.carry(value, to: try change.edit.setBranch(index, of: flow, to: [AnyRoute(route)]))
      try change.edit.go(to: index, in: flow)
    }
  }

  /// Makes one side show exactly `routes`, its root first, without changing the selected side.
  @discardableResult
  public func set(
    _ side: Side, to routes: [Destination], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    change(.setStack, in: side, at: CallSite(fileID, line)) {
      change, flow, index throws(Refusal) in
      try change.edit.setBranch(index, of: flow, to: routes.map { AnyRoute($0) })
    }
  }

  /// Goes to one side without changing its stack.
  @discardableResult
  public func go(to side: Side, fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    change(.select, in: side, at: CallSite(fileID, line)) { change, flow, index throws(Refusal) in
      try change.edit.go(to: index, in: flow)
    }
  }

  /// Requests a change of one side; it is refused if there is no such side.
  private func change(
    _ reason: TreeTransition.Reason, in side: Side, at site: CallSite,
    edit: @escaping @MainActor (inout Change, FlowID, Int) throws(Refusal) -> Void
  ) -> Answer {
    let index = sides.firstIndex { $0.side == side }
    return change(reason, at: site) { change, flow throws(Refusal) in
      _ = try change.edit.container(of: flow)
      guard let index else { throw .noSuchSide(side.rawValue) }
      try edit(&change, flow, index)
    }
  }

  package override var flowRoot: FlowRoot {
    .container(ContainerRoot(.split, sides.map { (AnyRoute($0.route), "") }))
  }
}
