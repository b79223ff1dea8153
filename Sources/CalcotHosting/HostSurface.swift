public import CalcotTree

/// What a host with stacks and modals of its own shows now, and what it is in the middle of.
///
/// A host keeps one, tells it of each thing its toolkit reports, and asks ``TransitionPlanner`` for
/// its next operation. It is a value: every decision about gestures and transitions is made here and
/// in the planner, and none in the host.
public struct HostSurface: Equatable, Sendable {
  /// One stack that is shown.
  public struct Layer: Equatable, Sendable {
    public let id: LayerID
    public let style: ModalStyle?
    public internal(set) var stack: [Place]
  }

  /// A screen in a stack, or a container with stacks of its own.
  public struct Place: Hashable, Sendable, Identifiable {
    public let id: ScreenID
    public internal(set) var container: Container?
  }

  /// The stacks of a container that is shown.
  public struct Container: Hashable, Sendable {
    public let kind: ContainerKind
    /// The identities of the stacks, which they keep whatever they show.
    public let branches: [ScreenID]
    public internal(set) var stacks: [[Place]]
    public internal(set) var selected: Int
  }

  /// What the host is in the middle of.
  public enum Activity: Equatable, Sendable {
    case idle
    /// An operation that was planned, and is being shown.
    case operation(HostOperation)
    /// The user moves something; nothing is decided.
    case gesture(HostGesture)
    /// The user let go, or the toolkit moved by itself; it will end as if `HostGesture` was
    /// finished.
    case finishing(HostGesture)
  }

  public internal(set) var layers: [Layer] = []
  public internal(set) var dialog: DialogID?
  public internal(set) var activity: Activity = .idle

  /// A host that shows nothing yet.
  public init() {}
}

/// One of the stacks that a host shows.
public enum StackID: Hashable, Sendable, Codable {
  /// The stack of the base or of a modal.
  case layer(LayerID)
  /// The stack at this place of a container.
  case branch(Int, of: ScreenID)
}

/// One thing for a host to do next with its toolkit's own means.
public enum HostOperation: Hashable, Sendable {
  /// Put these screens over what the stack shows; the last one becomes visible.
  case push([HostSurface.Place], in: StackID)
  /// Take off everything over this screen.
  case pop(to: ScreenID, in: StackID)
  /// Make the stack these screens.
  case replaceStack([HostSurface.Place], in: StackID)
  /// Show this stack of a container instead of the one that is shown, or, in a split, go there.
  case select(Int, in: ScreenID)
  /// Show a modal, with these screens in it, over the top layer; or the base, at the start.
  case present(LayerID, ModalStyle?, [HostSurface.Place])
  /// Take off every modal over this layer, at once.
  case dismiss(to: LayerID)
  /// Take everything off: the app has ended.
  case clear
  case showDialog(DialogID)
  case hideDialog(DialogID)
}

/// What the user can take off by a movement that may still be cancelled.
public enum HostGesture: Hashable, Sendable, Codable {
  /// Back to this screen, by a swipe or the Back button's menu.
  case pop(to: ScreenID, in: StackID)
  /// To another page, by a swipe.
  case turn(to: Int, in: ScreenID)
  /// The top modal, by a pull.
  case dismiss(LayerID)
}
