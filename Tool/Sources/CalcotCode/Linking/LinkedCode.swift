/// The declarations of all files, linked and indexed.
struct LinkedCode: Sendable {
  let names: TypeNames
  let mentions: NameIndex
  let types: [CodeType]
  /// The members of all types, those of one type together, then the global ones.
  let members: [Member]
  let globalStart: Int
  let globalsByName: NameChains
  /// For each file, its types and extensions in the order of their nodes.
  let declarations: [[(node: UInt32, type: Int32)]]
  /// For each file, its members in the order of their nodes.
  let memberNodes: [[(node: UInt32, member: Int32)]]
  let subtypes: Subtypes
  /// The stems of view controllers and screens: "Login" of `LoginViewController`.
  let screens: Set<String>

  init(_ files: [SourceFile]) {
    // NB: a file always has a node; accessing the first of none would trap.
    let trees = files.map { $0.facts.nodes.isEmpty ? [Self.emptyFile] : $0.facts.nodes }
    let ranges = Parallel.ranges(trees.count)
    let read = Array(
      Parallel.map(ranges.count) { part in
        var describer = FileDescriber()
        return ranges[part].map { number in
          let scan = FileScan(trees[number])
          let imports = scan.imports.map { NodeID(file: Int32(number), index: $0) }
          return (scan, describer.describe(files[number], imports: imports))
        }
      }.joined())
    let scans = read.map(\.0)
    let described = Self.kinds(read.map(\.1))
    let greatestName = Int(scans.lazy.map(\.greatestName).max() ?? 0)
    let (mentions, parts) = Parallel.both {
      NameIndex(trees, greatestName: greatestName)
    } _: {
      Self.link(trees, scans, described, paths: files.map(\.path), greatestName: greatestName)
    }
    self.mentions = mentions
    let (builder, typeOf) = parts
    names = builder.names
    types = builder.types
    members = builder.members
    globalStart = builder.globalStart
    var globals = NameChains(greatestName: greatestName)
    for number in builder.globalStart..<builder.members.count {
      globals.append(Int32(number), builder.members[number].name)
    }
    globalsByName = globals
    declarations = zip(scans, typeOf).map { scan, types in
      zip(scan.declarations, types).map { ($0.node, $1) }
    }
    memberNodes = zip(scans, builder.memberNumbers).map { scan, numbers in
      zip(scan.members, numbers).map { ($0.node, $1) }
    }
    subtypes = Subtypes(of: builder.types)
    screens = Self.screens(of: builder.types)
  }

  /// Returns the kinds of files that are read together: samples alone are the app.
  private static func kinds(_ described: [CodeFile]) -> [CodeFile] {
    guard described.allSatisfy(\.isSample) else { return described }
    return described.map { file in
      var file = file
      file.isSample = false
      return file
    }
  }

  private static func screens(of types: [CodeType]) -> Set<String> {
    var stems: Set<String> = []
    for type in types where type.kind == .class || type.kind == .struct {
      let name = type.name.text
      for suffix in ["ViewController", "Screen", "ViewControllerProtocol"] as [StaticString]
      where name.ends(suffix) && name.utf8.count > suffix.utf8CodeUnitCount {
        stems.insert(String(Substring(name.utf8.dropLast(suffix.utf8CodeUnitCount))))
      }
    }
    return stems
  }

  private static let emptyFile = Node(kind: .file, offset: 0, end: 1)

  private static func link(
    _ trees: [[Node]], _ scans: [FileScan], _ files: [CodeFile], paths: [String],
    greatestName: Int
  ) -> (TypeBuilder, typeOf: [[Int32]]) {
    let linker = TypeLinker(
      trees: trees, scans: scans, files: files, paths: paths,
      greatestName: greatestName)
    let builder = TypeBuilder(
      names: TypeNames(trees: trees, table: linker.table), scans: scans, typeOf: linker.typeOf,
      declarations: linker.declarations)
    return (builder, linker.typeOf)
  }
}
