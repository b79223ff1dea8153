internal import CalcotCode
internal import CalcotFindings

/// Finds the views that code reaches through its arguments: `request.viewController`, and
/// `cell.slider`.
extension UIUseSearch {
  /// Returns the reads of properties whose type is a view of the project, in the order of the
  /// source.
  ///
  /// - Parameter names: The result of ``namesOfParts()``.
  func parts(in type: CodeType, among names: Set<Name>) -> [UIReference] {
    let resolver = Resolver(codebase)
    return type.declarations.flatMap { declaration in
      codebase.descendants(of: declaration).compactMap { node -> UIReference? in
        guard codebase[node].kind == .member, names.contains(codebase[node].name),
          resolver.base(of: node) != nil,
          let found = resolver.type(of: node), !found.isMetatype, let id = found.type,
          !codebase[id].isExternal, isView(codebase[id])
        else { return nil }
        return UIReference(
          node: node, grade: .d, name: codebase[id].name, isProjectView: true,
          confidence: min(found.confidence, codebase.guess(codebase[id]).confidence), how: .calls)
      }
    }
  }

  /// Returns the names of members that may be views of the project: those whose declaration names a
  /// view, and those of a collection's elements.
  func namesOfParts() -> Set<Name> {
    var names: Set<Name> = Resolver.elements
    var aliases: Set<Name> = []
    for type in codebase.types where !type.isExternal && isView(type) {
      addMembers(naming: type.name, to: &names, &aliases)
    }
    for alias in aliases {
      var others: Set<Name> = []
      addMembers(naming: alias, to: &names, &others)
    }
    return names
  }

  private func addMembers(
    naming name: Name, to names: inout Set<Name>, _ aliases: inout Set<Name>
  ) {
    for mention in codebase.mentions(of: name) {
      guard let member = codebase.enclosingMember(of: mention) else { continue }
      if member.kind == .typeAlias {
        aliases.insert(member.name)
      } else {
        names.insert(member.name)
      }
    }
  }
}
