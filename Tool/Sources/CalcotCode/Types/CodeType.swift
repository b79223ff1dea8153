/// The number of a type in its codebase.
public struct TypeID: Hashable, Sendable, Comparable {
  public let number: Int32

  public static func < (one: TypeID, other: TypeID) -> Bool { one.number < other.number }
}

/// A type that the code declares or extends, with all its extensions in all files.
///
/// An external type, such as `UIImageView`, is among the types if the code extends it: its `kind`
/// is ``Kind/external``, and its declarations are the extensions.
public struct CodeType: Sendable, Identifiable {
  public let id: TypeID
  public let kind: Kind
  /// The simple name: "Row" of `Screen.Row`.
  public let name: Name
  /// The enclosing type, even if the declaration is in an extension.
  public let outer: TypeID?
  /// The declaration, then the extensions in the order of the files. Never empty.
  public let declarations: [NodeID]
  /// The types that the declaration and its extensions directly inherit from and conform to, in
  /// order.
  public let inherited: [Inherited]
  public let access: Node.Access
  /// A Boolean value that indicates whether the type is declared inside a function.
  public let isLocal: Bool
  let memberStart: Int32
  let memberEnd: Int32

  /// The declaration; for an external type the first extension.
  public var declaration: NodeID { declarations[0] }
  public var isExternal: Bool { kind == .external }
  public var isProtocol: Bool { kind == .protocol }
  /// A Boolean value that indicates whether the type is a class or an actor, whose instances can be
  /// in a reference cycle.
  public var isReference: Bool { kind == .class || kind == .actor }

  public enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, external
  }

  /// One entry of an inheritance clause.
  public struct Inherited: Sendable {
    public let name: Name
    /// The type of this codebase, if the entry is one.
    public let type: TypeID?
    /// The `type` node in the clause.
    public let node: NodeID
  }
}

extension CodeType: Hashable {
  public static func == (one: CodeType, other: CodeType) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
