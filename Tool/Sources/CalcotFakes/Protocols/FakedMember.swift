/// A requirement of a protocol, as a fake meets it.
struct FakedMember {
  enum Kind {
    case method, property, subscripts, initializer
  }

  struct Parameter {
    /// The parameter as it stands in the signature.
    var signature: String
    /// The name inside of the function.
    var name: String
    /// The type that a handler and a record have; nil if it cannot be kept.
    var stored: TypeText?
    /// The type in the signature.
    var declared: String
    /// The type of the handler's parameter.
    var handed: String
    var isInout = false
    /// A Boolean value that indicates whether the function must call it for its value.
    var isAutoclosure = false

    /// The argument of the handler.
    var argument: String { isInout ? "&" + name : name }
  }

  struct Effects {
    var isAsync = false
    /// `throws` or `throws(E)`, if it throws.
    var throwing: String?
    /// The type of the errors.
    var error: String?

    /// The effects behind the parameters.
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
  /// The attributes of the declaration, with a space behind each.
  var attributes = ""
  /// The global actor of the member alone, with a space behind it.
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
  /// A Boolean value that indicates whether the result is cast to a generic parameter.
  var isCast = false
  var isSettable = false
  /// The condition of the `#if` around it.
  var condition: String?

  /// The member as documentation names it, such as `load(id:)`.
  var fullName: String {
    kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// A text that is the same for the same requirement of two protocols.
  var identity: String {
    let start = "\(isStatic) \(condition ?? "") \(fullName)"
    if kind == .property { return start }
    let types = parameters.map(\.declared).joined(separator: ", ")
    return "\(start) \(types)\(effects.isAsync)\(resultSignature)\(generics)"
  }

  /// Merges the same requirement of another protocol, so that the member meets both.
  mutating func merge(_ other: FakedMember) {
    isSettable = isSettable || other.isSettable
    effects.isAsync = effects.isAsync && other.effects.isAsync
    if other.effects.error == nil || effects.throwsAnyError {
      effects.throwing = other.effects.throwing
      effects.error = other.effects.error
    }
  }

  /// Returns the name of a variable in the member's body, which no parameter has.
  func local(_ name: String) -> String {
    parameters.contains { $0.name == name } ? name + "Value" : name
  }

  var recorded: [(name: String, type: TypeText)] {
    parameters.compactMap { parameter in parameter.stored.map { (parameter.name, $0) } }
  }
}
