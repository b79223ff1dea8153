/// A control with a value that the user changes, such as a text, a switch, a choice or a date.
///
/// Every value has a text, described by ``FieldKind``. So ``HostInput/edit(_:text:in:)`` changes it
/// on every host, and every run can be recorded and replayed.
public struct FieldValue: Equatable, Sendable {
  /// The name of the field.
  public let label: String
  /// The kind of the value.
  public let kind: FieldKind
  /// The text of the value, or the text that the user has typed if it is not a valid value.
  public private(set) var text: String
  /// The hint in an empty field.
  public let placeholder: String?
  /// The app's message about an invalid value, shown with the field.
  public let error: String?
  /// The reason why the text is not a valid value of this kind; nil if it is valid.
  package private(set) var problem: FieldProblem?
  /// A Boolean value that indicates whether the user can change the value.
  public let isEnabled: Bool
  /// A Boolean value that indicates whether the app needs a value, which a host marks.
  public package(set) var isRequired = false
  /// A Boolean value that indicates whether Return in the field performs an action of the app.
  public package(set) var submits = false
  /// The number of characters that the app takes, which a host shows beside that of the text; nil
  /// for any number.
  public package(set) var limit: Int?
  /// The value in the words of the app, for hosts whose controls write it otherwise; nil for none.
  public package(set) var spelled: String?

  package init(
    label: String, kind: FieldKind, text: String, placeholder: String? = nil, error: String? = nil,
    problem: FieldProblem? = nil, isEnabled: Bool = true
  ) {
    self.label = label
    self.kind = kind
    self.text = text
    self.placeholder = placeholder
    self.error = error
    self.problem = problem
    self.isEnabled = isEnabled
  }

  /// Returns the message to show with the field: about an invalid text, otherwise the app's.
  public func complaint(_ words: HostWords) -> String? {
    problem?.text(words.fields) ?? error
  }

  /// A Boolean value that indicates whether the switch is on; false for other kinds.
  public var isOn: Bool { kind == .toggle && text == FieldKind.on }

  /// The label with a mark if the app needs a value, for a host that draws both.
  package var markedLabel: String { isRequired ? label + " *" : label }

  /// The number of characters of the text and their limit, such as "12/40"; nil without a limit.
  package var counter: String? { limit.map { "\(text.count)/\($0)" } }

  /// The words beside the field: the value in the app's own words, or the count of its characters.
  package var caption: String? { spelled ?? counter }

  /// Returns the field with another text.
  package func with(text: String, problem: FieldProblem? = nil) -> FieldValue {
    var field = self
    (field.text, field.problem) = (text, problem)
    return field
  }
}
