public import CalcotTree

/// One piece of what a screen shows, as a plain value that any host can render and any test can
/// compare. What happens when the user uses it stays with the screen, under its ``id``.
public struct Element: Equatable, Sendable, Identifiable {
  /// What an element is.
  public enum Kind: Equatable, Sendable {
    case text(String, role: TextRole)
    case button(String, role: ActionRole, isEnabled: Bool)
    // NB: indirect, as a screen has many elements of which few are fields.
    indirect case textField(TextFieldValue)
    /// Its children are the rows of the window.
    case list(label: String?, rows: RowWindow)
    /// A row's children are its own actions, as buttons.
    case row(title: String, detail: String?, opens: Bool)
    case section(header: String?)
    case activity(String)
    case progress(ProgressValue)
  }

  public let id: ElementID
  public let kind: Kind
  public let children: [Element]
  /// Where opening a row leads, so that a host can offer its address; nil where that is not said.
  public var route: AnyRoute? {
    if case .place(let route) = destination { route } else { nil }
  }

  private let destination: Destination

  private indirect enum Destination: Equatable, Sendable {
    case nowhere
    case place(AnyRoute)
  }

  package init(id: ElementID, kind: Kind, children: [Element] = [], route: AnyRoute? = nil) {
    self.id = id
    self.kind = kind
    self.children = children
    destination = route.map { .place($0) } ?? .nowhere
  }

  /// The name by which the user, a test or a screen reader finds the element.
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

  /// Whether the user can do something with the element itself now.
  public var isControl: Bool {
    switch kind {
    case .button(_, _, let isEnabled): isEnabled
    case .textField(let field): field.isEnabled
    case .row(_, _, let opens): opens
    case .text, .list, .section, .activity, .progress: false
    }
  }
}

/// What a text field shows.
public struct TextFieldValue: Equatable, Sendable {
  public let label: String
  public let text: String
  public let placeholder: String?
  /// What is wrong with the text, shown with the field.
  public let error: String?
  public let role: FieldRole
  public let isEnabled: Bool

  package init(
    label: String, text: String, placeholder: String?, error: String?, role: FieldRole, isEnabled: Bool
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.error = error
    self.role = role
    self.isEnabled = isEnabled
  }
}

/// What a text field is for.
public enum FieldRole: String, Equatable, Sendable {
  case normal
  /// Its text narrows down what the screen shows; a host may show it as its own means of searching.
  case search
}

/// What a piece of text is for.
public enum TextRole: String, Equatable, Sendable {
  case body, heading, secondary, error
}

/// What a progress bar shows.
public struct ProgressValue: Equatable, Sendable {
  /// What is going on.
  public let label: String
  /// How much of it is done, from 0 to 1.
  public let fraction: Double

  package init(label: String, value: Double, total: Double) {
    self.label = label
    let fraction = total > 0 ? value / total : 0
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The fraction as the user reads it, such as "30%"; "100%" when all is done and not before.
  public var percentage: String { "\(Int(fraction * 100))%" }
}
