/// A description of a control in a test's words: its label and, if needed, its role, the row or
/// section around it, and its index among similar ones.
package struct Target: Hashable, Sendable {
  /// The kinds of controls that a test can describe.
  package enum Kind: String, Sendable {
    /// Everything that can be tapped: buttons, rows, links, switches, tabs and choices.
    case control
    case field
    /// A switch, or a row that can be checked.
    case check = "switch or row to check"
    /// A row or a tab.
    case badged = "row or tab"
  }

  package let label: String
  let kind: Kind
  package var role: ControlRole?
  /// The name of a row, a section, a list or a screen around the control.
  var place: String?
  var index: Int?

  package init(
    label: String, kind: Kind = .control, role: ControlRole? = nil, place: String? = nil,
    index: Int? = nil
  ) {
    (self.label, self.kind, self.role) = (label, kind, role)
    (self.place, self.index) = (place, index)
  }

  /// Returns the target of a field.
  package static func field(_ label: String, _ place: String?, _ index: Int?) -> Target {
    Target(label: label, kind: .field, place: place, index: index)
  }

  /// The target in the words of failure messages.
  var description: String {
    "\(role?.rawValue ?? kind.rawValue) \"\(label)\"" + (place.map { " in \"\($0)\"" } ?? "")
  }
}
