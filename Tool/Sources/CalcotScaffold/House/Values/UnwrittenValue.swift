import SwiftParser
import SwiftSyntax

/// A value that nothing tells how to make, at its place in a new or changed file.
struct UnwrittenValue {
  /// What the code says of it, such as `rows is still to be written`.
  let text: String
  private let place: AbsolutePosition

  /// Returns the values of a source that are left, and the tests.
  static func all(in source: String) -> [UnwrittenValue] {
    guard source.contains(Placeholder.remark) || source.contains(ScreenFirstTest.remark) else {
      return []
    }
    let search = UnwrittenSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: source))
    return search.found.map { UnwrittenValue(text: $0, place: $1) }
  }

  /// Returns the values that a change leaves.
  static func all(of change: ChangedFile) -> [UnwrittenValue] {
    // NB: what was left by another change is told of already.
    var old = all(in: change.old).map(\.text)
    return all(in: change.new).filter { value in
      guard let known = old.firstIndex(of: value.text) else { return true }
      old.remove(at: known)
      return false
    }
  }

  /// Returns a line for each value that is left.
  static func note(of files: [NewFile], _ changes: [ChangedFile]) -> String {
    let places =
      files.map { ($0.path, $0.text, all(in: $0.text)) }
      + changes.map { ($0.path, $0.new, all(of: $0)) }
    return places.flatMap { path, source, values in
      values.map { value in
        let before = source.utf8.prefix(value.place.utf8Offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        return "\(path):\(line): warning: \(value.text): nothing here says how\n"
      }
    }
    .joined()
  }
}

private final class UnwrittenSearch: SyntaxVisitor {
  private(set) var found: [(String, AbsolutePosition)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    let endings = [
      "fatalError": Placeholder.remark, "XCTFail": ScreenFirstTest.remark,
      "Issue.record": ScreenFirstTest.remark,
    ]
    if let ending = endings[called],
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue, text.hasSuffix(ending)
    {
      found.append((text, node.positionAfterSkippingLeadingTrivia))
    }
    return .visitChildren
  }
}

extension ScreenSkeleton {
  /// Returns what the product of a new screen leaves to be written, as its code says it.
  func unwritten(for stem: ScreenStem) -> [String] {
    sources.sorted { $0.key < $1.key }.map(\.value).filter { !$0.file.isTest }
      .flatMap { UnwrittenValue.all(in: stem.named($0.tree.description)) }.map(\.text)
  }
}
