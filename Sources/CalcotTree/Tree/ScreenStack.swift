/// A node of the navigation tree: a screen and the route it shows, or a container (tabs, a split,
/// pages) in place of a screen.
public struct ScreenNode: Equatable, Sendable, Identifiable {
  /// The identity of the screen or container.
  public let id: ScreenID
  // NB: shared by all copies of the node, because a change of the tree copies its nodes often.
  private var details: Details

  private final class Details: Sendable {
    let route: AnyRoute
    let flow: FlowID
    let container: Container?

    init(_ route: AnyRoute, _ flow: FlowID, _ container: Container?) {
      (self.route, self.flow, self.container) = (route, flow, container)
    }
  }

  init(id: ScreenID, route: AnyRoute, flow: FlowID, container: Container? = nil) {
    self.id = id
    details = Details(route, flow, container)
  }

  /// The node's route, which belongs to its flow.
  public var route: AnyRoute { details.route }
  /// The flow whose coordinator makes the screen.
  public var flow: FlowID { details.flow }
  /// The container at this node; nil for a screen.
  public package(set) var container: Container? {
    get { details.container }
    set { details = Details(route, flow, newValue) }
  }

  public static func == (left: ScreenNode, right: ScreenNode) -> Bool {
    guard left.id == right.id else { return false }
    return left.details === right.details
      || left.flow == right.flow && left.route == right.route && left.container == right.container
  }

  /// The screen itself, or the screens of the container, the visible ones first.
  public var screens: [ScreenNode] { container?.screens ?? [self] }
}

/// Several stacks in place of a screen, one of which is selected.
public struct Container: Equatable, Sendable {
  /// One of a container's stacks.
  public struct Branch: Equatable, Sendable, Identifiable {
    /// The identity of the branch, whatever its stack shows.
    public let id: ScreenID
    /// The route for which the branch was made, which belongs to the container's flow.
    public let route: AnyRoute
    /// The title of the branch in a bar.
    public package(set) var title: String
    /// A short text beside the title, such as a number of new messages; nil for none. It is not
    /// saved.
    public package(set) var badge: String?
    /// The screens of the branch.
    public package(set) var stack: ScreenStack
    /// A Boolean value that indicates whether the screens have been made; otherwise the stack has
    /// only the place of the first one, which is made when the branch is selected.
    public internal(set) var isMade = true
  }

  /// A way in which a container shows its branches.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// One branch is shown; a bar leads to the others.
    case tabs
    /// Two or three stacks, side by side; one over the other in a narrow host.
    case split
    /// One branch is shown; a swipe leads to the next or the previous one.
    case pages
  }

  /// The way in which the branches are shown.
  public let kind: Kind
  /// The branches in order; those of a split from the primary to the secondary one. Never empty.
  public package(set) var branches: [Branch]
  /// The index of the branch that is shown; in a split, the one that the user works in.
  public package(set) var selected: Int
  /// A Boolean value that indicates whether the first page follows the last one.
  public let isCircular: Bool
  /// A Boolean value that indicates whether a branch is made when it is first selected or, in pages,
  /// beside the selected one; otherwise all are made at the start.
  package let isLazy: Bool
  /// The symbols of branches, by the branches' routes.
  private let symbols: [AnyRoute: Symbol]

  init(
    kind: Kind, branches: [Branch], selected: Int, isLazy: Bool = false,
    isCircular: Bool = false, symbols: [AnyRoute: Symbol] = [:]
  ) {
    self.kind = kind
    self.branches = branches
    self.selected = selected
    self.isLazy = isLazy
    self.isCircular = isCircular
    self.symbols = symbols
    makeBranches()
  }

  /// Makes the branches that the selection needs. The cost does not depend on their number.
  mutating func makeBranches() {
    guard isLazy else {
      for index in branches.indices where !branches[index].isMade { branches[index].isMade = true }
      return
    }
    let beside = kind == .pages ? [page(by: -1), page(by: 1)] : []
    for case let index? in [selected] + beside where !branches[index].isMade {
      branches[index].isMade = true
    }
  }

  /// Returns the index of the page at a distance from the selected one; `nil` if there is none.
  public func page(by distance: Int) -> Int? {
    Self.page(by: distance, from: selected, of: branches.count, isCircular: isCircular)
  }

  /// Returns the index of the page at a distance from a given one of `count`; `nil` if there is
  /// none.
  package static func page(
    by distance: Int, from page: Int, of count: Int, isCircular: Bool
  ) -> Int? {
    guard isCircular, count > 1 else {
      let (next, isFar) = page.addingReportingOverflow(distance)
      return !isFar && (0..<count).contains(next) ? next : nil
    }
    return (page + distance % count + count) % count
  }

  /// Returns the symbol of a branch in a bar, or nil if it has none.
  public func symbol(of branch: Branch) -> Symbol? { symbols[branch.route] }

  /// The selected branch.
  public var selectedBranch: Branch { branches[selected] }

  /// All screens that have been made, those of the selected branch first.
  public var screens: [ScreenNode] {
    selectedFirst.flatMap { branches[$0].stack.topDown.flatMap(\.screens) }
  }

  /// The branches that have been made, the selected one first.
  var selectedFirst: [Int] {
    [selected] + branches.indices.filter { $0 != selected && branches[$0].isMade }
  }

  func screens(notIn other: Container) -> [ScreenNode] {
    selectedFirst.flatMap { index -> [ScreenNode] in
      let branch = branches[index]
      // NB: most changes leave the branches in their places.
      let isInPlace = index < other.branches.count && other.branches[index].id == branch.id
      let twin =
        isInPlace ? other.branches[index] : other.branches.first { $0.id == branch.id }
      guard let twin, twin.isMade else {
        return branch.stack.topDown.flatMap(\.screens)
      }
      return branch.stack.screens(notIn: twin.stack)
    }
  }
}

