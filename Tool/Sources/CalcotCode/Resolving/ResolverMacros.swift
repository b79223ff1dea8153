/// Resolves members that a macro adds.
extension Resolver {
  /// Returns the type of an undeclared member that a type's macro may add, from the macro's
  /// arguments: for `viewController` and `makeViewController()`, the controller in
  /// `@Wrapper<HomeReactor, HomeViewController> final class HomeWrapper`.
  func generatedMember(_ name: Name, of base: ResolvedType) -> ResolvedType? {
    guard !base.isMetatype, let type = base.type, !codebase[type].isExternal,
      let ending = ending(of: name)
    else { return nil }
    for declaration in codebase[type].declarations {
      for attribute in codebase.children(of: declaration, .attribute) {
        for use in codebase.descendants(of: attribute) where codebase[use].kind.isTypeUse {
          guard codebase[use].name != codebase[attribute].name,
            let given = codebase.type(named: codebase[use].name, at: use),
            given.name.text.lowercased().hasSuffix(ending)
              || ending.hasSuffix("controller")
                && codebase.isSubtype(given, of: KnownNames.viewController)
          else { continue }
          return ResolvedType(name: given.name, type: given.id, confidence: 0.85)
        }
      }
    }
    return nil
  }

  /// Returns the ending that a member's name suggests for its type's name: `viewcontroller` for
  /// `makeViewController`.
  private func ending(of name: Name) -> String? {
    var text = name.text.lowercased()[...]
    for verb in ["make", "build", "create"] where text.hasPrefix(verb) {
      text = text.dropFirst(verb.count)
    }
    return text.count >= 4 ? String(text) : nil
  }
}
