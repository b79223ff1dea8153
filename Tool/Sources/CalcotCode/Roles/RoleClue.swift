/// A fact that speaks for a role, or against it if its weight is negative.
struct RoleClue {
  let role: Role
  let weight: Double

  init(_ role: Role, _ weight: Double) {
    self.role = role
    self.weight = weight
  }
}
