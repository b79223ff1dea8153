/// Links the types of all files with their extensions.
struct TypeLinker {
  let trees: [[Node]]
  let scans: [FileScan]
  var table: TypeTable
  /// For each file, the type of each of its declarations.
  var typeOf: [[Int32]]
  /// For each type, its declarations, its own first.
  private(set) var declarations: [[NodeID]] = []
  private var externals: [Name: Int32] = [:]

  init(trees: [[Node]], scans: [FileScan], files: [CodeFile], paths: [String], greatestName: Int) {
    self.trees = trees
    self.scans = scans
    table = TypeTable(files: files, paths: paths, greatestName: greatestName)
    typeOf = scans.map { [Int32](repeating: -1, count: $0.declarations.count) }
    link()
  }

  private mutating func link() {
    addDeclaredTypes()
    indexAliases(atTop: true)
    // NB: a type may be nested in an extension, whose own type has to be linked first: shorter
    // names go first.
    var extensions: [(length: Int, file: Int, declaration: Int)] = []
    for file in scans.indices {
      for (number, declaration) in scans[file].declarations.enumerated()
      where declaration.kind == .extensionDeclaration {
        let length = path(ofExtension: Int(declaration.node), in: file).count
        extensions.append((length, file, number))
      }
    }
    var isNestedIndexed = false
    for length in 1...3 {
      for one in extensions where one.length == length || length == 3 && one.length > 3 {
        extend(file: one.file, declaration: one.declaration)
      }
      guard !isNestedIndexed else { continue }
      indexNestedTypes()
      indexAliases(atTop: false)
      isNestedIndexed = true
    }
    mergeExtensionsIntoTypes(extensions.map { ($0.file, $0.declaration) })
  }

  private mutating func addDeclaredTypes() {
    for file in scans.indices {
      for (number, found) in scans[file].declarations.enumerated() {
        guard let kind = CodeType.Kind(found.kind) else { continue }
        let id = table.append(
          TypeTable.Row(
            kind: kind, name: found.name, access: found.access, isLocal: found.isLocal, outer: -1,
            file: Int32(file), node: NodeID(file: Int32(file), index: found.node)))
        typeOf[file][number] = id
        declarations.append([NodeID(file: Int32(file), index: found.node)])
        if found.outer < 0 { table.index(id) }
      }
    }
  }

  private mutating func indexNestedTypes() {
    for file in scans.indices {
      for (number, found) in scans[file].declarations.enumerated()
      where found.outer >= 0 && found.kind != .extensionDeclaration {
        let id = typeOf[file][number]
        table.rows[Int(id)].outer = typeOf[file][Int(found.outer)]
        table.index(id)
      }
    }
  }

  private mutating func indexAliases(atTop: Bool) {
    for file in scans.indices {
      for member in scans[file].members where (member.owner < 0) == atTop {
        let node = trees[file][Int(member.node)]
        guard node.kind == .typeAlias else { continue }
        let outer = atTop ? -1 : typeOf[file][Int(member.owner)]
        table.index(
          alias: NodeID(file: Int32(file), index: member.node), node.name, outer: outer)
      }
    }
  }

  /// Returns the names of the extended type, outermost first.
  private func path(ofExtension node: Int, in file: Int) -> [Name] {
    let nodes = trees[file]
    var index = node + 1
    let end = Int(nodes[node].end)
    while index < end, nodes[index].kind != .type { index = Int(nodes[index].end) }
    guard index < end else { return [nodes[node].name] }
    var path = [nodes[index].name]
    while let qualifier = qualifier(of: index, in: nodes) {
      path.append(nodes[qualifier].name)
      index = qualifier
    }
    return path.reversed()
  }

  private func qualifier(of type: Int, in nodes: [Node]) -> Int? {
    var index = type + 1
    while index < Int(nodes[type].end) {
      if nodes[index].flags.contains(.qualifier) { return index }
      index = Swift.max(index + 1, Int(nodes[index].end))
    }
    return nil
  }

  private mutating func extend(file: Int, declaration: Int) {
    let node = Int(scans[file].declarations[declaration].node)
    let names = path(ofExtension: node, in: file)
    typeOf[file][declaration] =
      extendedType(names, file: Int32(file), node: NodeID(file: file, index: node))
  }

  private mutating func extendedType(_ names: [Name], file: Int32, node: NodeID) -> Int32 {
    if let found = projectType(names, file: file) { return found }
    // NB: a module's name may precede the type's.
    if names.count > 1, let found = projectType(Array(names.dropFirst()), file: file) {
      return found
    }
    let name = names[names.count - 1]
    if let known = externals[name] { return known }
    let id = table.append(
      TypeTable.Row(
        kind: .external, name: name, access: .public, isLocal: false, outer: -1, file: file,
        node: node))
    declarations.append([])
    externals[name] = id
    if names.count == 1 { table.index(id) }
    return id
  }

  private func projectType(_ names: [Name], file: Int32) -> Int32? {
    var found: Int32
    switch table.meaning(of: names[0], scope: -1, file: file) {
    case .type(let type, _): found = type
    case .alias(let alias):
      guard let target = aliasTarget(alias) else { return nil }
      found = target
    case nil: return nil
    }
    for name in names.dropFirst() {
      guard let inner = table.type(named: name, in: found) else { return nil }
      found = inner
    }
    return found
  }

  /// Returns the project's type behind a top-level alias, if the alias has a simple name for it.
  private func aliasTarget(_ alias: NodeID) -> Int32? {
    let nodes = trees[Int(alias.file)]
    let index = Int(alias.index) + 1
    guard index < Int(nodes[Int(alias.index)].end), nodes[index].kind == .type else { return nil }
    return table.topLevelType(named: nodes[index].name, file: alias.file)?.0
  }

  private mutating func mergeExtensionsIntoTypes(_ extensions: [(file: Int, declaration: Int)]) {
    for (file, number) in extensions {
      let node = scans[file].declarations[number].node
      declarations[Int(typeOf[file][number])].append(NodeID(file: Int32(file), index: node))
    }
  }
}

extension CodeType.Kind {
  init?(_ kind: Node.Kind) {
    switch kind {
    case .classDeclaration: self = .class
    case .structDeclaration: self = .struct
    case .enumDeclaration: self = .enum
    case .actorDeclaration: self = .actor
    case .protocolDeclaration: self = .protocol
    default: return nil
    }
  }
}
