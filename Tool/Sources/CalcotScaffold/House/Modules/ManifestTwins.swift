import SwiftParser
import SwiftSyntax

/// A manifest in which each element of an array that names a target or a package is followed, at the
/// array's end, by its twin for another one.
struct ManifestTwins {
  /// The manifest with the twins.
  let result: String

  /// - Parameter names: The names of the targets and packages, each with that of its twin.
  init(in text: String, names: [String: String]) {
    let finder = TwinFinder(text, names)
    finder.walk(Parser.parse(source: text))
    result = finder.edit.result
  }
}

private final class TwinFinder: SyntaxVisitor {
  var edit: SourceEdit
  private let names: [String: String]

  init(_ text: String, _ names: [String: String]) {
    edit = SourceEdit(text)
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    let renaming = LiteralRenaming(names)
    var twins: [String] = []
    for element in node.elements {
      let value = element.expression
      if let name = value.manifestName, names[name] != nil {
        twins.append(renaming.rewrite(value.trimmed).description)
      } else {
        walk(element)
      }
    }
    edit.append(twins, to: node)
    return .skipChildren
  }
}

/// Gives the names in texts, and in paths, those of their twins.
private final class LiteralRenaming: SyntaxRewriter {
  private let names: [String: String]

  init(_ names: [String: String]) {
    self.names = names
    super.init()
  }

  override func visit(_ node: StringSegmentSyntax) -> StringSegmentSyntax {
    let parts = node.content.text.split(separator: "/", omittingEmptySubsequences: false)
    let new = parts.map { names[String($0)] ?? String($0) }.joined(separator: "/")
    return node.with(\.content, .stringSegment(new))
  }
}
