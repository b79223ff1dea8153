internal import CalcotCode

/// A place where code accesses data.
struct DataAccess {
  var node: NodeID
  var provider: Provider
  /// The name of the provider: `UserDefaults`, `OrderStore`.
  var name: Name
  /// The member that is used; none for creating or naming it.
  var member: Name
  var how: How
  var confidence: Double
  /// The reason why a type of the code counts as a provider.
  var reason: ProjectData.Reason?
  /// A Boolean value that indicates whether it is accessed through a singleton or locator, or
  /// created on the spot.
  var isGlobal: Bool

  enum How { case reads, calls, writes, makes, names, wraps, takes }
}
