package import Calcot
package import CalcotContent

/// The value of a field, and its actions when the user changes it. Made by the framework.
public struct ValueFieldParts {
  package internal(set) var value: FieldValue
  package var actions: FieldActions

  init(_ value: FieldValue, edit: @escaping @MainActor (String) -> Void) {
    self.init(value, actions: FieldActions { text in .run { edit(text) } })
  }

  init(_ value: FieldValue, actions: FieldActions) {
    self.value = value
    self.actions = actions
  }

  /// The reason why the app's value is not valid for the field; `nil` if it is valid, or if nothing
  /// has been chosen yet.
  var problem: FieldProblem? {
    switch value.kind {
    case .line, .lines, .toggle: return nil
    case .choice, .number, .date:
      do throws(FieldProblem) { _ = try value.kind.value(of: value.text) } catch {
        if case (.choice, .missing) = (value.kind, error) { return nil }
        return error
      }
      return nil
    }
  }
}
