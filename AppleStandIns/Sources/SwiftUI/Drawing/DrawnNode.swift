/// What the user sees of a view: one node of the tree that the stand-in draws.
///
/// No part of SwiftUI's interface: tests read it in the place of the user.
@MainActor
public struct DrawnNode {
  public enum Kind: String, Sendable {
    case text, button, link, menu, textField, toggle, picker, image, progress, divider, spacer,
      color
    case stack, list, form, section, row, scroll, unavailable, labeled
    case window, sheet, fullScreenCover, popover, alert, confirmationDialog
    case fileImporter, photosPicker
    case navigationStack, splitView, screen, tabs, tab, toolbarItem, controller, uiView
  }

  public var kind: Kind
  /// What it says, as VoiceOver reads it.
  public var label: String
  /// The text in a field, the choice of a picker.
  public var value: String?
  /// How far a progress view is filled, if it says so.
  public var fraction: Double?
  public var prompt: String?
  public var hint: String?
  /// What `accessibilityIdentifier` gave it.
  public var identifier = ""
  public var role: ButtonRole?
  public var isEnabled = true
  /// False for what is drawn and not seen: a covered screen of a stack, a tab that is not chosen.
  public var isVisible = true
  /// Seen, and not there for VoiceOver.
  public var isAccessibilityHidden = false
  public var isSelected = false
  public var isFocused = false
  public var isSecure = false
  public var badge: String?
  public var systemImage: String?
  /// What `tint` gave it.
  public var tint: Color?
  /// The color of a text that does not depend on the tint.
  public var color: Color?
  /// The type of the style that it was given.
  public var style: String?
  public var bottomPadding: CGFloat = 0
  public var traits: AccessibilityTraits = []
  public var tag: AnyHashable?
  public var children: [DrawnNode]
  /// What a swipe over the row offers.
  public var swipeActions: [DrawnSwipeAction] = []
  /// What a long press offers.
  public var contextMenu: [DrawnNode] = []
  /// What VoiceOver's rotor offers.
  public var accessibilityActions: [DrawnNode] = []
  /// What the bars over and under a screen show.
  public var page: DrawnPage?
  /// What is particular to a presented layer.
  public var layer: DrawnLayer?
  /// What is presented over this layer: at most one.
  public var presented: [DrawnNode] = []
  /// The controller that stands here.
  public var object: AnyObject?
  /// What the user does with the system's picker that is presented here.
  package var picker: DrawnPicker?
  var acts = DrawnActs()
  /// The layer that it stands on: only those of the top one can be used.
  var standsOn: ObjectIdentifier?

  init(_ kind: Kind, _ label: String = "", children: [DrawnNode] = []) {
    (self.kind, self.label, self.children) = (kind, label, children)
  }
}

/// A button behind a row.
@MainActor
public struct DrawnSwipeAction {
  public let edge: HorizontalEdge
  public let allowsFullSwipe: Bool
  public let button: DrawnNode
}

/// The bars of a screen.
@MainActor
public struct DrawnPage {
  public internal(set) var title: String?
  public internal(set) var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  public internal(set) var hidesBackButton = false
  public internal(set) var hidesBar = false
  public internal(set) var hidesTabBar = false
  public internal(set) var hidesSidebarToggle = false
  public internal(set) var toolbar: [DrawnToolbarItem] = []
  public internal(set) var search: DrawnSearch?
}

/// What stands in a toolbar.
@MainActor
public struct DrawnToolbarItem {
  public let placement: ToolbarItemPlacement
  public let nodes: [DrawnNode]
}

/// A search field of a screen.
@MainActor
public struct DrawnSearch {
  public let prompt: String?
  let read: () -> String
  let write: (String) -> Void
  let submit: (() -> Void)?
  public var text: String { read() }
}

/// How a layer is presented.
@MainActor
public struct DrawnLayer {
  public internal(set) var detents: Set<PresentationDetent> = []
  public internal(set) var dragIndicator = Visibility.automatic
  public internal(set) var compactAdaptation = PresentationAdaptation.automatic
  /// Whether the user can pull it down.
  public internal(set) var isPullDisabled = false
  /// It is still being presented: the controllers in it have not appeared.
  public internal(set) var isComing = false
  /// It has been taken away and is still seen.
  public internal(set) var isLeaving = false
}

/// What the user can do with a node.
@MainActor
struct DrawnActs {
  var tap: (() -> Void)?
  var setText: ((String) -> Void)?
  var submit: (() -> Void)?
  var focus: (() -> Void)?
  var unfocus: (() -> Void)?
  var refresh: (() async -> Void)?
  /// Goes back to the screen with this index in a stack.
  var backTo: ((Int) -> Void)?
  var dismiss: (() -> Void)?
  var scrollTo: ((Int) -> Void)?
}
