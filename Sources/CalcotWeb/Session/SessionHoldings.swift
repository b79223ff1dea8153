/// The number of sessions and of their bytes: in all, of each visitor and each address, and of
/// those without a connection.
struct SessionHoldings {
  /// The sessions of one address or visitor.
  struct Holding {
    fileprivate(set) var sessions: Set<String> = []
    fileprivate(set) var bytes = 0

    /// The size of the sessions together: their number plus one for every 64 KB.
    var size: Int { sessions.count + bytes / 65_536 }
  }

  private var perVisitor: [Visitor: Holding] = [:]
  private var perAddress: [String: Holding] = [:]
  private(set) var bytes = 0
  private(set) var waitingCount = 0
  private(set) var waitingBytes = 0

  /// The sessions of each address.
  var addresses: some Collection<Holding> { perAddress.values }

  /// Returns the sessions of a visitor; `nil` if there are none.
  func holding(of visitor: Visitor) -> Holding? { perVisitor[visitor] }

  /// Returns the sessions of an address; `nil` if there are none.
  func holding(at address: String) -> Holding? { perAddress[address] }

  /// Adds a session that holds nothing yet and has a connection.
  mutating func add(_ id: String, of owner: SessionOwner) {
    perVisitor[owner.visitor, default: Holding()].sessions.insert(id)
    perAddress[owner.address, default: Holding()].sessions.insert(id)
  }

  /// Removes a session that holds nothing any more.
  mutating func remove(_ id: String, of owner: SessionOwner) {
    perVisitor[owner.visitor]?.sessions.remove(id)
    if perVisitor[owner.visitor]?.sessions.isEmpty == true { perVisitor[owner.visitor] = nil }
    perAddress[owner.address]?.sessions.remove(id)
    if perAddress[owner.address]?.sessions.isEmpty == true { perAddress[owner.address] = nil }
  }

  /// Records by how many bytes a session has grown.
  mutating func grow(by more: Int, of owner: SessionOwner, isWaiting: Bool) {
    bytes += more
    if isWaiting { waitingBytes += more }
    perVisitor[owner.visitor]?.bytes += more
    perAddress[owner.address]?.bytes += more
  }

  /// Records that a session of a number of bytes has lost its connection, or got one again.
  mutating func wait(_ isWaiting: Bool, bytes: Int) {
    waitingCount += isWaiting ? 1 : -1
    waitingBytes += isWaiting ? bytes : -bytes
  }
}
