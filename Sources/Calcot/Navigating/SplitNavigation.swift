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
  /// The first screens of the sides.
  private let sides: [Destination]

  /// Creates a navigation of two sides that starts with one screen on each and the primary one
  /// selected.
  public init(primary: Destination, secondary: Destination) {
    sides = [primary, secondary]
    super.init()
  }

  /// Creates a navigation of three sides that starts with one screen on each and the primary one
  /// selected.
  public init(primary: Destination, supplementary: Destination, secondary: Destination) {
    sides = [primary, supplementary, secondary]
    super.init()
  }

  /// The side that the user works in, which is also the one that a narrow host shows; `nil` while
  /// the flow is not running.
  public var side: Move.Side? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return Move.Side.side(at: container.selected, of: sides.count)
  }

  /// The routes of a side, from its root; empty while the flow is not running, or if there is no
  /// such side. Observation tracks them, so that a list can mark the row that is open beside it.
  /// Linear in the depth.
  public func routes(in side: Move.Side) -> [Destination] {
    let tree = tree
    guard let flow, let container = tree.container(of: flow)?.container,
      let index = side.index(of: sides.count)
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
    _ route: Destination, in side: Move.Side = .secondary,
    carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.show(route, in: side), carrying: value, at: CallSite(fileID, line))
  }

  /// Makes one side show exactly `routes`, its root first, without changing the selected side.
  @discardableResult
  public func set(
    _ side: Move.Side, to routes: [Destination], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.setSide(side, to: routes), at: CallSite(fileID, line))
  }

  /// Goes to one side without changing its stack.
  @discardableResult
  public func go(to side: Move.Side, fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    request(.goTo(side), at: CallSite(fileID, line))
  }

  package override var flowRoot: FlowRoot {
    .container(ContainerRoot(.split, sides.map { (AnyRoute($0), "") }))
  }
}
