/// The numbered declarations of each simple name, in the order of their addition.
///
/// Names are small numbers, so a few arrays replace a dictionary.
struct NameChains: Sendable {
  private var first: [Int32]
  private var last: [Int32]
  private var next: [Int32]

  init(greatestName: Int) {
    first = [Int32](repeating: -1, count: greatestName + 1)
    last = first
    next = []
  }

  /// Adds a number, each at most once.
  mutating func append(_ number: Int32, _ name: Name) {
    let name = Int(name.number)
    while next.count <= Int(number) { next.append(-1) }
    if last[name] < 0 { first[name] = number } else { next[Int(last[name])] = number }
    last[name] = number
  }

  func numbers(of name: Name) -> Chain {
    let index = Int(name.number)
    return Chain(following: next, current: index < first.count ? first[index] : -1)
  }

  struct Chain: Sequence, IteratorProtocol {
    let following: [Int32]
    var current: Int32

    mutating func next() -> Int32? {
      guard current >= 0 else { return nil }
      defer { current = following[Int(current)] }
      return current
    }
  }
}
