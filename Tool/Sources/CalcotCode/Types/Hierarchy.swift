/// Who stands above whom.
extension Codebase {
  /// Everything a type inherits from and conforms to, nearest first: through the code's own types
  /// and the known classes of Apple's frameworks. Time in the size of its hierarchy.
  public func supertypes(of type: CodeType) -> [Name] {
    var all: [Name] = []
    visitSupertypes(of: type) { name, _ in
      if !all.contains(name) { all.append(name) }
      return true
    }
    return all
  }

  /// The code's own types above a type, nearest first.
  public func projectSupertypes(of type: CodeType) -> [CodeType] {
    var all: [CodeType] = []
    visitSupertypes(of: type) { _, above in
      if let above, !all.contains(above) { all.append(above) }
      return true
    }
    return all
  }

  /// Whether a type is, inherits from, or conforms to one with this name, at whatever distance.
  public func isSubtype(_ type: CodeType, of name: Name) -> Bool {
    if type.name == name || KnownTypes.isSubtype(type.name, of: name) && type.isExternal {
      return true
    }
    return !visitSupertypes(of: type) { above, _ in above != name }
  }

  /// The same of a type that may or may not be the code's own.
  public func isSubtype(_ name: Name, _ type: TypeID?, of wanted: Name) -> Bool {
    if let type { return isSubtype(self[type], of: wanted) }
    return KnownTypes.isSubtype(name, of: wanted)
  }

  /// Visits what stands above a type until the visitor has seen enough; false if it had.
  @discardableResult
  func visitSupertypes(of type: CodeType, _ visit: (Name, CodeType?) -> Bool) -> Bool {
    var seen = [type.id]
    var next = 0
    while next < seen.count {
      let current = types[Int(seen[next].number)]
      next += 1
      if current.isExternal {
        for name in KnownTypes.supertypes(of: current.name) where !visit(name, nil) {
          return false
        }
      }
      for entry in current.inherited {
        guard visit(entry.name, entry.type.map { self[$0] }) else { return false }
        if let above = entry.type {
          if !seen.contains(above) { seen.append(above) }
        } else {
          for name in KnownTypes.supertypes(of: entry.name) where !visit(name, nil) {
            return false
          }
        }
      }
    }
    return true
  }

  /// The class a class inherits from by its own words, if it is one of the code's.
  public func superclass(of type: CodeType) -> CodeType? {
    guard type.kind == .class, let first = type.inherited.first, let above = first.type else {
      return nil
    }
    let found = self[above]
    return found.kind == .class || found.kind == .external ? found : nil
  }

  /// Who inherits from or conforms to a type by its own words.
  public func directSubtypes(of type: CodeType) -> [CodeType] {
    linked.subtypes[type.id].map { self[$0] }
  }

  /// Who inherits from or conforms to a type at whatever distance, other protocols included.
  public func allSubtypes(of type: CodeType) -> [CodeType] {
    var all: [CodeType] = []
    var next = [type.id]
    while let current = next.popLast() {
      for below in linked.subtypes[current]
      where below != type.id && !all.contains(where: { $0.id == below }) {
        all.append(self[below])
        next.append(below)
      }
    }
    return all.sorted { $0.id < $1.id }
  }

  /// The classes, structs, enums and actors that conform to a protocol.
  public func conformers(of type: CodeType) -> [CodeType] {
    allSubtypes(of: type).filter { !$0.isProtocol }
  }

  /// The members with a name that a type has: its own, then those of the types above it and of
  /// extensions of the protocols it conforms to. Empty if it has none. Time in their members.
  public func members(named name: Name, of type: CodeType) -> [Member] {
    var found = members(of: type).filter { $0.name == name }
    if !found.isEmpty { return found }
    visitSupertypes(of: type) { above, project in
      if let project {
        found = members(of: project).filter { $0.name == name }
      } else if let external = external(named: above) {
        found = members(of: external).filter { $0.name == name }
      }
      return found.isEmpty
    }
    return found
  }

  /// An external type that the code extends.
  public func external(named name: Name) -> CodeType? {
    linked.names.table.external(named: name).map { types[Int($0)] }
  }
}
