/// Inheritance and conformance.
extension Codebase {
  /// Returns the types that a type inherits from and conforms to, nearest first: through the code's
  /// own types and the known classes of Apple's frameworks. The time grows with the size of its
  /// hierarchy.
  public func supertypes(of type: CodeType) -> [Name] {
    var all: [Name] = []
    visitSupertypes(of: type) { name, _ in
      if !all.contains(name) { all.append(name) }
      return true
    }
    return all
  }

  /// Returns the code's own supertypes of a type, nearest first.
  public func projectSupertypes(of type: CodeType) -> [CodeType] {
    var all: [CodeType] = []
    visitSupertypes(of: type) { _, above in
      if let above, !all.contains(above) { all.append(above) }
      return true
    }
    return all
  }

  /// Returns a Boolean value that indicates whether a type has this name, or inherits from or
  /// conforms to a type with this name, directly or indirectly.
  public func isSubtype(_ type: CodeType, of name: Name) -> Bool {
    if type.name == name || KnownTypes.isSubtype(type.name, of: name) && type.isExternal {
      return true
    }
    return !visitSupertypes(of: type) { above, _ in above != name }
  }

  /// Returns the same as ``isSubtype(_:of:)`` for a type that may be external.
  public func isSubtype(_ name: Name, _ type: TypeID?, of wanted: Name) -> Bool {
    if let type { return isSubtype(self[type], of: wanted) }
    return KnownTypes.isSubtype(name, of: wanted)
  }

  /// Visits the supertypes of a type until the visitor returns false; returns false then.
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

  /// Returns the direct superclass of a class, if the code declares it.
  public func superclass(of type: CodeType) -> CodeType? {
    guard type.kind == .class, let first = type.inherited.first, let above = first.type else {
      return nil
    }
    let found = self[above]
    return found.kind == .class || found.kind == .external ? found : nil
  }

  /// Returns the types that directly inherit from or conform to a type.
  public func directSubtypes(of type: CodeType) -> [CodeType] {
    linked.subtypes[type.id].map { self[$0] }
  }

  /// Returns the types that directly or indirectly inherit from or conform to a type, other
  /// protocols included.
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

  /// Returns the classes, structs, enums and actors that conform to a protocol.
  public func conformers(of type: CodeType) -> [CodeType] {
    allSubtypes(of: type).filter { !$0.isProtocol }
  }

  /// Returns the members of a type with a name: its own, then those of its supertypes and of
  /// extensions of its protocols. The time grows with the number of members.
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

  /// Returns the external type with this name that the code extends.
  public func external(named name: Name) -> CodeType? {
    linked.names.table.external(named: name).map { types[Int($0)] }
  }
}