/// A stack of screens, the root at the bottom and the visible one on top.
///
/// A persistent list: pushing and popping cost the same at any depth, and the stacks before and
/// after a change share the parts that did not change. Never empty.
public struct ScreenStack: Sendable {
  final class Cell: Sendable {
    let node: ScreenNode
    let root: ScreenNode
    let second: ScreenNode?
    let count: Int
    // NB: only `init` and `deinit` write it, and `deinit` only in uniquely referenced cells.
    nonisolated(unsafe) private var next: Cell?

    /// The cell below this one.
    var below: Cell? {
      #if DEBUG
        StackWalk.current?.step()
      #endif
      return next
    }

    init(_ node: ScreenNode, on below: Cell?) {
      self.node = node
      next = below
      root = below?.root ?? node
      second = below.map { $0.second ?? node }
      count = (below?.count ?? 0) + 1
    }

    // NB: without this loop a deep stack would be released recursively and overflow the call stack.
    deinit {
      var cell = next
      next = nil
      while cell != nil, isKnownUniquelyReferenced(&cell) {
        let following = cell?.next
        cell?.next = nil
        cell = following
      }
    }
  }

  let head: Cell

  init(root: ScreenNode) { head = Cell(root, on: nil) }

  private init(head: Cell) { self.head = head }

  /// Creates a stack of `nodes`, the root first; returns nil if there are none.
  package init?(_ nodes: some Sequence<ScreenNode>) {
    var head: Cell?
    for node in nodes { head = Cell(node, on: head) }
    guard let head else { return nil }
    self.head = head
  }

  /// The screen on top.
  public var top: ScreenNode { head.node }

  /// The number of screens.
  public var count: Int { head.count }

  /// The screen at the bottom.
  public var root: ScreenNode { head.root }

  /// The screen over the root; nil if only the root is left.
  var second: ScreenNode? { head.second }

  /// The screens from the root to the top. Linear in the depth.
  public var nodes: [ScreenNode] { Array(Array(topDown).reversed()) }

  /// The screens from the top to the root, produced lazily.
  public var topDown: some Sequence<ScreenNode> {
    sequence(state: Optional(head)) { cell in
      defer { cell = cell?.below }
      return cell?.node
    }
  }

  package func pushing(_ node: ScreenNode) -> ScreenStack {
    ScreenStack(head: Cell(node, on: head))
  }

  /// The stack without its top, or nil if only the root is left.
  var popped: ScreenStack? { head.below.map(ScreenStack.init(head:)) }

  /// Returns the stack popped to the topmost match, or nil if there is none.
  func popping(to matches: (ScreenNode) -> Bool) -> ScreenStack? {
    var cell: Cell? = head
    while let current = cell {
      if matches(current.node) { return ScreenStack(head: current) }
      cell = current.below
    }
    return nil
  }
}

extension ScreenStack: Equatable {
  public static func == (lhs: ScreenStack, rhs: ScreenStack) -> Bool {
    guard lhs.count == rhs.count else { return false }
    var (left, right): (Cell?, Cell?) = (lhs.head, rhs.head)
    while let l = left, let r = right, l !== r {
      guard l.node == r.node else { return false }
      (left, right) = (l.below, r.below)
    }
    return true
  }
}

extension ScreenStack {
  /// Returns the topmost cell that is part of both stacks.
  private func cellShared(with other: ScreenStack) -> Cell? {
    var (mine, theirs): (Cell?, Cell?) = (head, other.head)
    while let left = mine, let right = theirs, left !== right {
      if left.count >= right.count { mine = left.below }
      if right.count >= left.count { theirs = right.below }
    }
    return mine === theirs ? mine : nil
  }

  private func nodes(downTo end: Cell?) -> [ScreenNode] {
    var nodes: [ScreenNode] = []
    var cell: Cell? = head
    while let current = cell, current !== end {
      nodes.append(current.node)
      cell = current.below
    }
    return nodes
  }

  /// Returns the screens of this stack that are not in `other`, the visible ones first. The cost is
  /// linear in the difference.
  func screens(notIn other: ScreenStack) -> [ScreenNode] {
    let shared = cellShared(with: other)
    guard head !== shared else { return [] }
    let mine = nodes(downTo: shared)
    guard other.head !== shared else {
      return mine.contains { $0.container != nil } ? mine.flatMap(\.screens) : mine
    }
    let theirs = Dictionary(
      other.nodes(downTo: shared).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return mine.flatMap { node in
      guard let twin = theirs[node.id] else { return node.screens }
      guard let container = node.container else { return twin.container == nil ? [] : node.screens }
      guard let other = twin.container else { return node.screens }
      return container.screens(notIn: other)
    }
  }

  /// Returns the stack with a change to the node with this identity. The cost is linear in the
  /// number of nodes over it.
  func replacing(_ id: ScreenID, _ change: (ScreenNode) -> ScreenNode) -> ScreenStack {
    var over: [ScreenNode] = []
    var cell: Cell? = head
    while let current = cell, current.node.id != id {
      over.append(current.node)
      cell = current.below
    }
    guard let found = cell else { return self }
    var head = Cell(change(found.node), on: found.below)
    for node in over.reversed() { head = Cell(node, on: head) }
    return ScreenStack(head: head)
  }
}
