/// Which types the house gives a role: `ViewModel: ["*Presenter"]`.
public struct RolePattern: Sendable, Hashable {
  /// The role's word, as "ViewModel".
  public var role: String
  /// What the type's name has to be; `*` stands for any letters, `?` for one.
  public var pattern: String

  public init(role: String, pattern: String) {
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
