internal import CalcotCode

/// Follows the Models that a ViewModel gives a View through the code of that View, to the places
/// that read them.
///
/// It goes through collections, closures, locals, streams, and the View's own functions and
/// properties. It ends where the View passes a value to other code: giving a Model to the ViewModel
/// or to another View does not read it.
struct ModelFlow: CodeSearch {
  let resolver: Resolver
  let values: ModelValues
  let view: CodeType
  private(set) var reads: [ModelRead] = []
  /// The member of the ViewModel that offers the followed value.
  private var offer: Member?
  private var seen: Set<NodeID> = []
  /// The members of the View that were followed already.
  var ownSeen: Set<Member> = []

  init(_ values: ModelValues, in view: CodeType) {
    self.values = values
    self.view = view
    resolver = Resolver(values.codebase)
  }

  /// Follows the value of an expression that a member of a ViewModel offers.
  mutating func follow(_ node: NodeID, _ value: ModelValue, from offer: Member) {
    self.offer = offer
    follow(node, value)
  }

  /// Follows the value of a parameter of the View's own function or, without a parameter, of its
  /// own property.
  mutating func follow(_ parameter: NodeID?, _ value: ModelValue, givenTo member: Member) {
    offer = member
    if let parameter { followDeclaration(parameter, value) } else { followOwn(member.name, value) }
  }

  mutating func follow(_ node: NodeID, _ value: ModelValue) {
    guard seen.insert(node).inserted, let parent = codebase.parent(of: node) else { return }
    let around = codebase[parent]
    let isFirst = parent.index + 1 == node.index
    switch around.kind {
    case .member where isFirst: followMember(parent, around.name, of: value)
    case .subscriptCall where isFirst:
      if case .elements(let element) = value { follow(parent, element) }
    case .argument: followArgument(parent, value)
    case .operation where Self.choices.contains(around.name): follow(parent, value)
    case .initialValue, .capture:
      let holder = around.kind == .capture ? parent : codebase.parent(of: parent)
      if let holder { followDeclaration(holder, value) }
    case .assignment where !isFirst: followAssignment(parent, value)
    case .statement: followStatement(parent, around.name, node, value)
    case .accessor, .body: followResult(parent, value)
    default: break
    }
  }

  private static let choices: Set<Name> = ["??", "?:"]

  /// Adds a place that reads a Model, once.
  mutating func add(_ node: NodeID, _ model: TypeID, _ name: Name, _ how: ModelRead.How) {
    guard let offer, !reads.contains(where: { $0.node == node }) else { return }
    reads.append(ModelRead(node: node, model: model, name: name, how: how, offer: offer))
  }

  // MARK: Members

  private mutating func followMember(_ node: NodeID, _ name: Name, of value: ModelValue) {
    if name == .`self` { return follow(node, value) }
    switch value {
    case .model(let id): read(name, of: codebase[id], at: node, value)
    case .elements(let element): followCollection(node, name, value, element)
    case .numbered(let element):
      if name == Self.element { follow(node, element) } else { callClosures(of: node, with: value) }
    case .stream(let content): followStream(node, name, value, content)
    case .state(let id): followState(node, name, of: codebase[id])
    }
  }

  /// Records a read of a Model's member.
  mutating func read(
    _ name: Name, of model: CodeType, at node: NodeID, _ value: ModelValue
  ) {
    let members = codebase.members(named: name, of: model).filter {
      !$0.isStatic && ($0.isVariable || $0.isFunction)
    }
    guard let member = members.first else {
      // NB: the Model may be an optional.
      if ModelCalls.mapping.contains(name) { callClosures(of: node, with: value) }
      return
    }
    guard !Self.isIdentity(name), !isOnWayToIdentity(node), !isComparison(node), !isBinding(node),
      !isEdited(node), !values.models.isScreenFile(member.node.file)
    else { return }
    add(node, model.id, name, member.isFunction ? .calls : isTarget(node) ? .writes : .reads)
  }

  /// Returns a Boolean value that indicates whether a name is that of an identifier, which a View
  /// may pass on.
  private static func isIdentity(_ name: Name) -> Bool {
    let text = name.text
    return text == "id" || text == "uuid" || text == "identifier" || text.hasSuffix("ID")
      || text.hasSuffix("Id") || text.hasSuffix("UUID") || text.hasSuffix("Identifier")
      || text == "hashValue"
  }

