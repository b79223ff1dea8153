/// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  open var isEnabled = true
  private var actions: [(action: UIAction, events: Event)] = []

  /// "UIActions are uniqued based on their identifier, and subsequent actions with the same
  /// identifier replace previously added actions."
  open func addAction(_ action: UIAction, for events: Event) {
    let former = actions.first { $0.action.identifier == action.identifier }?.events ?? []
    actions.removeAll { $0.action.identifier == action.identifier }
    actions.append((action, events.union(former)))
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions = actions.compactMap { action, own in
      guard action.identifier == identifier else { return (action, own) }
      let left = own.subtracting(events)
      return left.isEmpty ? nil : (action, left)
    }
  }

  /// "Calls the action methods associated with the specified events."
  open func sendActions(for events: Event) {
    for (action, own) in actions where !own.isDisjoint(with: events) { action.handler(action) }
  }
}

/// https://developer.apple.com/documentation/uikit/uirefreshcontrol
@MainActor
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false

  open func endRefreshing() { isRefreshing = false }

  /// Pulls the list down as the user would: "the control fires the valueChanged event".
  func pull() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

/// https://developer.apple.com/documentation/uikit/uilabel
@MainActor
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
}

/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  case center = 1
  case natural = 4
}
