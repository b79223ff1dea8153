extension Node.Kind {
  /// A `class`, `struct`, `enum`, `actor` or `protocol`.
  public var isTypeDeclaration: Bool {
    switch self {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the node has members: a type's declaration or an
  /// extension.
  public var hasMembers: Bool { isTypeDeclaration || self == .extensionDeclaration }

  /// A Boolean value that indicates whether the node can be a member of a type, other than a nested
  /// type.
  public var isMemberDeclaration: Bool {
    switch self {
    case .variable, .function, .initializer, .deinitializer, .subscriptDeclaration, .enumCase,
      .typeAlias, .associatedType:
      true
    default: false
    }
  }

  /// A type as it is written: ``Node/Kind/type``, `functionType` or `compositeType`.
  public var isTypeUse: Bool {
    switch self {
    case .type, .functionType, .compositeType: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the node has a value.
  public var isExpression: Bool {
    switch self {
    case .identifier, .member, .call, .subscriptCall, .closure, .assignment, .operation, .cast,
      .collection, .keyPath, .macro, .string, .literal:
      true
    default: false
    }
  }
}
