internal import CalcotCode

/// Finds the Models in the types of members.
final class ModelValues: CodeSearch {
  let models: ModelTypes
  let resolver: Resolver
  /// A cache of the types that have Models among their properties or payloads.
  private var states: [TypeID: Bool] = [:]

  init(_ models: ModelTypes) {
    self.models = models
    resolver = Resolver(models.codebase)
  }

  /// Returns the Models in the value of a variable or in the result of a function.
  func value(of member: Member) -> ModelValue? {
    switch member.kind {
    case .function: return codebase.returnType(of: member).flatMap { value(of: $0) }
    case .variable:
      if let use = codebase.writtenType(of: member.node) { return value(of: use) }
      if let elements = elements(of: member) { return elements }
      guard isMade(member) else { return nil }
      return resolver.type(of: member).flatMap(value)
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether the initial value of a variable is a call or a
  /// case that tells its type: `Group()` or `State.loading`.
  private func isMade(_ member: Member) -> Bool {
    guard let initial = codebase.child(of: member.node, .initialValue),
      let value = resolver.value(of: initial)
    else { return false }
    return codebase[value].kind == .call || codebase[value].kind == .member
  }

  /// Returns the Models in the elements of a variable whose initial value is an empty array:
  /// `var groups = [Group]()`.
  private func elements(of member: Member) -> ModelValue? {
    guard let initial = codebase.child(of: member.node, .initialValue),
      let call = resolver.value(of: initial), codebase[call].kind == .call,
      let array = resolver.callee(of: call), codebase[array].kind == .collection
    else { return nil }
    let parts = Array(codebase.children(of: array))
    guard parts.count == 1, codebase[parts[0]].kind == .identifier else { return nil }
    return codebase.type(named: codebase[parts[0]].name, at: parts[0]).flatMap { value(of: $0) }
      .map(ModelValue.elements)
  }

  func value(of type: ResolvedType) -> ModelValue? {
    if let use = type.use { return value(of: use) }
    return type.isMetatype ? nil : type.type.flatMap { value(of: codebase[$0]) }
  }

  /// Returns the Models in a value of a written type.
  func value(of use: TypeUse) -> ModelValue? {
    guard use.kind == .type, !use.isMetatype else { return nil }
    if let type = codebase.type(of: use), !type.isExternal {
      return value(of: type) ?? contents(of: type, use)
    }
    let parts = codebase.parts(of: use)
    if use.name == Self.optional || Self.boxes.contains(use.name) {
      return parts.first.flatMap { value(of: $0) }
    }
    if Self.collections.contains(use.name) {
      return parts.last.flatMap { value(of: $0) }.map(ModelValue.elements)
    }
    if Self.streams.contains(use.name) {
      return parts.first.flatMap { value(of: $0) }.map(ModelValue.stream)
    }
    return nil
  }

  private func value(of type: CodeType) -> ModelValue? {
    if models.confidence(of: type) > 0 { return .model(type.id) }
    return isState(type) ? .state(type.id) : nil
  }

  /// Returns the Models in the generic arguments of one of the code's own types.
  private func contents(of type: CodeType, _ use: TypeUse) -> ModelValue? {
    for part in codebase.parts(of: use) {
      guard let found = value(of: part) else { continue }
      if isCollection(type) { return .elements(found) }
      let name = type.name.text
      return Self.boxWords.contains { name.contains($0) } ? .stream(found) : nil
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a type has elements: it is a sequence, or its
  /// subscript returns one of its generic parameters.
  private func isCollection(_ type: CodeType) -> Bool {
    if Self.sequences.contains(where: { codebase.isSubtype(type, of: $0) }) { return true }
    return codebase.members(of: type).contains { member in
      member.kind == .subscriptDeclaration
        && codebase.returnType(of: member).map { isGeneric($0) } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether a written type is a generic parameter of the
  /// enclosing code, even if a type has the same name.
  func isGeneric(_ use: TypeUse) -> Bool {
    let name = codebase.qualifier(of: use)?.name ?? use.name
    return codebase.ancestors(of: use.node).contains { around in
      let parameters = codebase.children(of: around, .genericParameter)
      return parameters.contains { codebase[$0].name == name }
    }
  }

  private func isState(_ type: CodeType) -> Bool {
    if let known = states[type.id] { return known }
    // NB: this ends the search in a type that contains itself.
    states[type.id] = false
    guard type.kind == .struct || type.kind == .enum, models.isOfViews(type),
      !codebase.role(of: type).isUI, !codebase.role(of: type).isViewModelLike
    else { return false }
    let found = codebase.members(of: type).contains { member in
      if member.kind == .enumCase {
        return codebase.parameters(of: member.node).contains { parameter in
          codebase.writtenType(of: parameter).flatMap { value(of: $0) } != nil
        }
      }
      return member.isVariable && !member.isStatic && value(of: member) != nil
    }
    states[type.id] = found
    return found
  }

  private static let optional: Name = "Optional"
  private static let boxes: Set<Name> = ["Binding"]
  private static let collections: Set<Name> = [
    "Array", "Set", "Dictionary", "ArraySlice", "ContiguousArray", "IdentifiedArrayOf",
    "IdentifiedArray", "OrderedSet", "OrderedDictionary",
  ]
  private static let streams: Set<Name> = [
    "AnyPublisher", "Published", "CurrentValueSubject", "PassthroughSubject", "Observable",
    "Driver", "Signal", "BehaviorRelay", "PublishRelay", "BehaviorSubject", "PublishSubject",
    "ReplaySubject", "Infallible", "Property", "MutableProperty", "SignalProducer", "AsyncStream",
  ]
  private static let sequences: [Name] = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection",
  ]
  private static let boxWords = [
    "Observable", "Publisher", "Subject", "Relay", "Stream", "Driver", "Signal", "Box", "Dynamic",
    "Property", "Output",
  ]
}
