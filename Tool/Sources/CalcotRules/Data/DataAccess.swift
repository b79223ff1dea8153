internal import CalcotCode

/// A place where code accesses data.
struct DataAccess {
  var node: NodeID
  var provider: Provider
  /// The name of the provider: `UserDefaults`, `OrderStore`.
  var name: Name
  /// The accessed member; none if the code creates or names the provider.
  var member: Name
  var how: How
  var confidence: Double
  /// The reason why a type of the code counts as a provider.
  var reason: ProjectData.Reason?
  /// A Boolean value that indicates whether the code reaches the provider through a singleton or
  /// locator, or creates it on the spot.
  var isGlobal: Bool

  enum How { case reads, calls, writes, makes, names, wraps, takes }
}
