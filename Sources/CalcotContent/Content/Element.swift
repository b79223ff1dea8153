public import CalcotTree

/// The identity of an element within its screen: a path of keys that stays the same as long as the
/// element exists, whatever happens around it.
public struct ElementID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path, its parts separated by `/`.
  public let path: String

  /// Creates an identity from a path that a host reports.
  public init(_ path: String) { self.path = path }

  public var description: String { path }
}

/// A piece of a screen's content, as a plain value that any host can render and any test can
/// compare. The screen keeps its action, under its ``id``.
public struct Element: Equatable, Sendable, Identifiable {
  /// The kind of an element.
  public enum Kind: Equatable, Sendable {
    case text(String, role: TextRole)
    case button(String, role: ActionRole, isEnabled: Bool)
    // NB: indirect, since a screen has many elements of which few are fields.
    indirect case field(FieldValue)
    /// A list; the element's children are the rows of the window.
    case list(label: String?, rows: RowWindow)
    /// A row; the element's children are the row's own actions, as buttons.
    indirect case row(RowValue)
    /// A text that leads to another screen, or to an address outside of the app.
    case link(String)
    /// A group of elements, with what explains them under it.
    case section(header: String?, footer: String?)
    /// A placeholder for a list that has no rows; the element's children are buttons for what the user
    /// can do about it.
    case emptyState(title: String, message: String?)
    case activity(String)
    case progress(ProgressValue)
  }

  /// The identity of the element within its screen.
  public let id: ElementID
  /// The kind of the element, with its values.
  public let kind: Kind
  /// The elements within this one.
  public let children: [Element]
  /// The route that a row or a link leads to, so that a host can offer its address; nil if unknown.
  public var route: AnyRoute? {
    if case .place(let route) = destination { route } else { nil }
  }
  /// The address outside of the app that a row or a link leads to; nil if there is none.
  public var address: WebAddress? {
    if case .outside(let address) = destination { address } else { nil }
  }

  package let destination: Destination

  package indirect enum Destination: Equatable, Sendable {
    case nowhere
    case place(AnyRoute)
    case outside(WebAddress)
  }

  package init(
    id: ElementID, kind: Kind, children: [Element] = [], destination: Destination = .nowhere
  ) {
    self.id = id
    self.kind = kind
    self.children = children
    self.destination = destination
  }

  /// The label by which the user, a test or a screen reader finds the element.
  public var label: String? {
    switch kind {
    case .text(let text, _): text
    case .button(let label, _, _): label
    case .field(let field): field.label
    case .list(let label, _): label
    case .row(let row): row.title
    case .link(let label): label
    case .section(let header, _): header
    case .emptyState(let title, _): title
    case .activity(let label): label
    case .progress(let value): value.label
    }
  }

  /// A Boolean value that indicates whether the user can currently interact with the element
  /// itself.
  public var isControl: Bool {
    switch kind {
    case .button(_, _, let isEnabled): isEnabled
    case .field(let field): field.isEnabled
    case .row(let row): row.use != .none
    case .link: true
    case .text, .list, .section, .emptyState, .activity, .progress: false
    }
  }
}

/// The state of a row.
public struct RowValue: Equatable, Sendable {
  /// The effect of a tap on a row.
  public enum Use: Equatable, Sendable {
    /// Nothing: the row is for reading.
    case none
    /// Something is done; the user stays where they are.
    case acts
    /// Another screen is shown, or an address outside of the app.
    case leads
    /// The row is checked, or no longer.
    case checks(isOn: Bool)
  }

  /// The title.
  public let title: String
  /// The details; nil if there are none.
  public let detail: String?
  /// A short text beside the title, such as a number of unread messages; nil if there is none.
  public let badge: String?
  /// The effect of a tap on the row.
  public let use: Use

  package init(title: String, detail: String? = nil, badge: String? = nil, use: Use = .none) {
    self.title = title
    self.detail = detail
    self.badge = badge
    self.use = use
  }
}

/// The purpose of a text.
public enum TextRole: String, Equatable, Sendable {
  case body, heading, secondary, error
  /// A number or a few words for whose sake the screen is there, such as a counter's count.
  case figure
}

/// The state of a progress bar.
public struct ProgressValue: Equatable, Sendable {
  /// The label of the operation.
  public let label: String
  /// The completed fraction, from 0 to 1.
  public let fraction: Double

  package init(label: String, value: Double, total: Double) {
    self.label = label
    let fraction = total > 0 ? value / total : 0
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The fraction as a percentage, such as "30%", rounded down, so that "100%" means completion.
  public var percentage: String { "\(Int(fraction * 100))%" }
}
