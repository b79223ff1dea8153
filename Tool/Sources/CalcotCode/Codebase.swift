/// Everything that was read, as one whole: types with their extensions, roles, who uses whom.
///
/// It never changes, so rules ask it from several threads at once. Making it takes about 50 ms for
/// 500,000 lines; what it answers takes constant time unless it says otherwise.
public final class Codebase: Sendable {
  public let files: [SourceFile]
  /// What each file is, in the order of `files`.
  public let codeFiles: [CodeFile]
  /// Every type that the code declares or extends.
  public let types: [CodeType]

  let trees: [[Node]]
  let names: TypeNames
  let index: NameIndex
  let allMembers: [Member]
  let globalStart: Int
  let globalsByName: NameChains
  let declarationNodes: [[(node: UInt32, type: Int32)]]
  let memberNodes: [[(node: UInt32, member: Int32)]]
  let subtypes: Subtypes

  public init(files: [SourceFile]) {
    self.files = files
    // NB: a file always has a node, or looking at its first would trap.
    let trees = files.map { $0.facts.nodes.isEmpty ? [Self.emptyFile] : $0.facts.nodes }
    self.trees = trees
    let ranges = Parallel.ranges(trees.count)
    let scans = Array(
      Parallel.map(ranges.count) { chunk in ranges[chunk].map { FileScan(trees[$0]) } }.joined())
    let greatestName = Int(scans.lazy.map(\.greatestName).max() ?? 0)
    let paths = files.map(\.path)
    let (index, built) = Parallel.both {
      NameIndex(trees, greatestName: greatestName)
    } _: {
      Built(trees: trees, scans: scans, paths: paths, greatestName: greatestName)
    }
    self.index = index
    codeFiles = built.names.table.files
    names = built.names
    types = built.types
    allMembers = built.members
    globalStart = built.globalStart
    globalsByName = built.globalsByName
    declarationNodes = built.declarationNodes
    memberNodes = built.memberNodes
    subtypes = built.subtypes
  }

  private static let emptyFile = Node(kind: .file, offset: 0, end: 1)

  public subscript(type: TypeID) -> CodeType { types[Int(type.number)] }
}

/// What is made of the declarations, on a thread of its own.
private struct Built: Sendable {
  let names: TypeNames
  let types: [CodeType]
  let members: [Member]
  let globalStart: Int
  let globalsByName: NameChains
  let declarationNodes: [[(node: UInt32, type: Int32)]]
  let memberNodes: [[(node: UInt32, member: Int32)]]
  let subtypes: Subtypes

  init(trees: [[Node]], scans: [FileScan], paths: [String], greatestName: Int) {
    var modules: [String: Int32] = [:]
    let files = paths.indices.map { file in
      CodeFile(
        path: paths[file],
        imports: scans[file].imports.map { NodeID(file: Int32(file), index: $0) },
        moduleNumber: { key in
          if let known = modules[key] { return known }
          modules[key] = Int32(modules.count)
          return Int32(modules.count - 1)
        })
    }
    let linker = TypeLinker(
      trees: trees, scans: scans, files: files, paths: paths, greatestName: greatestName)
    let names = TypeNames(trees: trees, table: linker.table)
    let builder = TypeBuilder(
      names: names, scans: scans, typeOf: linker.typeOf, declarations: linker.declarations)
    self.names = names
    types = builder.types
    members = builder.members
    globalStart = builder.globalStart
    var globals = NameChains(greatestName: greatestName)
    for number in builder.globalStart..<builder.members.count {
      globals.append(Int32(number), builder.members[number].name)
    }
    globalsByName = globals
    declarationNodes = zip(scans, linker.typeOf).map { scan, types in
      zip(scan.declarations, types).map { ($0.node, $1) }
    }
    memberNodes = zip(scans, builder.memberNumbers).map { scan, numbers in
      zip(scan.members, numbers).map { ($0.node, $1) }
    }
    subtypes = Subtypes(of: builder.types)
  }
}
