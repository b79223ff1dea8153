import Foundation

/// A symbol of Apple's that a stand-in declares: the left columns of `AppleSymbols.tsv`.
struct StandInSymbol: Hashable, Comparable {
  var module: String
  var name: String
  var kind: String
  var declaration: String

  var fields: [String] { [module, name, kind, declaration] }

  static func < (first: Self, second: Self) -> Bool {
    first.fields.lexicographicallyPrecedes(second.fields)
  }
}

/// The symbols that the stand-ins declare, and how they are used outside of them.
///
/// A declaration that only tests use says in its comment that Apple's API does not have it. Everything else is
/// Apple's, but for what follows from another declaration and is not used: associated types and the types
/// that stand for them; what Equatable, Hashable, RawRepresentable and Codable require; overrides; `init(coder:)`
/// where Swift requires it again; and the `body` by which a type conforms to View, Scene and so on.
struct StandInSymbols {
  static let modules = [
    "UIKit", "SwiftUI", "SafariServices", "PhotosUI", "UniformTypeIdentifiers", "Charts",
  ]

  private(set) var listed: [StandInSymbol] = []
  private(set) var mistakes: [String] = []

  /// Returns those of the build of this package.
  static func built() throws -> StandInSymbols {
    let graphs = try Self.graphs()
    let symbols = graphs.flatMap { $0.symbols.map(\.identifier.precise) }
    let folder = Repository.root.appending(path: "AppleStandIns").resolvingSymlinksInPath().path
    let uses = try Repository.index(of: "AppleStandIns").uses(
      of: Set(symbols), in: Repository.root)
    return StandInSymbols(graphs, uses: uses.filter { !$0.file.hasPrefix(folder + "/") })
  }

  static func graphs() throws -> [SymbolGraph] {
    let folder = Repository.build(of: "AppleStandIns").appending(path: "Modules")
    return try SymbolGraph.extracted(of: modules, in: [folder])
  }

  init(_ graphs: [SymbolGraph], uses: some Sequence<IndexStore.Use>) {
    let symbols = graphs.flatMap { graph in graph.symbols.map { (graph.module.name, $0) } }
    let byPath = Dictionary(symbols.map { ($0.1.pathComponents, $0.1) }) { first, _ in first }
    let sendable = Set(
      graphs.flatMap(\.relationships)
        .filter { $0.kind == "conformsTo" && $0.target == "s:s8SendableP" }.map(\.source))
    let associated = Set(symbols.filter { $0.1.isA("associatedtype") }.map { $0.1.shortName })
    let uses = Dictionary(grouping: uses, by: \.symbol)
    for (module, symbol) in symbols {
      let path = symbol.pathComponents
      let types = path.indices.dropFirst().compactMap { byPath[Array(path[..<$0])] }
      let comments = ([symbol] + types).map(\.comment).joined(separator: " ")
      let used = uses[symbol.identifier.precise] ?? []
      if comments.matches(#"\bNot part of \w+'s? API\b"#) {
        if used.contains(where: { !$0.isOverride }) {
          mistakes.append("'\(symbol.name)' is used, which is not part of Apple's API")
        }
        continue
      }
      guard !used.isEmpty || !symbol.follows(associated) else { continue }
      let isSendable = sendable.contains(symbol.identifier.precise)
      listed.append(symbol.row(in: module, of: types, isSendable: isSendable))
      if !comments.contains("https://developer.apple.com/documentation/") {
        mistakes.append(
          "'\(symbol.name)' of \(module) has no address of Apple's page in its comment")
      }
    }
    listed.sort()
    mistakes.sort()
  }
}

extension SymbolGraph.Symbol {
  fileprivate static let required: Set = [
    "==(_:_:)", "hash(into:)", "hashValue", "init(rawValue:)", "rawValue", "encode(to:)",
    "init(from:)",
  ]

  var shortName: String { pathComponents.last ?? "" }

  fileprivate var comment: String {
    (docComment?.lines ?? []).map(\.text).joined(separator: " ")
  }

  private var text: String {
    (declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func isA(_ kind: String) -> Bool { self.kind.identifier == "swift." + kind }

  /// Returns whether the symbol follows from another declaration.
  func follows(_ associated: Set<String>) -> Bool {
    let keywords = (declarationFragments ?? []).filter { $0.kind == "keyword" }.map(\.spelling)
    return isA("associatedtype") || isA("typealias") && associated.contains(shortName)
      || Self.required.contains(shortName) || keywords.contains("override")
      || keywords.contains("required") && shortName == "init(coder:)"
      || shortName == "body" && text.matches(#": (Never|some \w+) \{ get \}$"#)
  }

  /// Returns the symbol, which is in types, as a row of the list; it exists since they do.
  fileprivate func row(in module: String, of types: [Self], isSendable: Bool) -> StandInSymbol {
    var newest: [String: Version] = [:]
    for symbol in [self] + types { newest.merge(symbol.systems, uniquingKeysWith: max) }
    var text = self.text
    if isSendable, !text.matches(#":.*\bSendable\b"#) {
      let head = text.before(" where ")
      text =
        head + (head.contains(" : ") ? ", Sendable" : " : Sendable") + text.dropFirst(head.count)
    }
    if !newest.isEmpty {
      let told = newest.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      text = "@available(\(told.joined(separator: ", ")), *) \(text)"
    }
    return StandInSymbol(
      module: module, name: name, kind: String(kind.identifier.dropFirst("swift.".count)),
      declaration: text)
  }
}
