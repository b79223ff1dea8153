internal import Synchronization

/// An open hash table of names by the hashes of their texts, which threads read without a lock.
///
/// A full table is copied to one twice as large. At worst, a reader of the old table misses the
/// names added since. A reader that finds nothing takes the lock for adding, and looks again.
final class NameSlots: Sendable {
  /// A hash with the number of a name in the lower half; 0 for an empty slot.
  private typealias Slot = Atomic<UInt64>
  private typealias Table = Atomic<UnsafeMutablePointer<Slot>?>

  private static let firstBits = 12
  private static let mostBits = 32

  // NB: the tables are atomic, and live as long as this object. One for each power of two.
  private nonisolated(unsafe) let tables: UnsafeMutablePointer<Table>
  private let bits = Atomic(NameSlots.firstBits)
  private let count = Atomic(0)

  init() {
    tables = .allocate(capacity: Self.mostBits + 1)
    for bits in 0...Self.mostBits { (tables + bits).initialize(to: Table(nil)) }
    tables[Self.firstBits].store(Self.table(bits: Self.firstBits), ordering: .releasing)
  }

  deinit {
    for bits in 0...Self.mostBits {
      guard let table = tables[bits].load(ordering: .acquiring) else { continue }
      table.deinitialize(count: 1 << bits)
      table.deallocate()
    }
    tables.deinitialize(count: Self.mostBits + 1)
    tables.deallocate()
  }

  /// Returns the number of the name with this hash that satisfies the condition.
  func number(_ hash: UInt32, where isIt: (Int) -> Bool) -> UInt32? {
    let bits = bits.load(ordering: .acquiring)
    guard let table = tables[bits].load(ordering: .acquiring) else { return nil }
    let mask = (1 << bits) - 1
    var slot = Int(hash) & mask
    while true {
      let entry = table[slot].load(ordering: .acquiring)
      if entry == 0 { return nil }
      let number = UInt32(truncatingIfNeeded: entry)
      if entry >> 32 == hash, isIt(Int(number)) { return number }
      slot = (slot + 1) & mask
    }
  }

  /// Adds a new name. Only one thread at a time may add one.
  func add(_ number: UInt32, _ hash: UInt32) {
    var bits = bits.load(ordering: .relaxed)
    let names = count.wrappingAdd(1, ordering: .relaxed).newValue
    if names * 2 > 1 << bits, bits < Self.mostBits {
      let larger = Self.table(bits: bits + 1)
      if let table = tables[bits].load(ordering: .acquiring) {
        for slot in 0..<(1 << bits) {
          let entry = table[slot].load(ordering: .relaxed)
          if entry != 0 { Self.put(entry, into: larger, bits: bits + 1) }
        }
      }
      bits += 1
      tables[bits].store(larger, ordering: .releasing)
      self.bits.store(bits, ordering: .releasing)
    }
    guard let table = tables[bits].load(ordering: .acquiring) else { return }
    Self.put(UInt64(hash) << 32 | UInt64(number), into: table, bits: bits)
  }

  private static func put(_ entry: UInt64, into table: UnsafeMutablePointer<Slot>, bits: Int) {
    let mask = (1 << bits) - 1
    var slot = Int(entry >> 32) & mask
    while table[slot].load(ordering: .relaxed) != 0 { slot = (slot + 1) & mask }
    table[slot].store(entry, ordering: .releasing)
  }

  private static func table(bits: Int) -> UnsafeMutablePointer<Slot> {
    let table = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << bits)
    for slot in 0..<(1 << bits) { (table + slot).initialize(to: Slot(0)) }
    return table
  }
}