  /// Returns a Boolean value that indicates whether code reads only the identifier of a member's
  /// value: `request.account.id`.
  private func isOnWayToIdentity(_ node: NodeID) -> Bool {
    guard let parent = codebase.parent(of: node), codebase[parent].kind == .member else {
      return false
    }
    return Self.isIdentity(codebase[parent].name)
  }

  /// Returns a Boolean value that indicates whether a read only compares two values:
  /// `a.code == b.code`.
  private func isComparison(_ node: NodeID) -> Bool {
    guard let parent = codebase.parent(of: node), codebase[parent].kind == .operation,
      ModelNames.comparisons.contains(codebase[parent].name)
    else { return false }
    return codebase.children(of: parent).allSatisfy {
      codebase[$0].kind == .member && codebase[$0].name == codebase[node].name
    }
  }

  /// Returns a Boolean value that indicates whether a chain is a binding, by which the user and not
  /// the View changes the Model: `Toggle(isOn: $viewModel.settings.isOn)`.
  private func isBinding(_ node: NodeID) -> Bool {
    let root = codebase[resolver.root(of: node)]
    return root.kind == .identifier && root.name.text.hasPrefix("$")
      && root.name.text.dropFirst().first?.isNumber == false
  }

  /// Returns a Boolean value that indicates whether a field also changes the member that it shows,
  /// by the key path of the same member: `Field(form.draft.name) { form.change(\.name, to: $0) }`.
  private func isEdited(_ node: NodeID) -> Bool {
    guard let argument = codebase.parent(of: node), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument)
    else { return false }
    return resolver.arguments(of: call).contains { other in
      guard let closure = resolver.value(of: other), codebase[closure].kind == .closure else {
        return false
      }
      return codebase.descendants(of: closure).contains {
        codebase[$0].kind == .keyPath && codebase[$0].name == codebase[node].name
      }
    }
  }

  private func isTarget(_ node: NodeID) -> Bool {
    guard let parent = codebase.parent(of: node) else { return false }
    return codebase[parent].kind == .assignment && parent.index + 1 == node.index
  }

  private mutating func followCollection(
    _ node: NodeID, _ name: Name, _ value: ModelValue, _ element: ModelValue
  ) {
    if ModelCalls.single.contains(name) {
      callClosures(of: node, with: element)
      follow(call(of: node) ?? node, element)
    } else if ModelCalls.same.contains(name) {
      callClosures(of: node, with: element)
      follow(call(of: node) ?? node, value)
    } else if name == Self.enumerated, let call = call(of: node) {
      follow(call, .numbered(element))
    } else if ModelCalls.visiting.contains(name) {
      callClosures(of: node, with: element)
    } else if name == Self.wrappedValue {
      follow(node, value)
    }
  }

  private mutating func followStream(
    _ node: NodeID, _ name: Name, _ value: ModelValue, _ content: ModelValue
  ) {
    if ModelCalls.current.contains(name), call(of: node) == nil {
      follow(node, content)
    } else if ModelCalls.passing.contains(name), let call = call(of: node) {
      callClosures(of: node, with: content)
      follow(call, value)
    } else if name == Self.values {
      follow(node, .elements(content))
    } else if ModelCalls.receiving.contains(name) {
      callClosures(of: node, with: content)
      if let call = call(of: node), let part = part(of: content, by: call) {
        follow(call, .stream(part))
      }
    }
  }

  private mutating func followState(_ node: NodeID, _ name: Name, of state: CodeType) {
    let members = codebase.members(named: name, of: state)
    guard let member = members.first(where: { !$0.isStatic }),
      let value = values.value(of: member)
    else { return }
    if !member.isFunction {
      follow(node, value)
    } else if let call = call(of: node) {
      follow(call, value)
    }
  }

  private static let element: Name = "element"
  private static let enumerated: Name = "enumerated"
  private static let wrappedValue: Name = "wrappedValue"
  private static let values: Name = "values"

  /// Returns the call whose callee is a node.
  func call(of callee: NodeID) -> NodeID? {
    guard let parent = codebase.parent(of: callee), codebase[parent].kind == .call,
      parent.index + 1 == callee.index
    else { return nil }
    return parent
  }
}
