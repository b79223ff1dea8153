/// The types that directly inherit from or conform to each type.
struct Subtypes: Sendable {
  private let starts: [Int32]
  private let subtypes: [TypeID]

  init(of types: [CodeType]) {
    var starts = [Int32](repeating: 0, count: types.count + 1)
    for type in types {
      for entry in type.inherited {
        if let above = entry.type { starts[Int(above.number) + 1] += 1 }
      }
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var subtypes = [TypeID](repeating: TypeID(number: 0), count: Int(starts[types.count]))
    for type in types {
      for entry in type.inherited {
        guard let above = entry.type else { continue }
        subtypes[Int(next[Int(above.number)])] = type.id
        next[Int(above.number)] += 1
      }
    }
    self.starts = starts
    self.subtypes = subtypes
  }

  subscript(type: TypeID) -> ArraySlice<TypeID> {
    let number = Int(type.number)
    return subtypes[Int(starts[number])..<Int(starts[number + 1])]
  }
}
