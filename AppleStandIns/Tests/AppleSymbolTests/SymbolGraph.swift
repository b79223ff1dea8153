import Foundation

/// The public symbols of a module, as the toolchain lists them.
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    struct Identifier: Decodable {
      /// The unified symbol resolution, by which the compiler's index names a symbol.
      var precise: String
    }

    struct Kind: Decodable {
      var identifier: String
    }

    struct Fragment: Decodable {
      var kind: String
      var spelling: String
    }

    struct Comment: Decodable {
      struct Line: Decodable {
        var text: String
      }

      var lines: [Line]
    }

    struct Availability: Decodable {
      var domain: String?
      var introduced: Version?
    }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: Comment?
    var availability: [Availability]?

    var name: String { pathComponents.joined(separator: ".") }

    /// The systems that have the symbol, by its own declaration, with the first version that has it.
    var systems: [String: Version] {
      let told = (availability ?? []).compactMap { item in
        item.domain.flatMap { domain in item.introduced.map { (domain, $0) } }
      }
      return Dictionary(told) { first, _ in first }
    }
  }

  /// Returns the graphs of modules, which are in the toolchain or in the folders.
  static func extracted(of modules: [String], in folders: [URL] = []) throws -> [SymbolGraph] {
    let output = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID())")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    #if arch(x86_64)
      let target = "x86_64-unknown-linux-gnu"
    #else
      let target = "aarch64-unknown-linux-gnu"
    #endif
    for module in modules {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          "swift-symbolgraph-extract", "-module-name", module, "-output-dir", output.path,
          "-target", target, "-skip-synthesized-members",
        ] + folders.flatMap { ["-I", $0.path] }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    return try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }
}

/// The version of a system.
struct Version: Decodable, Comparable, CustomStringConvertible {
  var major: Int
  var minor: Int?

  /// Creates a version from a text such as `17.4`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return nil }
    self.init(major: major, minor: parts.dropFirst().first)
  }

  init(major: Int, minor: Int? = nil) {
    (self.major, self.minor) = (major, minor)
  }

  var description: String { "\(major).\(minor ?? 0)" }

  static func < (first: Version, second: Version) -> Bool {
    (first.major, first.minor ?? 0) < (second.major, second.minor ?? 0)
  }

  static func == (first: Version, second: Version) -> Bool {
    (first.major, first.minor ?? 0) == (second.major, second.minor ?? 0)
  }
}
