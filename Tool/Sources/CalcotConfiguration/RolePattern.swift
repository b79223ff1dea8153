public import CalcotCode
internal import CalcotText

/// Which types the house gives a role: `ViewModel: ["*Presenter"]`.
public struct RolePattern: Sendable, Hashable {
  public var role: Role
  /// What the type's name has to be; `*` stands for any letters, `?` for one.
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
  /// The role that the house gives a type with this name: that of the first pattern that fits; nil if
  /// none does.
  public func role(ofTypeNamed name: String) -> Role? {
    roles.first { $0.matches(name) }?.role
  }
}

extension Role {
  /// What the role is called in a configuration: "ViewModel"; "None" for what looks like another
  /// role, and is not.
  public var word: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words of all roles.
  static let words = allCases.map(\.word)

  /// The role with this word.
  init?(word: String) {
    guard let role = Role.allCases.first(where: { $0.word == word }) else { return nil }
    self = role
  }
}
