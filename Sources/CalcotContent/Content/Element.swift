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
    indirect case textField(TextFieldValue)
    /// A list; the element's children are the rows of the window.
    case list(label: String?, rows: RowWindow)
    /// A row; the element's children are the row's own actions, as buttons.
    case row(title: String, detail: String?, opens: Bool)
    case section(header: String?)
    case activity(String)
    case progress(ProgressValue)
  }

  /// The identity of the element within its screen.
  public let id: ElementID
  /// The kind of the element, with its values.
  public let kind: Kind
  /// The elements within this one.
  public let children: [Element]
  /// The route that opening a row leads to, so that a host can offer its address; nil if unknown.
  public var route: AnyRoute? {
    if case .place(let route) = destination { route } else { nil }
  }
  /// The address outside of the app that opening a row leads to; nil if there is none.
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
    case .textField(let field): field.label
    case .list(let label, _): label
    case .row(let title, _, _): title
    case .section(let header): header
    case .activity(let label): label
    case .progress(let value): value.label
    }
  }

  /// A Boolean value that indicates whether the user can currently interact with the element
  /// itself.
  public var isControl: Bool {
    switch kind {
    case .button(_, _, let isEnabled): isEnabled
    case .textField(let field): field.isEnabled
    case .row(_, _, let opens): opens
    case .text, .list, .section, .activity, .progress: false
    }
  }
}

/// The state of a text field.
public struct TextFieldValue: Equatable, Sendable {
  /// The name of the field.
  public let label: String
  /// The current text.
  public let text: String
  /// The hint in an empty field.
  public let placeholder: String?
  /// The validation error, shown with the field.
  public let error: String?
  /// The purpose of the field.
  public let role: FieldRole
  /// A Boolean value that indicates whether the user can edit the text.
  public let isEnabled: Bool

  package init(
    label: String, text: String, placeholder: String?, error: String?, role: FieldRole,
    isEnabled: Bool
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.error = error
    self.role = role
    self.isEnabled = isEnabled
  }
}

/// The purpose of a text field.
public enum FieldRole: String, Equatable, Sendable {
  case normal
  /// A search field, whose text filters the screen's content; a host may use its native search
  /// interface.
  case search
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
