/// Finds the protocols made for classes.
extension Codebase {
  /// Returns the code's own protocols that a type conforms to, directly or by inheritance.
  public func protocols(of type: CodeType) -> [CodeType] {
    projectSupertypes(of: type).filter(\.isProtocol)
  }

  /// Returns the protocol made for a class: one with a matching name (`FooImpl` and `Foo`, `Foo`
  /// and `FooProtocol`), or the class's only protocol if nothing but mocks also conforms to it.
  public func counterpart(of type: CodeType) -> CodeType? {
    let protocols = protocols(of: type)
    let name = type.name.text
    if let named = protocols.first(where: {
      Counterpart.between(protocol: $0.name.text, class: name) != nil
    }) {
      return named
    }
    return protocols.first { found in
      let words = RoleWords(found.name.text)
      guard words.role != .none, !words.isAnnex, words.role == RoleWords(name).role else {
        return false
      }
      return conformers(of: found).allSatisfy { $0 == type || role(of: $0).isSupport }
    }
  }
}
