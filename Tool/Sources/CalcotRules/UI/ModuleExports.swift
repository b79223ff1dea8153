internal import CalcotCode

/// The modules of the code that reexport their imports: `@_exported import SwiftUI`.
enum ModuleExports {
  /// Returns a module and those that reexport it, directly or through one another.
  static func modules(with module: Name, in codebase: Codebase) -> Set<Name> {
    var exports: [(exported: Name, by: [Name])] = []
    for file in codebase.codeFiles where file.isProduct {
      for node in file.imports where codebase[node].flags.contains(.isExported) {
        exports.append((FileImports.module(of: node, in: codebase), names(of: node, in: codebase)))
      }
    }
    var found: Set<Name> = [module]
    var count = 0
    while found.count > count {
      count = found.count
      for export in exports where found.contains(export.exported) { found.formUnion(export.by) }
    }
    return found
  }

  /// Returns the possible names of a file's module: those of the folders around `Sources`.
  private static func names(of node: NodeID, in codebase: Codebase) -> [Name] {
    let parts = codebase.path(of: node).split(separator: "/").dropLast()
    guard let sources = parts.lastIndex(of: "Sources") else {
      return [codebase.codeFiles[Int(node.file)].module]
    }
    return [sources - 1, sources + 1].filter(parts.indices.contains).map { index in
      Name(String(parts[index].map { $0 == "-" ? "_" : $0 }))
    }
  }
}
