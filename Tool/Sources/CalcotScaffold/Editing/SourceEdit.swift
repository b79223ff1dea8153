import SwiftSyntax

/// Insertions into the source of a file, at places of its syntax. The rest of the file does not
/// change.
struct SourceEdit {
  private let source: String
  private var insertions: [(place: Int, text: String)] = []

  init(_ source: String) { self.source = source }

  /// The source with the insertions.
  var result: String {
    var bytes: [UInt8] = []
    let old = Array(source.utf8)
    let end = source.lineEnd
    var done = 0
    // NB: insertions at the same place keep their order.
    for (place, text) in insertions.enumerated()
      .sorted(by: { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) })
      .map(\.element)
    {
      bytes += old[done..<place] + text.replacing("\n", with: end).utf8
      done = place
    }
    return String(decoding: bytes + old[done...], as: UTF8.self)
  }

  /// Adds text after a node, and after a comment on its last line.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    insertions.append((node.endPosition.utf8Offset, text))
  }

  /// Adds text directly before a node, after the comments above it.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    insertions.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, text))
  }

  /// Adds elements to an array, in its layout: on one line, or each on a line of its own.
  mutating func append(_ elements: [String], to array: ArrayExprSyntax) {
    if array.elements.isEmpty, !elements.isEmpty {
      let margin = margin(of: array.leftSquare)
      let lines = elements.map { "\n\(margin)  \($0)" }.joined(separator: ",")
      insert("\(lines)\(elements.count > 1 ? "," : "")\n\(margin)", after: array.leftSquare)
    } else {
      append(elements, to: array.elements, endsWithComma: true)
    }
  }

  /// Adds arguments to a call, in its layout: on one line, or each on a line of its own.
  mutating func append(_ arguments: [String], to call: FunctionCallExprSyntax) {
    append(
      arguments, to: call.arguments, endsWithComma: call.arguments.last?.trailingComma != nil)
  }

  /// Adds a statement, in lines, to the end of a body.
  mutating func append(_ statement: [String], to body: CodeBlockSyntax) {
    let margin = margin(of: body.leftBrace)
    let lines = statement.map { "\n\(margin)  \($0)" }.joined()
    if let last = body.statements.last {
      insert(lines, after: last)
    } else {
      insert("\(lines)\n\(margin)", after: body.leftBrace)
    }
  }

  /// Adds an import in the order of the modules' names.
  mutating func addImport(_ module: String, among imports: [ImportDeclSyntax]) {
    if let next = imports.first(where: { $0.path.trimmedDescription > module }) {
      // NB: before the attributes and the access level, which are a part of the declaration.
      insert("import \(module)\n\(margin(of: next.importKeyword))", before: next)
    } else if let last = imports.last {
      insert("\n\(margin(of: last.importKeyword))import \(module)", after: last)
    }
  }

  private mutating func append<List: SyntaxCollection>(
    _ elements: [String], to list: List, endsWithComma: Bool
  ) where List.Element: WithTrailingCommaSyntax {
    guard let last = list.last, !elements.isEmpty else { return }
    // NB: a comment on the line of the last element stays there, and the comma goes before it.
    if last.trailingComma == nil {
      insertions.append((last.endPositionBeforeTrailingTrivia.utf8Offset, ","))
    }
    let trivia = last.leadingTrivia.description
    if trivia.contains(where: \.isNewline) {
      let margin =
        trivia.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last ?? ""
      let lines = elements.map { "\n\(margin)\($0)" }.joined(separator: ",")
      insert(lines + (endsWithComma ? "," : ""), after: last)
    } else {
      insert(" " + elements.joined(separator: ", "), after: last)
    }
  }

  /// Returns the indentation of the line of a token.
  private func margin(of token: TokenSyntax) -> String {
    let before = source.utf8.prefix(token.positionAfterSkippingLeadingTrivia.utf8Offset)
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last
    return String(repeating: " ", count: line?.prefix { $0 == UInt8(ascii: " ") }.count ?? 0)
  }
}

extension String {
  /// The line end of the first line; a line feed if there is none.
  var lineEnd: String { first(where: \.isNewline) == "\r\n" ? "\r\n" : "\n" }

  /// The lines without their last byte, a line feed.
  var lines: [Substring] {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    return utf8.last == UInt8(ascii: "\n") ? lines.dropLast() : lines
  }
}
