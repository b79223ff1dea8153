/// Looks up declarations.
extension Codebase {
  /// Returns the type whose declaration or extension is at a node. The time grows with the
  /// logarithm of the file's declarations.
  public func type(declaredAt node: NodeID) -> CodeType? {
    let type = typeNumber(declaredAt: node)
    return type < 0 ? nil : types[Int(type)]
  }

  /// Returns the number of the type; -1 if there is none.
  private func typeNumber(declaredAt node: NodeID) -> Int32 {
    let rows = linked.declarations[Int(node.file)]
    return Self.search(rows.count, { rows[$0].node }, node.index).map { rows[$0].type } ?? -1
  }

  /// Returns the number of the enclosing type of a node; -1 for code outside types.
  func scope(of node: NodeID) -> Int32 {
    enclosingDeclaration(of: node).map(typeNumber(declaredAt:)) ?? -1
  }

  /// Returns the member whose declaration is at a node; nil for a local declaration.
  public func member(declaredAt node: NodeID) -> Member? {
    let rows = linked.memberNodes[Int(node.file)]
    return Self.search(rows.count, { rows[$0].node }, node.index).map {
      linked.members[Int(rows[$0].member)]
    }
  }

  private static func search(_ count: Int, _ key: (Int) -> UInt32, _ wanted: UInt32) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(middle) < wanted { low = middle + 1 } else { high = middle }
    }
    return low < count && key(low) == wanted ? low : nil
  }

  /// Returns the type that a simple name refers to at a place: nested in the enclosing types, then
  /// in the same file, module, or nearest folder. Follows type aliases.
  public func type(named name: Name, at place: NodeID) -> CodeType? {
    let scope = scope(of: place)
    switch linked.names.table.meaning(of: name, scope: scope, file: place.file) {
    case .type(let type, _): return types[Int(type)]
    case .alias(let alias):
      guard let use = writtenType(of: alias) else { return nil }
      return linked.names.meaning(of: use.node, scope: scope)?.type.map { types[Int($0)] }
    case nil: return nil
    }
  }

  /// Returns all types with this simple name, for tests and reports. The time grows with the number
  /// of types.
  public func types(named name: Name) -> [CodeType] { types.filter { $0.name == name } }

  /// Returns the type of this codebase that a written type refers to, if there is one, through
  /// aliases, optionals and `any`. For a composition, returns the first part that is one.
  public func type(of use: TypeUse) -> CodeType? {
    let scope = scope(of: use.node)
    for meaning in linked.names.meanings(of: use.node, scope: scope) {
      if let type = meaning.type { return types[Int(type)] }
    }
    return nil
  }

  /// Returns the members of a type and its extensions, in the order of the files.
  public func members(of type: CodeType) -> ArraySlice<Member> {
    linked.members[Int(type.memberStart)..<Int(type.memberEnd)]
  }

  /// The global functions, variables and aliases.
  public var globals: ArraySlice<Member> { linked.members[linked.globalStart...] }

  /// Returns the global functions, variables and aliases with this name.
  public func globals(named name: Name) -> [Member] {
    linked.globalsByName.numbers(of: name).map { linked.members[Int($0)] }
  }

  /// Returns the types declared inside a type. The time grows with the number of types.
  public func nestedTypes(of type: CodeType) -> [CodeType] { types.filter { $0.outer == type.id } }

  /// Returns the mentions of a name in expressions, types and attributes, in the order of the
  /// files: the nodes of the kinds `identifier`, `member`, `call`, `type`, `attribute`, `keyPath`,
  /// `macro`.
  ///
  /// A call has the name of its callee, so both the call and the identifier or member in it are
  /// mentions.
  public func mentions(of name: Name) -> ArraySlice<NodeID> { linked.mentions[name] }

  /// The names that have mentions. Takes time that grows with the number of names.
  public var mentionedNames: [Name] { linked.mentions.names }

  /// Returns the name with those of the enclosing types: "Outer.Inner".
  public func qualifiedName(of type: CodeType) -> String {
    guard let outer = type.outer else { return type.name.text }
    return qualifiedName(of: self[outer]) + "." + type.name.text
  }

  /// Returns a function's name with its labels, as "show(_:animated:)", or a variable's name.
  public func signature(of member: Member) -> String {
    switch member.kind {
    case .function, .initializer, .subscriptDeclaration:
      let labels = parameters(of: member.node).map { parameter in
        let node = self[parameter]
        return (node.label.isNone ? node.name : node.label).text + ":"
      }
      return "\(member.name.text)(\(labels.joined()))"
    default: return member.name.text
    }
  }

  /// Returns the number of lines of a type, over its declaration and all extensions.
  public func lines(of type: CodeType) -> Int {
    type.declarations.reduce(0) { $0 + lines(of: $1) }
  }

  /// Returns the number of lines of a node, from its name to its end.
  public func lines(of node: NodeID) -> Int {
    let facts = files[Int(node.file)].facts
    let found = self[node]
    let first = facts.position(of: found.offset).line
    return facts.position(of: Swift.max(found.endOffset, found.offset)).line - first + 1
  }
}
