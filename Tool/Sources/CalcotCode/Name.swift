/// An identifier in the code, as a number: two names are equal if their texts are.
///
/// The texts are in one table of the process, which only grows. Comparing names is free; creating a
/// name takes a look-up in the table, so a rule has its names in `static let`s.
public struct Name: Hashable, Sendable {
  public let number: UInt32

  public init(number: UInt32) {
    self.number = number
  }

  /// Creates the name with this text.
  public init(_ text: some StringProtocol) {
    var text = String(text)
    self = text.withUTF8 { NameTable.shared.name(UnsafeRawBufferPointer($0)) }
  }

  /// Creates the name with this text in UTF-8.
  package init(utf8 text: UnsafeRawBufferPointer) {
    self = NameTable.shared.name(text)
  }

  /// The text, in constant time and without a lock.
  public var text: String { NameTable.shared.text(of: self) }

  /// The name without a text: of a closure, or of an argument without a label.
  public static let none = Name(number: 0)
  public var isNone: Bool { number == 0 }
}

extension Name {
  // NB: sets of names are used for every node of the code. The attack that `Hasher` prevents, by
  // keys that collide, is impossible with numbers in the order of creation.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    let mixed = (UInt64(number) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
  }
}

extension Name: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Name: CustomStringConvertible {
  public var description: String { text }
}

extension Name {
  public static let `self`: Name = "self"
  public static let `super`: Name = "super"
  public static let `Self`: Name = "Self"
  public static let `init`: Name = "init"
}
