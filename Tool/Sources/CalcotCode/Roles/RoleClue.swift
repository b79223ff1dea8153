/// A fact that speaks for a role, or against it if its weight is negative.
public struct RoleClue: Sendable {
  public let role: Role
  public let weight: Double
  let fact: String
  let detail: String

  init(_ role: Role, _ weight: Double, _ fact: String, _ detail: String = "") {
    self.role = role
    self.weight = weight
    self.fact = fact
    self.detail = detail
  }

  /// The reason as the end of "…, because it", such as "is called …ViewModel".
  public var reason: String { fact + detail }
}
