/// A fake of one protocol, as a value to write as source.
struct Fake {
  /// The protection of a fake's records from other threads.
  enum Isolation: Equatable {
    case none
    /// The fake is `Sendable`; each of its properties has a lock.
    case locks
    /// The fake is isolated to a global actor, such as `@MainActor`.
    case globalActor(String)
    case actor
  }

  /// The way in which a fake compares with another one.
  enum Identity {
    case equatable, hashable
    /// The fake is an object of Objective-C, which already compares by identity.
    case object
  }

  struct GenericParameter {
    var name: String
    var bounds: [String]
  }

  var name: String
  /// The types that enclose the protocol, and the fake, the outermost first.
  var scope: [String] = []
  var protocolName: String
  var isolation = Isolation.none
  var identity: Identity?
  /// The condition that compiles the protocols.
  var buildCondition: String?
  /// The attributes that say where the protocols are available.
  var availability: Set<String> = []
  var imports: Set<String> = []
  var generics: [GenericParameter] = []
  /// The associated types that the protocol itself sets: `typealias Item = Int`.
  var aliases: [(name: String, type: String)] = []
  var conditions: [String] = []
  /// The members, with the stems of their records' names.
  var members: [(member: FakedMember, stem: String)] = []

  var isIsolated: Bool { isolation != .none && isolation != .locks }
}
