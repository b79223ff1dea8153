internal import CalcotCode

/// A place where code reaches data.
struct DataUse {
  var node: NodeID
  var provider: Provider
  /// What it is called: `UserDefaults`, `OrderStore`.
  var name: Name
  /// What is asked of it; none for making or naming it.
  var member: Name
  var how: How
  var confidence: Double
  /// Where the code's own type reaches a provider.
  var reason: HouseData.Reason?
  /// It is reached through a singleton or locator, or made on the spot.
  var isGlobal: Bool

  enum How { case reads, calls, writes, makes, names, wraps, takes }
}
