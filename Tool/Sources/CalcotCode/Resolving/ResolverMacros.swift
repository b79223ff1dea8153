/// Members that a macro adds.
extension Resolver {
  /// Returns the type of a member that the code does not declare and the macro on a type may add,
  /// which is given it: of `viewController` and `makeViewController()` the controller in
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

  /// Returns what a member's name says about the end of its type's: `viewcontroller` for
  /// `makeViewController`.
  private func ending(of name: Name) -> String? {
    var text = name.text.lowercased()[...]
    for verb in ["make", "build", "create"] where text.hasPrefix(verb) {
      text = text.dropFirst(verb.count)
    }
    return text.count >= 4 ? String(text) : nil
  }
}
