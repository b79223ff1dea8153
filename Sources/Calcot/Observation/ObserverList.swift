/// The observers of a ``SendableObserverSet``, as a plain value under its lock.
///
/// Entries are sorted by their numbers, which only grow. A walk remembers the number of its last
/// entry, so the list may drop its tombstones during walks.
@usableFromInline
struct ObserverList<Observer: Sendable>: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let id: UInt64
    @usableFromInline var observer: Observer?
    @usableFromInline var owner: WeakOwner?

    @inlinable
    init(id: UInt64, observer: Observer?, owner: WeakOwner?) {
      self.id = id
      self.observer = observer
      self.owner = owner
    }
  }

  /// The progress of one notification.
  @usableFromInline
  struct Walk: Sendable {
    @usableFromInline let end: UInt64
    @usableFromInline var lastID: UInt64
    @usableFromInline var index: Int
    @usableFromInline var compactions: Int

    @inlinable
    init(end: UInt64, compactions: Int) {
      self.end = end
      self.compactions = compactions
      lastID = 0
      index = 0
    }
  }

  @usableFromInline var entries = ContiguousArray<Entry>()
  @usableFromInline var nextID: UInt64 = 1
  @usableFromInline var tombstones = 0
  @usableFromInline var compactions = 0
  @usableFromInline var nextSweep = 16
  @usableFromInline var ownedCount = 0

  @inlinable
  init() {}

  @inlinable
  var count: Int { entries.count - tombstones }

  /// A Boolean value that indicates whether the list has doubled since its owners were last
  /// checked.
  @inlinable
  var isSweepDue: Bool { entries.count >= nextSweep }

  /// The number and the owner of every entry that has one.
  @inlinable
  var owners: [(id: UInt64, owner: WeakOwner)] {
    entries.compactMap { entry in entry.owner.map { (entry.id, $0) } }
  }

  @inlinable
  mutating func append(owner: WeakOwner?, _ observer: (UInt64) -> Observer) -> UInt64 {
    if isSweepDue {
      compact()
      nextSweep = max(16, entries.count * 2)
    }
    defer { nextID += 1 }
    entries.append(Entry(id: nextID, observer: observer(nextID), owner: owner))
    if owner != nil { ownedCount += 1 }
    return nextID
  }

  @inlinable
  mutating func remove(id: UInt64) -> Entry? {
    let index = firstIndex(from: id)
    guard index < entries.count, entries[index].id == id, let removed = bury(at: index) else {
      return nil
    }
    compactIfWorthwhile()
    return removed
  }

  @inlinable
  func beginWalk() -> Walk { Walk(end: nextID, compactions: compactions) }

  @inlinable
  func next(in walk: inout Walk) -> Observer? {
    if walk.compactions != compactions {
      walk.compactions = compactions
      walk.index = firstIndex(from: walk.lastID + 1)
    }
    while walk.index < entries.count, entries[walk.index].id < walk.end {
      let index = walk.index
      walk.index += 1
      walk.lastID = entries[index].id
      if let observer = entries[index].observer { return observer }
    }
    return nil
  }

  @inlinable
  mutating func bury(at index: Int) -> Entry? {
    guard entries[index].observer != nil else { return nil }
    let removed = entries[index]
    entries[index] = Entry(id: removed.id, observer: nil, owner: nil)
    tombstones += 1
    if removed.owner != nil { ownedCount -= 1 }
    return removed
  }

  @inlinable
  mutating func compactIfWorthwhile() {
    if tombstones > 16, tombstones > entries.count / 2 { compact() }
  }

  @inlinable
  mutating func compact() {
    guard tombstones != 0 else { return }
    entries.removeAll { $0.observer == nil }
    tombstones = 0
    compactions += 1
  }

  @inlinable
  func firstIndex(from id: UInt64) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
