/// A type as the code writes it: `any Foo`, `[Row]?`, `(Item) -> Void`.
public struct TypeUse: Sendable {
  /// The `type`, `functionType` or `compositeType` node.
  public let node: NodeID
  /// The last part of the name; none for functions, compositions and tuples. `[A]` is "Array".
  public let name: Name
  public let kind: Node.Kind
  public let flags: Node.Flags

  public var isFunction: Bool { kind == .functionType }
  /// A Boolean value that indicates whether the type is written as `T?` or `T!`.
  public var isOptional: Bool { !flags.isDisjoint(with: [.isOptional, .isForced]) }
  public var isMetatype: Bool { flags.contains(.isMetatype) }
  public var isAny: Bool { flags.contains(.isAny) }
  public var isSome: Bool { flags.contains(.isSome) }
}

extension Codebase {
  /// Returns the type that a `variable`, `parameter`, `returnType`, `typeAlias`, `local`, `cast` or
  /// `inherited` node writes, without inference from its initial value.
  public func writtenType(of node: NodeID) -> TypeUse? {
    for child in children(of: node) where self[child].kind.isTypeUse { return typeUse(at: child) }
    return nil
  }

  /// Returns the type that a `type`, `functionType` or `compositeType` node writes.
  public func typeUse(at node: NodeID) -> TypeUse {
    let found = self[node]
    return TypeUse(node: node, name: found.name, kind: found.kind, flags: found.flags)
  }

  /// Returns the generic arguments of a type, its parts if it is a composition or tuple, or the
  /// types of the parameters of a function.
  public func parts(of use: TypeUse) -> [TypeUse] {
    children(of: use.node).compactMap { child in
      let node = self[child]
      guard node.kind.isTypeUse, node.flags.isDisjoint(with: [.qualifier, .result]) else {
        return nil
      }
      return typeUse(at: child)
    }
  }

  /// Returns the result of a function type.
  public func result(of use: TypeUse) -> TypeUse? {
    guard use.isFunction else { return nil }
    for child in children(of: use.node) where self[child].flags.contains(.result) {
      return typeUse(at: child)
    }
    return nil
  }

  /// Returns the type before the dot: `Outer` of `Outer.Inner`.
  public func qualifier(of use: TypeUse) -> TypeUse? {
    for child in children(of: use.node) where self[child].flags.contains(.qualifier) {
      return typeUse(at: child)
    }
    return nil
  }

  /// Returns the written result type of a function; nil if there is none.
  public func returnType(of member: Member) -> TypeUse? {
    child(of: member.node, .returnType).flatMap(writtenType(of:))
  }

  /// Returns the `parameter` nodes of a function, initializer, subscript, case or closure.
  public func parameters(of node: NodeID) -> [NodeID] { children(of: node, .parameter) }
}
