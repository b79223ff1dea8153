/// A table of types that finds the meaning of a name at a place.
struct TypeTable: Sendable {
  struct Row: Sendable {
    var kind: CodeType.Kind
    var name: Name
    var access: Node.Access
    var isLocal: Bool
    /// The number of the enclosing type; -1 at the top.
    var outer: Int32
    var file: Int32
    var node: NodeID
  }

  var rows: [Row] = []
  private var topLevel: NameChains
  private var nested: [UInt64: Int32] = [:]
  private var aliases: [UInt64: NodeID] = [:]
  /// A Boolean value for each name, by its number, that indicates whether a nested type or an alias
  /// has this name. Few names have one, so most look-ups end here.
  private var isInner: [Bool]
  let files: [CodeFile]
  private let places: [Place]
  private let paths: [String]

  /// The properties of a file that decide about its distance. A whole ``CodeFile`` takes time to
  /// copy.
  private struct Place {
    var moduleFolder: Name
    var isTest: Bool
    var isMock: Bool
  }

  init(files: [CodeFile], paths: [String], greatestName: Int) {
    self.files = files
    places = files.map {
      Place(moduleFolder: $0.moduleFolder, isTest: $0.isTest, isMock: $0.isMock)
    }
    self.paths = paths
    topLevel = NameChains(greatestName: greatestName)
    isInner = [Bool](repeating: false, count: greatestName + 1)
  }

  mutating func append(_ row: Row) -> Int32 {
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// Adds a type to the index by its name; its `outer` must be final.
  mutating func index(_ type: Int32) {
    let row = rows[Int(type)]
    if row.outer < 0 {
      topLevel.append(type, row.name)
    } else {
      let key = Self.key(row.outer, row.name)
      if nested[key] == nil { nested[key] = type }
      isInner[Int(row.name.number)] = true
    }
  }

  mutating func index(alias node: NodeID, _ name: Name, outer: Int32) {
    let key = Self.key(outer, name)
    if aliases[key] == nil { aliases[key] = node }
    isInner[Int(name.number)] = true
  }

  private static func key(_ outer: Int32, _ name: Name) -> UInt64 {
    UInt64(UInt32(bitPattern: outer)) << 32 | UInt64(name.number)
  }

  func type(named name: Name, in outer: Int32) -> Int32? { nested[Self.key(outer, name)] }

  func alias(_ name: Name, in outer: Int32) -> NodeID? { aliases[Self.key(outer, name)] }

  /// Returns the external type with this name that the code extends.
  func external(named name: Name) -> Int32? {
    topLevel.numbers(of: name).first { rows[Int($0)].kind == .external }
  }

  /// The meaning of a simple name for code in a file and a type (-1 for none).
  enum Meaning {
    case type(Int32, isAmbiguous: Bool)
    case alias(NodeID)
  }

  func meaning(of name: Name, scope: Int32, file: Int32) -> Meaning? {
    var scope = scope
    let isInner = Int(name.number) < isInner.count && isInner[Int(name.number)]
    while scope >= 0 {
      if isInner {
        if let found = type(named: name, in: scope) { return .type(found, isAmbiguous: false) }
        if let found = alias(name, in: scope) { return .alias(found) }
      }
      if rows[Int(scope)].name == name { return .type(scope, isAmbiguous: false) }
      scope = rows[Int(scope)].outer
    }
    if let (type, isAmbiguous) = topLevelType(named: name, file: file) {
      return .type(type, isAmbiguous: isAmbiguous)
    }
    return isInner ? alias(name, in: -1).map(Meaning.alias) : nil
  }

  /// Returns the top-level type with this name that is nearest to a file: in the same file, then in
  /// the same module, then outside tests, then in the nearest folder.
  func topLevelType(named name: Name, file: Int32) -> (Int32, isAmbiguous: Bool)? {
    var candidates = topLevel.numbers(of: name)
    guard let first = candidates.next() else { return nil }
    // NB: most names belong to one type, which needs no comparison.
    guard let second = candidates.next() else {
      return isVisible(first, from: file) ? (first, false) : nil
    }
    var best: (Int32, score: Int)?
    var isAmbiguous = false
    for candidate in [first, second] + candidates {
      guard let score = nearness(of: candidate, to: file) else { continue }
      if let current = best, current.score >= score {
        if current.score == score { isAmbiguous = true }
      } else {
        best = (candidate, score)
        isAmbiguous = false
      }
    }
    return best.map { ($0.0, isAmbiguous) }
  }

  private func isVisible(_ type: Int32, from file: Int32) -> Bool {
    let row = rows[Int(type)]
    return row.file == file
      || row.access != .private && row.access != .fileprivate && !row.isLocal
  }

  /// Returns the distance of a type; nil if it is not visible from the file.
  private func nearness(of type: Int32, to file: Int32) -> Int? {
    guard isVisible(type, from: file) else { return nil }
    let row = rows[Int(type)]
    if row.file == file { return 1_000_000 }
    let home = places[Int(row.file)]
    let asking = places[Int(file)]
    var score = row.kind == .external ? 0 : 1_000
    if home.moduleFolder == asking.moduleFolder { score += 100_000 }
    if !home.isTest || asking.isTest { score += 50_000 }
    if !home.isMock { score += 10_000 }
    if row.kind == .external { return score }
    return score + commonFolders(row.file, file)
  }

  /// Returns the number of folders that two files have in common.
  private func commonFolders(_ one: Int32, _ other: Int32) -> Int {
    let count = paths[Int(one)].utf8.withContiguousStorageIfAvailable { left in
      paths[Int(other)].utf8.withContiguousStorageIfAvailable { right in
        var folders = 0
        for index in 0..<Swift.min(left.count, right.count) {
          guard left[index] == right[index] else { break }
          if left[index] == UInt8(ascii: "/") { folders += 1 }
        }
        return folders
      }
    }
    return (count ?? 0) ?? 0
  }
}
