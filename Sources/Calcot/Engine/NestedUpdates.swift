/// The running updates, each of which is made by code that receives the one before.
///
/// Screens that update one another to and fro would never end, so the depth is limited, and so is
/// the number of updates within the outermost one.
struct NestedUpdates {
  private var depth = 0
  private var count = 0

  /// Begins an update; returns false if there are too many.
  mutating func begin() -> Bool {
    if depth == 0 { count = 0 }
    guard depth < Self.deepest, count < Self.most else { return false }
    depth += 1
    count += 1
    return true
  }

  /// Ends an update that has begun.
  mutating func end() { depth -= 1 }

  private static var deepest: Int { 100 }
  private static var most: Int { 1_000 }
}
