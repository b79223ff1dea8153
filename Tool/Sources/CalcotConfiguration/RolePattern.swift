public import CalcotCode

/// Which types the house gives a role: `ViewModel: ["*Presenter"]`.
public struct RolePattern: Sendable, Hashable {
  public var role: Role
  /// What the type's name has to be; `*` stands for any letters, `?` for one.
  public var pattern: String

  public init(role: Role, pattern: String) {
    self.role = role
    self.pattern = pattern
  }

  /// Whether the type with this name has the role. Takes time in the product of the lengths at worst.
  public func matches(_ name: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let name = Array(name.utf8)
    var (inPattern, inName) = (0, 0)
    // Where to begin again, one letter further, if what follows the last star does not fit.
    var again: (pattern: Int, name: Int)?
    while inName < name.count {
      if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
        again = (inPattern + 1, inName)
        inPattern += 1
      } else if inPattern < pattern.count,
        pattern[inPattern] == name[inName] || pattern[inPattern] == UInt8(ascii: "?")
      {
        inPattern += 1
        inName += 1
      } else if let last = again {
        again = (last.pattern, last.name + 1)
        (inPattern, inName) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
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
