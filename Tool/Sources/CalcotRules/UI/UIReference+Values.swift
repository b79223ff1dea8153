internal import CalcotCode
internal import CalcotFindings

/// Finds the images, colours and fonts that code takes from another type:
/// `Theme.shared.images.logo`.
extension UIUseSearch {
  /// Returns the values that code takes from other types, in the order of the source.
  ///
  /// - Parameter names: The result of ``namesOfValues()``.
  func takenValues(in type: CodeType, among names: Set<Name>) -> [UIReference] {
    guard !names.isEmpty else { return [] }
    let resolver = Resolver(codebase)
    return type.declarations.filter(codebase.isProduct).flatMap { declaration in
      codebase.descendants(of: declaration).compactMap { node -> UIReference? in
        guard codebase[node].kind == .member, names.contains(codebase[node].name),
          let origin = origin(of: node, resolver), origin.id != type.id,
          codebase.outermostType(of: node)?.id != origin.id,
          let found = resolver.type(of: node), !found.isMetatype,
          Self.valueTypes.contains(found.name), found.type.map({ codebase[$0].isExternal }) ?? true
        else { return nil }
        return UIReference(
          node: node, grade: .b, name: found.name, isProjectView: false,
          confidence: min(found.confidence, 0.9), how: .names)
      }
    }
  }

  /// Returns the names of the code's properties that are images, colours and fonts.
  func namesOfValues() -> Set<Name> {
    var names: Set<Name> = []
    for value in Self.valueTypes {
      for mention in codebase.mentions(of: value) where codebase[mention].kind == .type {
        guard let holder = codebase.parent(of: mention), codebase[holder].kind == .variable,
          let member = codebase.member(declaredAt: holder),
          isValue(value, inFile: Int(mention.file))
        else { continue }
        names.insert(member.name)
      }
    }
    return names
  }

  private func isValue(_ name: Name, inFile file: Int) -> Bool {
    let known = UISymbols.grade(of: name, withSwiftUI: importsSwiftUI(file))
    return (known ?? UISymbols.gradeByPrefix(of: name)) == .b
  }

  /// Returns the code's own type that a chain of members begins with.
  private func origin(of member: NodeID, _ resolver: Resolver) -> CodeType? {
    let root = resolver.root(of: member)
    guard codebase[root].kind == .identifier,
      resolver.localDeclaration(of: codebase[root].name, at: root) == nil,
      let type = codebase.type(named: codebase[root].name, at: root), !type.isExternal
    else { return nil }
    return type
  }

  private static let valueTypes: Set<Name> = [
    "Image", "Color", "Font", "UIImage", "UIColor", "UIFont",
  ]
}
