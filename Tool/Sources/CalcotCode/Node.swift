/// An element of a source file: a declaration, a named type, an expression.
///
/// A file's nodes are in one array, parents before their children: those of the node at `i` begin
/// at `i + 1`, and the next sibling of a node is at its `end`. Trivia, literals without a meaning
/// for the architecture, operators and parentheses are left out, so the tree is about a fifth of
/// the syntax tree.
public struct Node: Sendable {
  public var kind: Kind
  public var access: Access
  public var flags: Flags
  /// The name of the node: see ``Kind``.
  public var name: Name
  /// A second name: see ``Kind``.
  public var label: Name
  /// The offset of the name (or of the place for messages about the node), in UTF-8 bytes.
  public var offset: UInt32
  /// The offset of the end of the last token, in UTF-8 bytes.
  public var endOffset: UInt32
  /// The index of the enclosing node; 0 for the file itself.
  public var parent: UInt32
  /// The index after the last node inside this one.
  public var end: UInt32

  public init(
    kind: Kind, access: Access = .unspecified, flags: Flags = [], name: Name = .none,
    label: Name = .none, offset: UInt32, endOffset: UInt32 = 0, parent: UInt32 = 0, end: UInt32 = 0
  ) {
    self.kind = kind
    self.access = access
    self.flags = flags
    self.name = name
    self.label = label
    self.offset = offset
    self.endOffset = endOffset
    self.parent = parent
    self.end = end
  }
}

extension Node {
  public enum Access: UInt8, Sendable {
    case unspecified, `private`, `fileprivate`, `internal`, package, `public`, open
  }

  /// The kind of a node. After the dash: the meaning of its name and label (if any), and its
  /// children.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// The whole file.
    case file
    /// `import` — the module's path, "UIKit" or "UIKit.UIView"; label: the kind of a scoped import.
    case importDeclaration

    // MARK: Declarations. Their children: attributes, generic parameters, then as said.
    /// `class` — its name; `inherited`, members. Likewise the next ones.
    case classDeclaration, structDeclaration, enumDeclaration, actorDeclaration
    case protocolDeclaration
    /// `extension` — the last part of the extended type; the `type` in full, `inherited`, members.
    case extensionDeclaration
    /// A property or a global variable — its name; `type`, `initialValue`, `accessor`s.
    case variable
    /// `func` — its base name; `parameter`s, `returnType`, `body`.
    case function
    /// `init` — "init"; `parameter`s, `body`. Likewise `deinit` and `subscript` (with `accessor`s).
    case initializer, deinitializer, subscriptDeclaration
    /// A case of an enum — its name; `parameter`s.
    case enumCase
    /// `typealias` — its name; the `type`. Likewise `associatedtype`.
    case typeAlias, associatedType

    // MARK: Parts of declarations.
    /// A type in an inheritance clause — as its child, a `type`.
    case inherited
    /// `@Name(…)` — its name; the arguments.
    case attribute
    /// A generic parameter, or one requirement of a `where` clause — its name; its `type`s.
    case genericParameter
    /// A parameter — its inner name; label: what callers write, "_" if nothing; its `type`, and its
    /// default as `initialValue`. Also of a closure.
    case parameter
    /// The result of a function; its `type`.
    case returnType
    /// The value after `=`; an expression.
    case initialValue
    /// `get`, `set`, `willSet`, `didSet` — the keyword; its code. Also a getter without `get`.
    case accessor
    /// The code of a function or initialiser.
    case body

    // MARK: Types that are named.
    /// A type — the last part of its name; generic arguments as `type`s, and, with
    /// `Flags.qualifier`, the type before the dot. `[A]` is "Array", `[A: B]` "Dictionary".
    case type
    /// `(A) -> B`; the types of the parameters, then the result with `Flags.result`.
    case functionType
    /// `A & B`, or a tuple; its types.
    case compositeType

