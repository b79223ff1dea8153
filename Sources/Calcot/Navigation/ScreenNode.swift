/// A place in the navigation tree: a screen and the route it shows, or a container (tabs, a split,
/// pages) that stands where a screen can stand.
public struct ScreenNode: Equatable, Sendable, Identifiable {
  public let id: ScreenID
  /// The route, one of its flow's.
  public let route: AnyRoute
  /// The flow whose coordinator makes the screen.
  public let flow: FlowID
  /// The stacks that stand here; nil for a screen.
  public internal(set) var container: Container?

  init(id: ScreenID, route: AnyRoute, flow: FlowID, container: Container? = nil) {
    self.id = id
    self.route = route
    self.flow = flow
    self.container = container
  }

  /// The screen itself, or those of the container, the visible ones first.
  public var screens: [ScreenNode] { container?.screens ?? [self] }
}

/// Several stacks that stand where a screen can stand, one of which is selected.
public struct Container: Equatable, Sendable {
  /// One of the stacks.
  public struct Branch: Equatable, Sendable, Identifiable {
    /// The identity of the branch, whatever its stack shows.
    public let id: ScreenID
    /// The route that it was made for, one of the container's flow.
    public let route: AnyRoute
    /// What a bar calls it.
    public internal(set) var title: String
    public internal(set) var stack: ScreenStack
  }

  public let kind: ContainerKind
  /// In the order in which they are offered; a split's primary one first. Never empty.
  public internal(set) var branches: [Branch]
  /// The place of the stack that is shown; in a split, the one that the user works in.
  public internal(set) var selected: Int

  /// The branch that is selected.
  public var selectedBranch: Branch { branches[selected] }

  /// Every screen, those of the selected branch first.
  public var screens: [ScreenNode] {
    selectedFirst.flatMap { branches[$0].stack.topDown.flatMap(\.screens) }
  }

  var selectedFirst: [Int] { [selected] + branches.indices.filter { $0 != selected } }

  func screens(notIn other: Container) -> [ScreenNode] {
    selectedFirst.flatMap { index -> [ScreenNode] in
      let branch = branches[index]
      guard let twin = other.branches.first(where: { $0.id == branch.id }) else {
        return branch.stack.topDown.flatMap(\.screens)
      }
      return branch.stack.screens(notIn: twin.stack)
    }
  }
}

/// How the user goes from one stack of a container to another.
public enum ContainerKind: String, Hashable, Sendable, Codable {
  /// One is shown; a bar leads to the others.
  case tabs
  /// A primary and a secondary stack, side by side; one over the other in a narrow host.
  case split
  /// One is shown; the next and the one before are a swipe away.
  case pages
}
