public import CalcotTree

/// The state of a host that manages stacks and modals of its own: the screens it shows and its
/// running activity. Use it, with ``TransitionPlanner``, to write a host for another toolkit.
///
/// A host keeps one surface, updates it for each event of its toolkit, and asks
/// ``TransitionPlanner`` for its next operation. It is a value: every decision about gestures and
/// transitions is made here and in the planner, and none in the host.
///
/// ```swift
/// var surface = HostSurface()
/// let plan = TransitionPlanner.plan(surface, toShow: app.tree)
/// if case .perform(let operation) = plan, surface.begin(operation) {
///   animate(operation)
///   surface.end(operation)
/// }
/// ```
public struct HostSurface: Equatable, Sendable {
  /// A stack that the host shows.
  public struct Layer: Equatable, Sendable {
    /// The identity of the layer.
    public let id: LayerID
    /// The presentation style of the modal; nil for the base.
    public let style: ModalStyle?
    /// The places in the stack, the root first.
    public internal(set) var stack: [Place]
  }

  /// A screen in a stack, or a container with stacks of its own.
  public struct Place: Hashable, Sendable, Identifiable {
    /// The identity of the screen or container.
    public let id: ScreenID
    /// The container at this place; nil for a screen.
    public internal(set) var container: Container?
  }

  /// The stacks of a visible container.
  public struct Container: Hashable, Sendable {
    /// The way in which the stacks are shown.
    public let kind: CalcotTree.Container.Kind
    /// The identities of the stacks, which do not depend on their content.
    public let branches: [ScreenID]
    /// The places in each stack, the root first; empty for a stack that is not made yet.
    public internal(set) var stacks: [[Place]]
    /// The index of the selected stack.
    public internal(set) var selected: Int
    /// A Boolean value that indicates whether the first page follows the last one.
    public let isCircular: Bool

    init(
      kind: CalcotTree.Container.Kind, branches: [ScreenID], stacks: [[Place]], selected: Int,
      isCircular: Bool = false
    ) {
      self.kind = kind
      self.branches = branches
      self.stacks = stacks
      self.selected = selected
      self.isCircular = isCircular
    }

    /// Returns the index of the page at a distance from another one, or nil if there is none.
    public func page(by distance: Int, from page: Int) -> Int? {
      CalcotTree.Container.page(
        by: distance, from: page, of: branches.count, isCircular: isCircular)
    }

    /// The selected stack.
    var selectedBranch: ScreenID { branches[selected] }
  }

  /// The host's running activity.
  public enum Activity: Equatable, Sendable {
    case idle
    /// A planned operation is being animated.
    case operation(HostOperation)
    /// The user is performing a gesture that may still be cancelled.
    case gesture(HostGesture)
    /// The user has let go, or the toolkit has started a transition by itself; it will end as if
    /// `HostGesture` was finished.
    case finishing(HostGesture)
  }

  /// The layers that the host shows, the base first.
  public internal(set) var layers: [Layer] = []
  /// The dialog that the host shows.
  public internal(set) var dialog: LayerID?
  /// The running activity.
  public internal(set) var activity: Activity = .idle

  /// Creates the surface of a host that shows nothing yet.
  public init() {}
}

/// The identity of a stack that a host shows.
public enum StackID: Hashable, Sendable, Codable {
  /// The stack of the base or of a modal.
  case layer(LayerID)
  /// The stack of this branch of a container, wherever the branch stands.
  case branch(ScreenID, of: ScreenID)
}

/// An operation for a host to perform with its toolkit.
public enum HostOperation: Hashable, Sendable {
  /// Push these screens on a stack; the last one becomes visible.
  case push([HostSurface.Place], in: StackID)
  /// Pop everything over this screen.
  case pop(to: ScreenID, in: StackID)
  /// Replace the screens of a stack.
  case replaceStack([HostSurface.Place], in: StackID)
  /// Select this stack of a container or, in a split, navigate to it.
  case select(Int, in: ScreenID)
  /// Present a modal with these screens over the top layer; or show the base, at the start.
  case present(LayerID, ModalStyle?, [HostSurface.Place])
  /// Dismiss every modal over this layer, at once.
  case dismiss(to: LayerID)
  /// Remove everything: the app has ended.
  case clear
  case showDialog(LayerID)
  case hideDialog(LayerID)
}

/// An interactive gesture that removes something and may still be cancelled.
public enum HostGesture: Hashable, Sendable, Codable {
  /// Popping to this screen, by a swipe or the Back button's menu.
  case pop(to: ScreenID, in: StackID)
  /// Turning to another page, by a swipe.
  case turn(to: Int, in: ScreenID)
  /// Dismissing the top modal, by a pull.
  case dismiss(LayerID)
}
