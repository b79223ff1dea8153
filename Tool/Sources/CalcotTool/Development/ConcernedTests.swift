#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// The test targets of a package, and the modules that they concern: those that they import, directly or
  /// through another module of the package.
  struct ConcernedTests {
    private let package: String
    /// The modules that each folder in `Sources` imports.
    private let sources: [String: Set<String>]
    /// The modules that each folder in `Tests` imports.
    private let tests: [String: Set<String>]

    /// Reads the sources and the tests of the package in a folder.
    init(of package: String) {
      self.package = package
      sources = Self.imports(in: package + "/Sources")
      tests = Self.imports(in: package + "/Tests")
    }

    /// Returns the targets to test after a change of files: all if one is of no target, such as the manifest.
    func targets(afterChanging paths: Set<String>) -> [String] {
      let changed = paths.map { $0.dropFirst(package.count).split(separator: "/").map(String.init) }
      guard changed.allSatisfy({ $0.count > 2 && ["Sources", "Tests"].contains($0[0]) }) else {
        return tests.keys.sorted()
      }
      var modules = Set(changed.filter { $0[0] == "Sources" }.map { $0[1] })
      var count = 0
      while count != modules.count {
        count = modules.count
        modules.formUnion(sources.filter { !$0.value.isDisjoint(with: modules) }.keys)
      }
      let own = Set(changed.filter { $0[0] == "Tests" }.map { $0[1] })
      return tests.filter { own.contains($0.key) || !$0.value.isDisjoint(with: modules) }.keys
        .sorted()
    }

    /// Returns the modules that the files in each folder of a folder import.
    private static func imports(in folder: String) -> [String: Set<String>] {
      var found: [String: Set<String>] = [:]
      forEachFile(in: folder) { target, text in
        let lines = text.split(whereSeparator: \.isNewline)
        found[target, default: []].formUnion(lines.compactMap(module))
      }
      return found
    }

    private static func forEachFile(in folder: String, _ body: (String, String) -> Void) {
      for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
        guard path.hasSuffix(".swift"), let target = path.split(separator: "/").first,
          let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
        else { continue }
        body(String(target), String(decoding: data, as: UTF8.self))
      }
    }

    /// Returns patterns of the names of the tests in a package that call a function.
    static func names(calling function: String, in package: String) -> [String] {
      var found: Set<String> = []
      forEachFile(in: package + "/Tests") { _, text in
        let calls = ["(", " {"].flatMap { text.ranges(of: function + $0) }
        for call in calls where text[..<call.lowerBound].last?.isLetter != true {
          guard let mark = text[..<call.lowerBound].ranges(of: "func ").last else { continue }
          let name = text[mark.upperBound...]
          found.insert(
            String(
              name.hasPrefix("`")
                ? name.dropFirst().prefix { $0 != "`" } : name.prefix { $0 != "(" })
          )
        }
      }
      return found.sorted().map { $0.replacing(/[.*+?^$|()\[\]{}\\\/]/) { "\\\($0.output)" } }
    }

    /// Returns the module that a line imports.
    private static func module(in line: Substring) -> String? {
      guard line.contains("import ") else { return nil }
      let words = line.split(separator: " ").prefix { !$0.hasPrefix("//") }
      guard let mark = words.firstIndex(of: "import"), mark < 3, let last = words.last,
        mark < words.endIndex - 1
      else { return nil }
      return String(last.prefix { $0 != "." })
    }
  }
#endif
