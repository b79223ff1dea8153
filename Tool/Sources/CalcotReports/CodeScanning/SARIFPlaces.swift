import CalcotText

/// Writes paths and places in SARIF.
struct SARIFPlaces {
  private static let rootName = "%SRCROOT%"
  private let report: LintReport
  private var cache: SourceTextCache

  init(_ report: LintReport, sources: SourceTexts) {
    self.report = report
    cache = SourceTextCache(sources)
  }

  /// The base of relative addresses, if it is known.
  var bases: JSONValue? {
    guard !report.root.isEmpty else { return nil }
    let root = report.root == "/" ? "/" : report.root + "/"
    let address = "file://" + Escape.uriPath(root)
    return .object([Self.rootName: .object(["uri": .string(address)])])
  }

  func artifact(_ path: String) -> JSONValue {
    let path = report.pathFromRoot(path)
    if path.hasPrefix("/") { return .object(["uri": .string("file://" + Escape.uriPath(path))]) }
    return .object([
      "uri": .string(Escape.uriPath(path)),
      "uriBaseId": report.root.isEmpty ? nil : .string(Self.rootName),
    ])
  }

  /// Returns a physical location. The column counts bytes.
  mutating func location(_ path: String, line: Int? = nil, column: Int? = nil) -> JSONValue {
    var region: JSONValue?
    if let line, line >= 1 {
      let startColumn = column.flatMap { cache.text(of: path)?.utf16Column(line: line, column: $0) }
      region = .object([
        "startLine": .int(line), "startColumn": startColumn.map(JSONValue.int),
      ])
    }
    return .object(["artifactLocation": artifact(path), "region": region])
  }

  mutating func region(in path: String, bytes start: Int, upTo end: Int) -> JSONValue {
    let text = cache.text(of: path)
    let first = text?.utf16Position(ofByte: start)
    let last = text?.utf16Position(ofByte: end)
    let isWhole = first != nil && last != nil
    return .object([
      "startLine": isWhole ? first.map { .int($0.line) } : nil,
      "startColumn": isWhole ? first.map { .int($0.column) } : nil,
      "endLine": isWhole ? last.map { .int($0.line) } : nil,
      "endColumn": isWhole ? last.map { .int($0.column) } : nil,
      "byteOffset": .int(max(0, start)),
      "byteLength": .int(max(0, end - start)),
    ])
  }
}
