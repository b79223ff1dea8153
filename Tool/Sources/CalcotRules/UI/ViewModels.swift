internal import CalcotCode

/// The types that the rules about ViewModels check.
enum ViewModels {
  static func isOne(_ type: CodeType, in codebase: Codebase) -> Bool {
    guard !type.isExternal else { return false }
    let guess = codebase.guess(type)
    guard guess.role.isViewModelLike, guess.confidence >= 0.6, codebase.isProduct(type.declaration)
    else { return false }
    if guess.role == .presenter, !isOfVIPER(type, codebase) { return false }
    switch type.kind {
    case .struct: return !isValue(type, codebase)
    case .protocol:
      let conformers = codebase.conformers(of: type)
      return conformers.isEmpty
        || !conformers.allSatisfy { $0.kind == .struct && isValue($0, codebase) }
    default: return true
    }
  }

  /// Returns a Boolean value that indicates whether a place belongs to a ViewModel, which may be nested
  /// in its View.
  static func contain(_ node: NodeID, in codebase: Codebase) -> Bool {
    var type = codebase.enclosingType(of: node)
    while let current = type {
      if isOne(current, in: codebase) { return true }
      type = current.outer.map { codebase[$0] }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a struct is called a ViewModel, though it is
  /// only a value.
  static func isCalledOne(_ type: CodeType, in codebase: Codebase) -> Bool {
    type.kind == .struct && codebase.isProduct(type.declaration)
      && Codebase.role(claimedBy: type.name).isViewModelLike
  }

  /// Returns the structs that view controllers and their coordinators keep as their ViewModels, whatever
  /// they are made of.
  static func keptByScreens(in codebase: Codebase) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for type in codebase.types where !type.isExternal && codebase.isProduct(type.declaration) {
      let role = codebase.role(of: type)
      guard role == .viewController || role.navigates else { continue }
      for member in codebase.members(of: type) where member.isVariable && !member.isStatic {
        guard member.name.text.lowercased().hasSuffix("viewmodel"),
          let kept = codebase.writtenType(of: member.node).flatMap({ codebase.type(of: $0) }),
          kept.outer == nil, isCalledOne(kept, in: codebase)
        else { continue }
        found.insert(kept.id)
      }
    }
    return found
  }

  /// Returns the confidence that a type is a ViewModel, for one that is at least called so.
  static func confidence(of type: CodeType, in codebase: Codebase) -> Double {
    let guess = codebase.guess(type)
    return guess.role.isViewModelLike ? guess.confidence : 0.85
  }

  /// Returns a Boolean value that indicates whether a presenter corresponds to a ViewModel, and
  /// does not only present: it has a view or an interactor.
  private static func isOfVIPER(_ type: CodeType, _ codebase: Codebase) -> Bool {
    // NB: a protocol such as `AlertPresenting` is for whoever presents.
    if type.isProtocol { return type.name.text.contains("Presenter") }
    return codebase.members(of: type).contains { member in
      guard member.isStored else { return false }
      if member.name == "view" || member.name == "interactor" || codebase.isView(member) {
        return true
      }
      return codebase.writtenType(of: member.node).flatMap { codebase.type(of: $0) }
        .map { codebase.role(of: $0) == .interactor } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether a struct is filled once and has no
  /// dependencies: the configuration of a row or a view, whatever its name.
  private static func isValue(_ type: CodeType, _ codebase: Codebase) -> Bool {
    if codebase.isReducer(type) { return false }
    if type.access == .private || type.access == .fileprivate { return true }
    return !codebase.members(of: type).contains { member in
      guard member.isStored, !member.isStatic, let use = codebase.writtenType(of: member.node)
      else {
        return false
      }
      if use.name.text.hasSuffix("Formatter") { return false }
      if let target = codebase.type(of: use) { return target.isReference || target.isProtocol }
      return use.isAny
    }
  }
}
