/// A fake of one protocol, before it is written.
struct Fake {
  /// The way in which a fake keeps what it recorded.
  enum Isolation: Equatable {
    case none
    /// The fake is `Sendable`; each of its properties has a lock.
    case locks
    /// The fake is isolated to a global actor, such as `@MainActor`.
    case globalActor(String)
    case actor
  }

  struct GenericParameter {
    var name: String
    var bounds: [String]
  }

  var name: String
  var protocolName: String
  var isolation = Isolation.none
  /// The attributes that say where the protocols are available.
  var availability: Set<String> = []
  var imports: Set<String> = []
  var generics: [GenericParameter] = []
  /// The associated types that the protocol itself decides: `typealias Item = Int`.
  var aliases: [(name: String, type: String)] = []
  var conditions: [String] = []
  /// The members, with the names that their records have.
  var members: [(member: FakedMember, stem: String)] = []
}
