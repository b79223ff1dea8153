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

  /// Returns a Boolean value that indicates whether a place belongs to a ViewModel, even to one
  /// nested in its View.
  static func contain(_ node: NodeID, in codebase: Codebase) -> Bool {
    var type = codebase.enclosingType(of: node)
    while let current = type {
      if isOne(current, in: codebase) { return true }
      type = current.outer.map { codebase[$0] }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a struct is a ViewModel by its name, which may
  /// be only a value.
  static func isCalledOne(_ type: CodeType, in codebase: Codebase) -> Bool {
    type.kind == .struct && codebase.isProduct(type.declaration)
      && Codebase.role(claimedBy: type.name).isViewModelLike
  }

  /// Returns the structs that view controllers and coordinators keep as their ViewModels, whatever
  /// the structs contain.
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

  /// Returns the confidence that a type is a ViewModel, for a type that is one at least by its
  /// name.
  static func confidence(of type: CodeType, in codebase: Codebase) -> Double {
    let guess = codebase.guess(type)
    return guess.role.isViewModelLike ? guess.confidence : 0.85
  }

  /// Returns a Boolean value that indicates whether a presenter corresponds to a ViewModel: it has
  /// a view or an interactor, and does not only present.
  private static func isOfVIPER(_ type: CodeType, _ codebase: Codebase) -> Bool {
    // NB: a protocol such as `AlertPresenting` is for any type that presents.
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

  /// Returns a Boolean value that indicates whether a struct has no dependencies: the configuration
  /// of a row or a view, whatever its name.
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