    // MARK: Expressions.
    /// A name without a dot, as `foo`, `Foo`, `self`, `super` — the name; generic arguments as
    /// `type`s.
    case identifier
    /// `base.name` — the name; the base. Without a base: `.name`.
    case member
    /// `callee(…)` — the last name of the callee; the callee, then `argument`s.
    case call
    /// `callee[…]`; the callee, then `argument`s.
    case subscriptCall
    /// An argument — label; its value. A trailing closure has `Flags.trailing`.
    case argument
    /// `{ … }`; `capture`s, `parameter`s, then its code.
    case closure
    /// `[weak name = value]` — the name; the value if given.
    case capture
    /// `target = value`; the target, then the value. `+=` and the like, too, with the operator as
    /// name.
    case assignment
    /// Another operator — its text; its operands. Also `? :` as "?:".
    case operation
    /// `as`, `as?`, `as!`, `is` — the operator; the expression, the `type`.
    case cast
    /// `[…]`, `(…, …)`; the elements.
    case collection
    /// `\Root.name` — the last name; the root's `type`.
    case keyPath
    /// `#name(…)` — the name; arguments.
    case macro
    /// A string — its text where it is short and has no interpolation; interpolated expressions.
    case string
    /// `nil`, `true`, `false` — the literal.
    case literal

    // MARK: Statements.
    /// `let` or `var` in code, also in conditions and patterns — the name; `type`, `initialValue`.
    /// `if let name` without a value has `Flags.shorthand`.
    case local
    /// `if`, `guard`, `switch`, `for`, `while`, `repeat`, `do`, `catch`, `defer`, `return`,
    /// `throw`, `case` (also `default`), `else` — the keyword; its parts, in the order of the
    /// source.
    case statement
    /// A clause of `#if` — "if", "elseif", "else"; label: its condition; its code.
    case conditionalCompilation
  }

  /// The modifiers and other properties of a node.
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let isStatic = Flags(rawValue: 1 << 0)
    /// `class` of a member: static, and can be overridden.
    public static let isClassMember = Flags(rawValue: 1 << 1)
    public static let isLet = Flags(rawValue: 1 << 2)
    public static let isWeak = Flags(rawValue: 1 << 3)
    public static let isUnowned = Flags(rawValue: 1 << 4)
    public static let isLazy = Flags(rawValue: 1 << 5)
    public static let isOverride = Flags(rawValue: 1 << 6)
    public static let isFinal = Flags(rawValue: 1 << 7)
    /// Has a getter instead of storage; in a protocol, every property.
    public static let isComputed = Flags(rawValue: 1 << 8)
    /// Can be set from outside: `{ get set }` or a computed `set`.
    public static let hasSetter = Flags(rawValue: 1 << 9)
    public static let hasObservers = Flags(rawValue: 1 << 10)
    public static let isAsync = Flags(rawValue: 1 << 11)
    public static let isThrowing = Flags(rawValue: 1 << 12)
    /// `private(set)` or `fileprivate(set)`.
    public static let isSetterPrivate = Flags(rawValue: 1 << 13)
    /// Also of a `case` with a `where`.
    public static let isOptional = Flags(rawValue: 1 << 14)
    /// `T!`, or `x!`.
    public static let isForced = Flags(rawValue: 1 << 15)
    /// `any P`; `some P` has `isSome`.
    public static let isAny = Flags(rawValue: 1 << 16)
    public static let isSome = Flags(rawValue: 1 << 17)
    public static let isEscaping = Flags(rawValue: 1 << 18)
    public static let isMetatype = Flags(rawValue: 1 << 19)
    public static let isInout = Flags(rawValue: 1 << 20)
    /// The type before the dot of a `type`.
    public static let qualifier = Flags(rawValue: 1 << 21)
    public static let result = Flags(rawValue: 1 << 22)
    public static let trailing = Flags(rawValue: 1 << 23)
    public static let shorthand = Flags(rawValue: 1 << 24)
    /// `@testable`, `@_exported`, `@preconcurrency` of an import.
    public static let isTestable = Flags(rawValue: 1 << 25)
    public static let isExported = Flags(rawValue: 1 << 26)
    /// `convenience` or `required` of an initialiser, `nonisolated`, `indirect`, `mutating`.
    public static let isConvenience = Flags(rawValue: 1 << 27)
    public static let isMutating = Flags(rawValue: 1 << 28)
    /// Could not be parsed fully: something is missing or unexpected inside.
    public static let isBroken = Flags(rawValue: 1 << 29)
    /// The base of a `member` is followed by `?.`.
    public static let isChained = Flags(rawValue: 1 << 30)
    /// Directly behind `await`; also `for await`.
    public static let isAwaited = Flags(rawValue: 1 << 31)
  }
}
