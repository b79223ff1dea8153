/// A value that a host shows with its own view, such as a map or a player, within a screen.
public struct NativeValue: Equatable, Sendable {
  /// The description for users who do not see the view.
  public let label: String
  /// The value, by whose type a host finds its view.
  public let base: any Hashable & Sendable

  package init(_ base: any Hashable & Sendable, label: String) {
    self.label = label
    self.base = base
  }

  public static func == (left: NativeValue, right: NativeValue) -> Bool {
    left.label == right.label && AnyHashable(left.base) == AnyHashable(right.base)
  }
}
