/// The imports of the repository's packages: each is of a module that the target depends on, or of one
/// of the system's that it may use.
///
/// Swift finds an undeclared module as long as something else happened to build it first, so that
/// such a file compiles in one clone and not in the next.
struct Imports {
  let manifests: [Manifest]
  /// The paths of a target's files, their texts, and what they import.
  let paths: (Manifest.Target) -> [String]
  let text: (String) -> String
  let imports: (String) -> [String]

  /// The modules of the framework, from the bottom: each depends on those of the floors below alone.
  static let floors = [
    "CalcotTree", "CalcotContent", "Calcot", "CalcotTerminal CalcotUIKit CalcotViews CalcotWeb",
    "CalcotPostgreSQL CalcotRecording CalcotStreams CalcotSwiftUI CalcotWebServer", "CalcotTesting",
    "CalcotConformance CalcotExploration CalcotTerminalTesting CalcotWebTesting",
  ].map { $0.split(separator: " ") }

  /// The modules of the framework and of the tool, by the system's modules that they may import. `C`
  /// is the system's library.
  static let system = [
    "": """
    CPostgreSQL CWebClient CalcotFindings CalcotMap CalcotReader CalcotReports CalcotText
    """,
    "Foundation": """
    CalcotContent CalcotExploration CalcotTree CalcotViews
    CalcotRxSwift CalcotScaffold LintFigures
    """,
    "Foundation Dispatch": "CalcotPostgreSQL",
    "Dispatch Synchronization C": """
    CalcotCode CalcotConfiguration CalcotFakes CalcotFiles CalcotRules
    """,
    "Foundation Dispatch Synchronization Observation C": """
    Calcot CalcotTerminal CalcotTerminalTesting CalcotWeb CalcotWebServer CalcotWebTesting
    BareParser CalcotFuzzing CalcotTool
    """,
    "Foundation Observation Testing XCTest": "CalcotTesting",
    "Foundation Observation": "CalcotConformance CalcotRecording",
    "Observation Dispatch UIKit": "CalcotStreams",
    """
    Foundation Observation Synchronization UIKit SwiftUI AppKit Accessibility Charts PhotosUI \
    SafariServices UniformTypeIdentifiers
    """: "CalcotSwiftUI CalcotUIKit",
  ]

  /// Returns what the table allows a module to import, or nil if it has no row for it.
  private static func allowed(_ module: String) -> [Substring]? {
    system.first { $0.value.split(whereSeparator: \.isWhitespace).contains { $0 == module } }?
      .key.split(separator: " ")
  }

  private func level(of module: String) -> Int? {
    Self.floors.firstIndex { $0.contains { $0 == module } }
  }

  private static func isAllowed(_ module: String, in importer: String) -> Bool {
    let names = [
      "Darwin": "C", "Glibc": "C", "Musl": "C", "FoundationEssentials": "Foundation",
    ]
    let name = names[module] ?? module
    return name == "Swift" || allowed(importer)?.contains { $0 == name } ?? true
  }

  var mistakes: [String] {
    let products: [String: [String]] = manifests.reduce(into: [:]) {
      $0.merge($1.products) { first, _ in first }
    }
    return manifests.flatMap { manifest in
      manifest.targets.flatMap { mistakes(of: $0, in: manifest, products) }
    }
  }

  private func mistakes(
    of target: Manifest.Target, in manifest: Manifest, _ products: [String: [String]]
  ) -> [String] {
    let own = manifest.targets.map(\.name)
    let known = Set(own + products.values.joined() + manifest.targets.flatMap(\.dependencies))
    let declared = Set(
      target.dependencies.flatMap { own.contains($0) ? [$0] : products[$0] ?? [$0] } + [target.name]
    )
    let isOurs = target.folder.prefixMatch(of: /(?:Tool\/|Bridges\/\w+\/)?Sources\//) != nil
    if isOurs, Self.allowed(target.name) == nil {
      return ["\(manifest.path): error: \(target.name) has no row in Imports.swift: add it to one"]
    }
    let ownLevel = level(of: target.name) ?? .max
    let above = target.dependencies.sorted().filter { level(of: $0) ?? -1 >= ownLevel }.map {
      "\(manifest.path): error: \(target.name) depends on \($0), which is on no floor below it"
    }
    return above
      + paths(target).flatMap { path in
        Set(imports(path)).subtracting(declared).sorted().compactMap { module -> String? in
          if !known.contains(module), !isOurs || Self.isAllowed(module, in: target.name) {
            return nil
          }
          let line = text(path).lines.firstIndex { $0.contains("import") && $0.contains(module) }
          let reason =
            known.contains(module)
            ? "does not depend on it: add it in \(manifest.path)"
            : "may not: see the table in Imports.swift"
          return
            "\(path):\((line ?? 0) + 1): error: \(target.name) imports \(module), and \(reason)"
        }
      }
  }
}
