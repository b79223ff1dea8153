import CalcotCode

/// Numbers the names of one shard in the order they are met: a name's own number holds for one
/// process only.
struct NameIndex {
  /// The names met, the one without a text first.
  private(set) var names: [Name] = [.none]
  /// By the number of a name; 0 for one not met.
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
