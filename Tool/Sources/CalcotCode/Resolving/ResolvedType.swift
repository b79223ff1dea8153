/// The type of an expression, as far as the syntax tells.
public struct ResolvedType: Sendable {
  /// The simple name, "UINavigationController"; none for a function.
  public var name: Name
  /// The type of the codebase, if there is one; also an external type that the code extends.
  public var type: TypeID?
  /// The place where the code writes the type, if it does, with its generic arguments or a
  /// function's parameters.
  public var use: TypeUse?
  public var isOptional: Bool
  /// A Boolean value that indicates whether the value is the type itself: `Foo` in `Foo.shared`.
  public var isMetatype: Bool
  /// The confidence from 0 to 1: 1 for written types, 0.9 for members of Apple's frameworks, less
  /// for guesses.
  public var confidence: Double

  public init(
    name: Name, type: TypeID? = nil, use: TypeUse? = nil, isOptional: Bool = false,
    isMetatype: Bool = false, confidence: Double = 1
  ) {
    self.name = name
    self.type = type
    self.use = use
    self.isOptional = isOptional
    self.isMetatype = isMetatype
    self.confidence = confidence
  }

  public var isFunction: Bool { use?.isFunction ?? false }

  func unwrapped() -> ResolvedType {
    var copy = self
    copy.isOptional = false
    return copy
  }

  func instance() -> ResolvedType {
    var copy = self
    copy.isMetatype = false
    return copy
  }

  func trusted(_ factor: Double) -> ResolvedType {
    var copy = self
    copy.confidence *= factor
    return copy
  }
}
