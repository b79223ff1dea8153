import Foundation

/// The symbols that not every system has on which an app runs, by their unified symbol resolutions.
struct Availability {
  /// The symbols that are newer than the minimum systems, as `'Mutex' needs iOS 18.0`.
  var newer: [String: String] = [:]
  /// The names of those that visionOS lacks.
  var missing: [String: String] = [:]

  /// Symbols in whose place the compiler takes an older one on older systems, and why.
  private static let replaced = [
    "AsyncIteratorProtocol.next(isolation:)": "a loop calls next() there",
    "AsyncStream.Iterator.next(isolation:)": "a loop calls next() there",
    "FixedWidthInteger.&*(_:_:)": "the operator of the protocol's extension is older",
  ]

  /// Creates it from the modules that code uses, for an app with minimum systems.
  ///
  /// - Parameter table: The list of Apple's symbols, which says what visionOS lacks: what has a page of
  ///   Apple's that names iOS and Mac Catalyst, and not visionOS. What is from the SDK for iOS alone
  ///   names neither, and says nothing of visionOS.
  init(_ graphs: [SymbolGraph], minimums: [String: Version], table: AppleSymbols) {
    let lacks = Set(
      table.rows.filter {
        $0.available.contains(/\biOS\b.*\bMac Catalyst\b/) && !$0.available.contains("visionOS")
      }.map { [$0.symbol.module, $0.symbol.name] })
    for graph in graphs {
      for symbol in graph.symbols {
        let name = symbol.name
        if lacks.contains([graph.module.name, name]) { missing[symbol.identifier.precise] = name }
        let systems = symbol.systems.filter { system, version in
          minimums[system].map { version > $0 } ?? false
        }
        guard !systems.isEmpty, Self.replaced[name] == nil else { continue }
        let needs = systems.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        newer[symbol.identifier.precise] = "'\(name)' needs \(needs.joined(separator: ", "))"
      }
    }
  }

  /// Returns a sentence for each use of what not every system has, where nothing asks for the system.
  func mistakes(in uses: some Sequence<IndexStore.Use>) -> [String] {
    var sources: [String: GuardedLines] = [:]
    var found: Set<String> = []
    for use in uses {
      let source = sources[use.file] ?? GuardedLines(file: use.file)
      sources[use.file] = source
      let place = "\(use.file):\(use.line): error: "
      if !use.isOverride, let need = newer[use.symbol], !source.isChecked(use.line) {
        found.insert("\(place)\(need): ask for it by #available, or do without")
      }
      if let name = missing[use.symbol], source.isCompiledOnVisionOS(use.line) {
        found.insert("\(place)visionOS has no '\(name)': use it within #if !os(visionOS)")
      }
    }
    return found.sorted()
  }

  /// The symbols whose uses are looked at.
  var symbols: Set<String> { Set(newer.keys).union(missing.keys) }
}
