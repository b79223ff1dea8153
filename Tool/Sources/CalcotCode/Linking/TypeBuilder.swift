/// Makes the final types and members from the linker's tables.
struct TypeBuilder {
  let names: TypeNames
  let scans: [FileScan]
  let typeOf: [[Int32]]
  let declarations: [[NodeID]]

  var types: [CodeType] = []
  /// The members of all types, those of one type together, then the global ones.
  var members: [Member] = []
  /// The index of the first global member.
  var globalStart = 0
  /// For each file, the number of each of its members.
  var memberNumbers: [[Int32]] = []

  init(names: TypeNames, scans: [FileScan], typeOf: [[Int32]], declarations: [[NodeID]]) {
    self.names = names
    self.scans = scans
    self.typeOf = typeOf
    self.declarations = declarations
    let starts = buildMembers()
    buildTypes(memberStarts: starts)
  }

  private mutating func buildMembers() -> [Int32] {
    let count = declarations.count
    var starts = [Int32](repeating: 0, count: count + 2)
    forEachMember { owner, _, _, _ in starts[(owner < 0 ? count : Int(owner)) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    var numbers = scans.map { [Int32](repeating: 0, count: $0.members.count) }
    let total = Int(starts[count + 1])
    members = [Member](unsafeUninitializedCapacity: total) { buffer, initialized in
      forEachMember { owner, file, position, index in
        let slot = owner < 0 ? count : Int(owner)
        let node = names.trees[file][Int(index)]
        let number = next[slot]
        next[slot] += 1
        numbers[file][position] = number
        (buffer.baseAddress! + Int(number)).initialize(
          to: Member(
            node: NodeID(file: Int32(file), index: index),
            owner: owner < 0 ? nil : TypeID(number: owner), kind: node.kind, name: node.name,
            flags: node.flags, access: node.access))
      }
      initialized = total
    }
    globalStart = Int(starts[count])
    memberNumbers = numbers
    return starts
  }

  private func forEachMember(
    _ body: (_ owner: Int32, _ file: Int, _ position: Int, _ node: UInt32) -> Void
  ) {
    for file in scans.indices {
      let types = typeOf[file]
      for (position, member) in scans[file].members.enumerated() {
        body(member.owner < 0 ? -1 : types[Int(member.owner)], file, position, member.node)
      }
    }
  }

  private mutating func buildTypes(memberStarts: [Int32]) {
    let rows = names.table.rows
    let builder = (names: names, declarations: declarations)
    let chunks = Parallel.map(Parallel.ranges(rows.count).count) { chunk in
      Parallel.ranges(rows.count)[chunk].map { number in
        let row = rows[number]
        return CodeType(
          id: TypeID(number: Int32(number)), kind: row.kind, name: row.name,
          outer: row.outer < 0 ? nil : TypeID(number: row.outer),
          declarations: builder.declarations[number],
          inherited: Self.inherited(Int32(number), builder.names, builder.declarations[number]),
          access: row.access, isLocal: row.isLocal, memberStart: memberStarts[number],
          memberEnd: memberStarts[number + 1])
      }
    }
    types = Array(chunks.joined())
  }

  private static func inherited(
    _ type: Int32, _ names: TypeNames, _ declarations: [NodeID]
  ) -> [CodeType.Inherited] {
    var inherited: [CodeType.Inherited] = []
    for declaration in declarations {
      let nodes = names.trees[Int(declaration.file)]
      var index = Int(declaration.index) + 1
      let end = Int(nodes[Int(declaration.index)].end)
      while index < end {
        if nodes[index].kind == .inherited, Int(nodes[index].end) > index + 1 {
          let use = NodeID(file: declaration.file, index: UInt32(index + 1))
          for meaning in names.meanings(of: use, scope: names.table.rows[Int(type)].outer) {
            // NB: `class Foo: Module.Foo` must not inherit from itself.
            let target = meaning.type == type ? nil : meaning.type
            inherited.append(
              CodeType.Inherited(
                name: meaning.name, type: target.map(TypeID.init(number:)), node: meaning.node))
          }
        } else if nodes[index].kind.isMemberDeclaration {
          break
        }
        index = Swift.max(index + 1, Int(nodes[index].end))
      }
    }
    return inherited
  }
}
