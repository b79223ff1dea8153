import CalcotCode

/// The numbers of the names of a shard, in the order of their first use. A name's own number is
/// valid in one process only.
struct NameIndex {
  /// The names, the empty one first.
  private(set) var names: [Name] = [.none]
  /// The indices by the number of a name; 0 for a name that is not in the shard.
  private var indices: [UInt32] = [0]

  mutating func index(of name: Name) -> UInt32 {
    if name.isNone { return 0 }
    let number = Int(name.number)
    if number >= indices.count {
      indices += repeatElement(0, count: number + 1 + number / 4 - indices.count)
    }
    if indices[number] == 0 {
      indices[number] = UInt32(names.count)
      names.append(name)
    }
    return indices[number]
  }
}
