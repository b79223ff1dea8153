internal import CalcotCode

/// The data that the parts of a screen pass to each other in Clean Swift: an enum that groups the
/// requests and responses of the screen's use cases.
enum UseCases {
  /// Returns a Boolean value that indicates whether a type only groups such data, as in
  /// `enum Search { enum Load { struct Request {} struct Response {} } }`.
  static func areIn(_ type: CodeType, _ codebase: Codebase) -> Bool {
    type.kind == .enum && type.outer == nil && !type.isExternal
      && !codebase.members(of: type).contains { $0.kind == .enumCase || $0.isFunction }
      && areIn(type.declaration, codebase)
  }

  private static let parts: Set<Name> = ["Request", "Response", "ViewModel"]

  private static func areIn(_ declaration: NodeID, _ codebase: Codebase) -> Bool {
    let nested = codebase.children(of: declaration).filter { codebase[$0].kind.isTypeDeclaration }
    if Set(nested.map { codebase[$0].name }).intersection(parts).count >= 2 { return true }
    return nested.contains { areIn($0, codebase) }
  }
}
