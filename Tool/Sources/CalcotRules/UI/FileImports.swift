internal import CalcotCode

/// The modules that a file imports, by name.
struct FileImports {
  let all: Set<Name>
  /// The modules that are neither a UI framework nor Foundation, Combine or Observation. They may
  /// declare unknown names.
  let others: Set<Name>

  init(file: Int, in codebase: Codebase) {
    all = Set(codebase.codeFiles[file].imports.map { Self.module(of: $0, in: codebase) })
    others = all.subtracting(UISymbols.modules).subtracting(Self.known)
  }

  func has(_ module: Name) -> Bool { all.contains(module) }

  /// Returns the module of an import: `UIKit` of `import class UIKit.UIApplication`, and `AppKit` of
  /// `import Cocoa`, which is AppKit with Foundation and Core Data.
  static func module(of node: NodeID, in codebase: Codebase) -> Name {
    let name = codebase[node].name
    let first = name.text.firstIndex(of: ".").map { Name(name.text[..<$0]) } ?? name
    return first == "Cocoa" ? "AppKit" : first
  }

  private static let known: Set<Name> = [
    "Foundation", "Combine", "OpenCombine", "OpenCombineShim", "Observation",
  ]
}
