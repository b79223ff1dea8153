public import CalcotCode
internal import CalcotText

/// A role that a project gives to types by name: `ViewModel: ["*Presenter"]`.
public struct RolePattern: Sendable, Hashable {
  public var role: Role
  /// The pattern of the type's name; `*` stands for any letters, `?` for one.
  public var pattern: String

  public init(role: Role, pattern: String) {
    self.role = role
    self.pattern = pattern
  }

  /// Returns a Boolean value that indicates whether the type with this name has the role.
  public func matches(_ name: String) -> Bool {
    Wildcard.matches(Array(pattern.utf8), Array(name.utf8)[...])
  }
}

extension Configuration {
  /// Returns the role of types with this name: that of the first pattern that matches; nil if none
  /// does.
  public func role(ofTypeNamed name: String) -> Role? {
    roles.first { $0.matches(name) }?.role
  }
}

extension Role {
  /// The word for the role in a configuration: "ViewModel"; "None" for types that only look like
  /// another role.
  public var word: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words of all roles.
  static let words = allCases.map(\.word)

  /// Creates the role with this word.
  init?(word: String) {
    guard let role = Role.allCases.first(where: { $0.word == word }) else { return nil }
    self = role
  }
}
