internal import CalcotCode

/// The frameworks that a name may belong to, as one owner of this question.
///
/// A framework's table of names decides. If no table has a name, its prefix tells the possible
/// frameworks. Names of Foundation, Combine and SwiftUI, which have no prefix, are in
/// ``FoundationNames``.
enum FrameworkNames {
  /// The frameworks that a name may belong to, and how they are known.
  enum Home: Equatable {
    /// The tables of these frameworks have the name.
    case known([Name])
    /// The name has the prefix of these frameworks.
    case byPrefix([Name])
    case unknown
  }

  static func home(of name: Name) -> Home {
    if let frameworks = tables[name] { return .known(frameworks) }
    guard let prefix = prefix(of: name.text), let frameworks = prefixes[prefix] else {
      return .unknown
    }
    return .byPrefix(frameworks)
  }

  /// Returns the framework of an import that a name belongs to; nil if none of them is known to
  /// have it. An imported framework's table takes precedence over a prefix that two of them share.
  static func home(of name: Name, amongImports imports: Set<Name>) -> Name? {
    switch home(of: name) {
    case .known(let frameworks), .byPrefix(let frameworks):
      frameworks.first { imports.contains($0) }
    case .unknown: nil
    }
  }

  /// Returns the longest known prefix in front of an upper-case letter: "WK" of `WKApplication`,
  /// "AV" of `AVURLAsset`; nil if the name has none.
  private static func prefix(of text: String) -> Substring? {
    let run = text.utf8.prefix { (65...90).contains($0) }.count
    guard run >= 3, run < text.utf8.count else { return nil }
    for length in stride(from: min(run - 1, 3), through: 2, by: -1) {
      let prefix = Substring(text.utf8.prefix(length))
      if prefixes[prefix] != nil { return prefix }
    }
    return nil
  }

  private static let prefixes: [Substring: [Name]] = {
    var table: [Substring: [Name]] = [:]
    for line in prefixText.split(separator: "\n") {
      let words = line.split(separator: " ")
      table[words[0]] = words.dropFirst().map { Name($0) }
    }
    return table
  }()

  private static let tables: [Name: [Name]] = {
    var table: [Name: [Name]] = [:]
    for (framework, names) in tableTexts {
      for name in names.split(whereSeparator: \.isWhitespace) {
        table[Name(name), default: []].append(Name(framework))
      }
    }
    return table
  }()
}
