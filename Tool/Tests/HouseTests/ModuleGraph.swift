import Foundation

/// The types that a file declares and the names of types that it uses, as they can be read from
/// formatted code: what is indented is nested.
struct SourceOutline: Sendable {
  struct Declaration: Sendable {
    var name: String
    var isNested: Bool
    var isPublic: Bool
    /// The number of its stored properties; 0 for an enum or a protocol.
    var stored: Int
  }

  var types: [Declaration]
  /// Without what the file nests in types, and its generic parameters.
  var used: Set<String>

  private static let declaration = #"""
    (?x)^([\ ]*)((?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\(\w+\))?\ )*?)
    (class|struct|enum|protocol|actor)\ ([A-Z]\w*) ([^\n]*) (?=(\n[\s\S]*?\n\1\}|))
    """#
  private static let parameters =
    #"(?:\b(?:func|struct|class|enum|actor) \w+|\binit\??)<([^(){}]*?)>"#

  init(_ text: String) {
    let text = text.withoutTexts.withoutConditions
    types = text.groups(Self.declaration).map { groups in
      let (indent, modifiers, kind, line) = (groups[1], groups[2], groups[3], groups[5])
      let isState = !["enum", "protocol"].contains(kind) && !line.hasSuffix("}")
      let stored = isState ? groups[6].groups(Self.stored(indent)).map { $0[0] } : []
      // NB: a text in a table within a type is a word of a host, and no state.
      let count = stored.count { indent.isEmpty || !$0.hasSuffix("= \"\"") }
      return Declaration(
        name: groups[4], isNested: !indent.isEmpty,
        isPublic: modifiers.contains("public ") || modifiers.contains("open "), stored: count)
    }
    used = Set(text.groups(#"(?<![\w.])[A-Z]\w*"#).map { $0[0] })
    used.subtract(types.filter(\.isNested).map(\.name))
    for parameter in text.groups(Self.parameters).flatMap({ $0[1].components(separatedBy: ",") }) {
      used.remove(parameter.groups(#"^\s*(?:each )?(\w+)"#).first?[1] ?? "")
    }
  }

  /// Returns the pattern of a line with a stored property of a type at an indentation.
  private static func stored(_ indent: String) -> String {
    #"^\#(indent)  (?:@\w+(?:\([^)]*\))? +)*"#
      + "(?:(?:private|public|internal|package|fileprivate|nonisolated|unowned|weak|lazy|final)"
      + #"(?:\(\w+\))? +)*(?:var|let) \w+(?: *:[^={\n]+)?(?: *=[^\n]*| *\{ *(?:didSet|willSet)[^\n]*)?$"#
  }
}

/// The files of a module, with an arrow from each to those whose types it names. Within a module Swift
/// needs no imports, so the arrows are read from the code: a name counts if the module has it once, at
/// the top level of a file.
struct ModuleGraph: Sendable {
  let paths: [String]
  let types: [SourceOutline.Declaration]
  /// For each file, the files that it uses.
  private let uses: [Set<Int>]

  init(_ files: [(path: String, outline: SourceOutline)]) {
    paths = files.map(\.path)
    types = files.flatMap(\.outline.types)
    var homes: [String: Set<Int>] = [:]
    for (file, (_, outline)) in files.enumerated() {
      for type in outline.types where !type.isNested { homes[type.name, default: []].insert(file) }
    }
    uses = files.enumerated().map { file, source in
      Set(source.outline.used.compactMap { homes[$0]?.count == 1 ? homes[$0]?.first : nil })
        .subtracting([file])
    }
  }

  /// The arrows between folders, as `A → B`, each with a file that has it.
  func folderArrows(below root: String) -> [String: String] {
    let folders = paths.map { $0.dropFirst(root.count).prefix { $0 != "/" } }
    var arrows: [String: String] = [:]
    for file in paths.indices {
      for other in uses[file] where folders[file] != folders[other] {
        arrows["\(folders[file]) → \(folders[other])"] = paths[file]
      }
    }
    return arrows
  }

  /// The largest group of files that use one another; empty if there is none.
  var largestCircle: [String] {
    let reach = paths.indices.map(reached)
    let circles = paths.indices.map { file in reach[file].filter { reach[$0].contains(file) } }
    return circles.max { $0.count < $1.count }?.map { paths[$0] }.sorted() ?? []
  }

  private func reached(from start: Int) -> Set<Int> {
    var reached: Set<Int> = []
    var front = [start]
    while let file = front.popLast() {
      for other in uses[file] where reached.insert(other).inserted { front.append(other) }
    }
    return reached
  }
}
