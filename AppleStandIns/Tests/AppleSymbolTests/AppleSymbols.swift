import Foundation

/// The list of Apple's symbols that the stand-ins declare, each with Apple's declaration and its source.
///
/// A stand-in must not allow what Apple's declaration does not. What is compared is isolation, whether a
/// type is sendable, types with their optionality and their closures' attributes, effects, defaults, and
/// since when it exists. A stand-in may ask for more: for the main actor where Apple does not (but not in
/// protocols, which the adapters implement), for sendable or escaping closures; and it may leave out
/// parameters that have defaults, or hide a result's type. That a type is sendable because it belongs to
/// the main actor is not compared, nor is whether a property can be set, which no symbol graph tells.
struct AppleSymbols {
  struct Row: Hashable {
    var symbol: StandInSymbol
    /// Apple's declaration, since when it exists, the sources, and why the stand-in may differ.
    var facts: [String]

    var apple: String { facts[0] }
    var available: String { facts[1] }
    var source: String { facts[2] }
    var difference: String { facts[3] }
  }

  static let path = "AppleStandIns/AppleSymbols.tsv"
  private static let noFacts = ["", "", "", ""]

  /// The comments and the names of the columns.
  private(set) var head: [String] = []
  var rows: [Row] = []

  init(_ text: String) {
    for line in text.components(separatedBy: "\n") where !line.isEmpty {
      let fields = line.components(separatedBy: "\t")
      if line.hasPrefix("#") || fields[0] == "module" {
        head.append(line)
      } else {
        // NB: a row that lacks a column has no facts.
        let facts = fields.count == 8 ? Array(fields[4...]) : Self.noFacts
        let left = fields + Self.noFacts
        let symbol = StandInSymbol(
          module: left[0], name: left[1], kind: left[2], declaration: left[3])
        rows.append(Row(symbol: symbol, facts: facts))
      }
    }
  }

  var text: String {
    (head + rows.map { ($0.symbol.fields + $0.facts).joined(separator: "\t") })
      .joined(separator: "\n") + "\n"
  }

  /// Lists these symbols, with the facts that are known of them, also where a declaration has changed.
  mutating func list(_ symbols: [StandInSymbol]) {
    let exact = Dictionary(rows.map { ($0.symbol, $0.facts) }) { first, _ in first }
    let known = Dictionary(grouping: rows) { $0.symbol.fields.dropLast() }
    let asked = Dictionary(grouping: symbols) { $0.fields.dropLast() }
    rows = symbols.map { symbol in
      let key = symbol.fields.dropLast()
      let isOnly = asked[key]?.count == 1 && known[key]?.count == 1
      let facts = exact[symbol] ?? (isOnly ? known[key]?[0].facts : nil)
      return Row(symbol: symbol, facts: facts ?? Self.noFacts)
    }
  }

  /// Returns what is wrong with the list, and with stand-ins that declare these symbols.
  func mistakes(for symbols: [StandInSymbol], minimums: [String: Version]) -> [String] {
    let listed = Set(rows.map(\.symbol))
    let declared = Set(symbols)
    return symbols.filter { !listed.contains($0) }.map {
      "'\($0.name)' of \($0.module) is declared, and not listed as `\($0.declaration)`: use it, or take "
        + "it out of the stand-in, or say that it is not part of Apple's API"
    } + rows.compactMap { mistake(in: $0, declared: declared, minimums: minimums) }
  }

  private func mistake(
    in row: Row, declared: Set<StandInSymbol>, minimums: [String: Version]
  ) -> String? {
    let name = "'\(row.symbol.name)' of \(row.symbol.module)"
    guard declared.contains(row.symbol) else {
      return "\(name) is not declared as `\(row.symbol.declaration)`"
    }
    guard !row.apple.isEmpty, !row.source.isEmpty else {
      return "\(name) has no facts: enter them, or 'none found'"
    }
    let found =
      row.apple == "none found"
      ? [] : row.differences + row.untoldSystems(minimums: minimums)
    if !found.isEmpty, row.difference.isEmpty {
      return "\(name) allows more than Apple's declaration (\(found.joined(separator: ", "))): "
        + "`\(row.symbol.declaration)`, Apple: `\(row.apple)`"
    }
    return found.isEmpty && !row.difference.isEmpty
      ? "\(name) does not differ: remove '\(row.difference)'" : nil
  }
}

extension AppleSymbols.Row {
  /// The differences between the stand-in's declaration and Apple's.
  var differences: [String] {
    Declaration(symbol.declaration).differences(from: Declaration(apple))
  }

  /// Returns the systems that Apple's symbol needs, and of which the stand-in does not say so.
  func untoldSystems(minimums: [String: Version]) -> [String] {
    let attribute = symbol.declaration.prefixMatch(of: /@available\(([^)]*)\)/)?.1 ?? ""
    let told = Dictionary(
      attribute.matches(of: /(\w+) ([\d.]+)/).map { (String($0.1), Version($0.2)) }
    ) { first, _ in first }
    return available.matches(of: /(iOS|visionOS) ([\d.]+)/).compactMap { match in
      let system = String(match.1)
      guard let version = Version(match.2), let minimum = minimums[system] else { return nil }
      let needed = version > minimum ? version : nil
      return told[system] ?? nil == needed ? nil : "\(system) \(match.2)"
    }
  }
}
