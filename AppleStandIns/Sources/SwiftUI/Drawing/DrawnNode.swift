public import UIKit

/// A node of the tree that the stand-in draws for a view.
///
/// Not part of SwiftUI's API: tests read it in place of the user.
@MainActor
public struct DrawnNode {
  public enum Kind: String, Sendable {
    case text, button, link, textField, toggle, picker, stepper, slider, datePicker, image,
      progress, spacer, color
    case stack, list, form, section, row, scroll, unavailable, labeled
    case chart, mark, axisLabel
    case window, sheet, alert
    case fileImporter, photosPicker
    case navigationStack, splitView, screen, tabs, tab, controller
  }

  public var kind: Kind
  /// The label, as VoiceOver reads it.
  public var label: String
  /// The text of a field, or the selected choice of a picker.
  public var value: String?
  /// The progress of a progress view as a fraction, if it has one.
  public var fraction: Double?
  public var prompt: String?
  public var hint: String?
  /// The identifier set with `accessibilityIdentifier`.
  public var identifier = ""
  public var role: ButtonRole?
  public var isEnabled = true
  /// A Boolean value that indicates whether the user sees it: false for a covered screen of a
  /// stack, or a tab that is not selected.
  public var isVisible = true
  /// A Boolean value that indicates whether it is visible, but hidden from VoiceOver.
  public var isAccessibilityHidden = false
  public var isSelected = false
  public var isFocused = false
  public var isSecure = false
  /// The way in which a text is typed.
  public var input = DrawnInput()
  /// The other names by which Voice Control finds it.
  public var inputLabels: [String] = []
  public var badge: String?
  public var systemImage: String?
  /// The color set with `tint`.
  public var tint: Color?
  /// The color of a text that does not depend on the tint.
  public var color: Color?
  /// The type of its style.
  public var style: String?
  /// The margins beside the content of a list, if they are not the system's.
  public var horizontalMargin: CGFloat?
  /// The end at which a cell is aligned.
  public var alignment: Alignment?
  public var traits: AccessibilityTraits = []
  public var tag: AnyHashable?
  public var children: [DrawnNode]
  /// The actions of a swipe over the row.
  public var swipeActions: [DrawnSwipeAction] = []
  /// The items of the context menu.
  public var contextMenu: [DrawnNode] = []
  /// The actions of VoiceOver's rotor.
  public var accessibilityActions: [DrawnNode] = []
  /// The content of the bars above and below a screen.
  public var page: DrawnPage?
  /// The properties of a presented layer.
  public var layer: DrawnLayer?
  /// The presentation over this layer: at most one.
  public var presented: [DrawnNode] = []
  /// The controller or view at this node.
  public var object: AnyObject?
  /// The user's actions in the system picker that is presented here.
  package var picker: DrawnPicker?
  var acts = DrawnActs()
  /// The layer of the node: only nodes of the top layer can be used.
  var standsOn: ObjectIdentifier?

  package init(_ kind: Kind, _ label: String = "", children: [DrawnNode] = []) {
    (self.kind, self.label, self.children) = (kind, label, children)
  }
}

/// The keyboard of a field and its lines. Not part of SwiftUI's API.
public struct DrawnInput: Equatable, Sendable {
  public internal(set) var keyboard = UIKeyboardType.default
  public internal(set) var contentType: UITextContentType?
  public internal(set) var capitalization: TextInputAutocapitalization?
  public internal(set) var isCorrected = true
  /// The least and the most lines of a field that grows.
  public internal(set) var lines: ClosedRange<Int>?
}

/// A swipe action of a row. Not part of SwiftUI's API.
@MainActor
public struct DrawnSwipeAction {
  public let edge: HorizontalEdge
  public let allowsFullSwipe: Bool
  public let button: DrawnNode
}

/// The bars of a screen. Not part of SwiftUI's API.
@MainActor
public struct DrawnPage {
  public internal(set) var title: String?
  public internal(set) var hidesBackButton = false
  public internal(set) var hidesBar = false
  public internal(set) var hidesSidebarToggle = false
  public internal(set) var toolbar: [DrawnToolbarItem] = []
  public internal(set) var search: DrawnSearch?
}

/// An item of a toolbar. Not part of SwiftUI's API.
@MainActor
public struct DrawnToolbarItem {
  public let placement: ToolbarItemPlacement
  public let nodes: [DrawnNode]
}

/// A search field of a screen. Not part of SwiftUI's API.
@MainActor
public struct DrawnSearch {
  public let prompt: String?
  let read: () -> String
  let write: (String) -> Void
  let submit: (() -> Void)?
  public var text: String { read() }
}

/// The presentation of a layer. Not part of SwiftUI's API.
@MainActor
public struct DrawnLayer {
  public internal(set) var detents: Set<PresentationDetent> = []
  public internal(set) var dragIndicator = Visibility.automatic
  /// The name of the sizing.
  public internal(set) var sizing: String?
  /// A Boolean value that indicates whether the user cannot pull it down.
  public internal(set) var isPullDisabled = false
  /// A Boolean value that indicates whether it is still being presented: its controllers have not
  /// appeared.
  public internal(set) var isComing = false
  /// A Boolean value that indicates whether it is being dismissed and still visible.
  public internal(set) var isLeaving = false
}

/// The user's actions on a node.
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
  /// Takes a step up or down, as by the buttons of a stepper or a swipe of VoiceOver; nil at an end.
  var stepUp: (() -> Void)?
  var stepDown: (() -> Void)?
  /// Moves the knob of a slider to a number.
  var slide: ((Double) -> Void)?
  /// Chooses the date that is shown as a text; returns false if it cannot be chosen.
  var pick: ((String) -> Bool)?
}
