internal import CalcotCode

/// Finds the screens that use code which belongs to no screen.
extension Triggers {
  /// Returns the screens that use a type which is part of no screen, such as the list of a row.
  func owners(of type: CodeType, depth: Int) -> [Int] {
    guard depth < 4 else { return [] }
    return known.answer(at: type.declaration, depth: depth) {
      let made = owners(of: type, depth: depth) { $0 == .call }
      // NB: a list makes its rows by their class: `dequeueReusableCell(…) as! PlanetCell`.
      return made.isEmpty && codebase.role(of: type) == .view
        ? owners(of: type, depth: depth) { $0 == .type || $0 == .identifier } : made
    }
  }

  private func owners(
    of type: CodeType, depth: Int, namedBy isNaming: (Node.Kind) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    for mention in codebase.mentions(of: type.name)
    where isNaming(codebase[mention].kind) && codebase.isProduct(mention) {
      guard codebase.type(named: type.name, at: mention)?.id == type.id else { continue }
      let units = owners(around: mention, of: type, depth: depth)
      found += units.filter { !found.contains($0) }
      if found.count > 6 { break }
    }
    return found
  }

  /// Returns the screens that use the code at a place of a type.
  func owners(of type: CodeType, at place: NodeID) -> [Int] {
    isOnView(type) ? owners(around: place, of: type, depth: 0) : owners(of: type, depth: 0)
  }

  private func owners(around place: NodeID, of type: CodeType, depth: Int) -> [Int] {
    // NB: the callers of a `View` extension that uses an object would be every screen, as of a
    // menu.
    let isShown = depth == 0 || codebase.isSubtype(type, of: ReadingNames.viewModifier)
    let users =
      isShown
      ? users(around: place, depth: SearchDepth())
      : codebase.outermostType(of: place).map { [$0] } ?? []
    return users.filter { $0.id != type.id }.flatMap { user in
      table.related(to: user).map { [$0] } ?? owners(of: user, depth: depth + 1)
    }
  }

  /// Returns the enclosing type of a place or, in an extension of `View`, the types that call the
  /// function there: `func handleLogin() -> some View { modifier(LoginSheet()) }`.
  private func users(around place: NodeID, depth: SearchDepth) -> [CodeType] {
    guard let type = codebase.outermostType(of: place) else { return [] }
    guard isOnView(type) else { return [type] }
    guard let member = codebase.enclosingMember(of: place), member.isFunction,
      depth.follows(member.node, below: 2)
    else { return [] }
    var found: [CodeType] = []
    for call in codebase.mentions(of: member.name)
    where codebase[call].kind == .call && codebase.isProduct(call)
      && !codebase.contains(member.node, call) && fits(call, member)
    {
      for user in users(around: call, depth: depth + 1)
      where !found.contains(where: { $0.id == user.id }) { found.append(user) }
    }
    return found
  }

  private func isOnView(_ type: CodeType) -> Bool {
    type.isExternal && type.name == ReadingNames.view
  }
}
