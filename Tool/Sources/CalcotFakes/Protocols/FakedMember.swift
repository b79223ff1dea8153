/// A requirement of a protocol, as a fake implements it.
struct FakedMember {
  enum Kind {
    case method, property, subscripts, initializer
  }

  struct Parameter {
    /// The parameter in the signature.
    var signature: String
    /// The name inside the function.
    var name: String
    /// The type of the parameter's value in a record; nil if a fake cannot keep the value.
    var stored: TypeText?
    /// The type in the signature.
    var declared: String
    /// The type of the handler's parameter.
    var handed: String
    var isInout = false
    /// A Boolean value that indicates whether the parameter is a closure that returns the value.
    var isAutoclosure = false

    /// The argument of the handler.
    var argument: String { isInout ? "&" + name : name }
  }

  struct Effects {
    var isAsync = false
    /// `throws` or `throws(E)`; nil if the member does not throw.
    var throwing: String?
    /// The type of the errors.
    var error: String?

    /// The effects after the parameters.
    var text: String { (isAsync ? " async" : "") + (throwing.map { " " + $0 } ?? "") }
    /// The keywords before a call.
    var call: String { (throwing == nil ? "" : "try ") + (isAsync ? "await " : "") }
    var throwsAnyError: Bool { error == "any Error" }
  }

  var kind: Kind
  /// The name in the source, such as `load`.
  var name: String
  /// The labels of the arguments; `_` for none.
  var labels: [String] = []
  /// The attributes of the declaration, each followed by a space.
  var attributes = ""
  /// The global actor of the member alone, followed by a space.
  var isolation = ""
  var isStatic = false
  var isFailable = false
  var generics = ""
  /// The names of the generic parameters.
  var genericNames: [String] = []
  var conditions = ""
  var parameters: [Parameter] = []
  var effects = Effects()
  var result = TypeText.void
  /// The type of the result in the signature.
  var resultSignature = "Void"
  /// A Boolean value that indicates whether the fake casts the result to a generic parameter.
  var isCast = false
  var isSettable = false
  /// The condition of the enclosing `#if`.
  var condition: String?

  /// The name of the member in documentation, such as `load(id:)`.
  var fullName: String {
    kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// A text that is equal for the same requirement of two protocols.
  var identity: String {
    let start = "\(isStatic) \(condition ?? "") \(fullName)"
    if kind == .property { return start }
    let types = parameters.map(\.declared).joined(separator: ", ")
    return "\(start) \(types)\(effects.isAsync)\(resultSignature)\(generics)"
  }

  /// Merges the same requirement of another protocol, so that the member implements both.
  mutating func merge(_ other: FakedMember) {
    isSettable = isSettable || other.isSettable
    effects.isAsync = effects.isAsync && other.effects.isAsync
    if other.effects.error == nil || effects.throwsAnyError {
      effects.throwing = other.effects.throwing
      effects.error = other.effects.error
    }
  }

  /// A Boolean value that indicates whether a test can make the member wait.
  var isHooked: Bool {
    effects.isAsync && !isStatic && isolation.isEmpty && kind != .initializer
  }

  /// Returns the name of a variable in the member's body that differs from all parameters' names.
  func local(_ name: String) -> String {
    parameters.contains { $0.name == name } ? name + "Value" : name
  }

  var recorded: [(name: String, type: TypeText)] {
    parameters.compactMap { parameter in parameter.stored.map { (parameter.name, $0) } }
  }
}
