/// A property, function, initialiser, subscript, case or type alias of a type, or a global one.
///
/// It is small and cheap to copy. The codebase has the rest, at its `node`.
public struct Member: Sendable, Hashable {
  /// The member's declaration.
  public let node: NodeID
  /// The type that the member belongs to, directly or through an extension; nil for a global one.
  public let owner: TypeID?
  public let kind: Node.Kind
  public let name: Name
  public let flags: Node.Flags
  public let access: Node.Access

  public static func == (one: Member, other: Member) -> Bool { one.node == other.node }
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }

  public var isStatic: Bool { !flags.isDisjoint(with: [.isStatic, .isClassMember]) }
  public var isFunction: Bool { kind == .function }
  public var isVariable: Bool { kind == .variable }
  public var isInitializer: Bool { kind == .initializer }
  /// A Boolean value that indicates whether the member has storage: a `let`, or a `var` without a
  /// getter that overrides none. False in a protocol.
  public var isStored: Bool {
    kind == .variable && flags.isDisjoint(with: [.isComputed, .isOverride])
  }
  public var isWeak: Bool { flags.contains(.isWeak) || flags.contains(.isUnowned) }
  /// A Boolean value that indicates whether the member is a variable whose value can change.
  public var isMutable: Bool {
    guard kind == .variable, !flags.contains(.isLet) else { return false }
    return !flags.contains(.isComputed) || flags.contains(.hasSetter)
  }
  /// A Boolean value that indicates whether the member's own modifiers let code outside of the
  /// type's file set it.
  public var isSettableFromOutside: Bool {
    guard isMutable, !flags.contains(.isSetterPrivate) else { return false }
    return access != .private && access != .fileprivate
  }
}
