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

  /// The way in which a fake is told from another.
  enum Identity {
    case equatable, hashable
    /// The fake is an object of Objective-C, which can be compared already.
    case object
  }

  struct GenericParameter {
    var name: String
    var bounds: [String]
  }

  var name: String
  /// The types around the protocol, and the fake, the outermost first.
  var scope: [String] = []
  var protocolName: String
  var isolation = Isolation.none
  var identity: Identity?
  /// The condition under which the protocols are compiled.
  var buildCondition: String?
  /// The attributes that say where the protocols are available.
  var availability: Set<String> = []
  var imports: Set<String> = []
  var generics: [GenericParameter] = []
  /// The associated types that the protocol itself decides: `typealias Item = Int`.
  var aliases: [(name: String, type: String)] = []
  var conditions: [String] = []
  /// The members, with the names that their records have.
  var members: [(member: FakedMember, stem: String)] = []

  var isIsolated: Bool { isolation != .none && isolation != .locks }
}
