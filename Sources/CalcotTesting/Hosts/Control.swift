public import Calcot
public import CalcotContent

/// A control that a test uses, for a driver to find on its host.
public enum Control: Sendable {
  /// A control of a screen's semantic View.
  case element(ScreenElement)
  /// The tab at an index of a container.
  case tab(Int, of: ScreenID, title: String)
  /// The choice at an index of the dialog.
  case choice(Int, of: LayerID, label: String)
  /// The action of the message shown.
  case messageAction(MessageID, label: String)
  /// A control that only the host knows, such as one of a native View.
  case named(String, as: ControlRole?)

  /// The label of the control.
  public var label: String {
    switch self {
    case .element(let found): found.label
    case .tab(_, _, let label), .choice(_, _, let label), .messageAction(_, let label),
      .named(let label, _):
      label
    }
  }
}

/// An element of a screen's semantic View, with its row if it is an action of one.
public struct ScreenElement: Sendable {
  /// The element.
  public let element: Element
  /// The row that has the element as its own action; nil if there is none.
  public let row: Element?
  /// The screen.
  public let screen: ScreenID

  /// The identity of the element.
  public var id: ElementID { element.id }
  /// The label of the element.
  public var label: String { element.label ?? "" }
  /// The field's value, if the element is one.
  public var field: FieldValue? {
    if case .field(let value) = element.kind { value } else { nil }
  }
}

/// The state of a control as the user reads it on a host.
public struct ControlReading: Equatable, Sendable {
  /// The value of a field, as it is shown; nil for other controls.
  public var value: String?
  /// A Boolean value that indicates whether a switch or a row is checked; nil for other controls.
  public var isChecked: Bool?
  /// The badge of a row or a tab; nil if there is none.
  public var badge: String?

  /// Creates a reading.
  public init(value: String? = nil, isChecked: Bool? = nil, badge: String? = nil) {
    (self.value, self.isChecked, self.badge) = (value, isChecked, badge)
  }

  /// Creates the reading of a host that shows an element exactly.
  public init(_ element: Element) {
    switch element.kind {
    case .field(let field):
      self.init(
        value: field.shownText, isChecked: field.kind == .toggle ? field.isOn : nil)
    case .row(let row):
      var isChecked: Bool?
      if case .checks(let isOn) = row.use { isChecked = isOn }
      self.init(isChecked: isChecked, badge: row.badge)
    case .text, .label, .image, .button, .line, .list, .schedule, .table, .link, .section,
      .emptyState, .activity,
      .progress, .metric, .chart, .native:
      self.init()
    }
  }
}
