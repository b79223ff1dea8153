/// The users who have signed out most recently. A request that has waited checks here whether its
/// user has signed out in the meantime.
struct SignOuts {
  /// The most sign-outs that are remembered.
  static let most = 1_000

  /// The number of sign-outs so far.
  private(set) var count = 0
  private var latest: [String] = []

  mutating func add(_ user: String) {
    count += 1
    latest.append(user)
    // NB: many at a time, because each removal moves the others.
    if latest.count >= Self.most * 2 { latest.removeFirst(Self.most) }
  }

  /// Returns a Boolean value that indicates whether a user may have signed out since the number of
  /// sign-outs was `count`. It is true for every user if there have been more sign-outs since then
  /// than are remembered.
  func contain(_ user: String, since count: Int) -> Bool {
    let newer = self.count - count
    return newer > latest.count
      || latest.suffix(newer).contains { $0.utf8.elementsEqual(user.utf8) }
  }
}
