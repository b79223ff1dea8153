/// The users who have signed out last, by which a request notices that its user has done so while
/// it waited.
struct SignOuts {
  /// The most sign-outs that are remembered.
  static let most = 1_000

  /// The number of sign-outs so far.
  private(set) var count = 0
  private var latest: [String] = []

  /// Notes that a user has signed out.
  mutating func add(_ user: String) {
    count += 1
    latest.append(user)
    // NB: many at a time, because each removal moves the others.
    if latest.count >= Self.most * 2 { latest.removeFirst(Self.most) }
  }

  /// Returns a Boolean value that indicates whether a user has signed out since there were a number
  /// of sign-outs. If there have been more since than are remembered, everybody may have.
  func contain(_ user: String, since count: Int) -> Bool {
    let newer = self.count - count
    return newer > latest.count || latest.suffix(newer).contains(user)
  }
}
