/// A first-in, first-out queue; adding and taking an item take amortised constant time.
package struct Queue<Item> {
  private var items: [Item?] = []
  private var first = 0

  package init() {}

  var isEmpty: Bool { first == items.count }

  package var count: Int { items.count - first }

  /// The items, the oldest first.
  var all: [Item] { items[first...].compactMap { $0 } }

  package mutating func append(_ item: Item) { items.append(item) }

  /// Removes the oldest item and returns it; nil if there is none.
  package mutating func next() -> Item? {
    guard first < items.count else { return nil }
    let item = items[first]
    items[first] = nil
    first += 1
    if first * 2 > items.count { compact() }
    return item
  }

  /// Removes all items and returns them, the oldest first.
  mutating func removeAll() -> [Item] {
    defer { (items, first) = ([], 0) }
    return all
  }

  private mutating func compact() {
    items.removeSubrange(..<first)
    first = 0
  }
}
