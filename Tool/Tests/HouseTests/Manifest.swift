import SwiftParser
import SwiftSyntax

/// The targets and products of a package, as its manifest writes them.
struct Manifest {
  struct Target {
    var name: String
    /// The folder of its files, from the root of the repository.
    var folder: String
    var dependencies: Set<String>
    /// The files and folders in it that do not belong to it.
    var excluded: [String]
  }

  let path: String
  private(set) var targets: [Target] = []
  /// The names of the targets in each product.
  private(set) var products: [String: [String]] = [:]
  /// The names in the constants above the package, such as the modules that many targets depend on.
  private var constants: [String: [String]] = [:]

  init(_ text: String, path: String) {
    self.path = path
    let tree = Parser.parse(source: text)
    for statement in tree.statements {
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if let value = binding.initializer?.value {
          constants[binding.pattern.trimmedDescription] = names(in: Syntax(value))
        }
      }
    }
    for node in TargetCalls(in: tree).found { add(node.cast(FunctionCallExprSyntax.self)) }
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    func names(_ label: String) -> [String]? {
      call.arguments.first { $0.label?.text == label }.map { self.names(in: Syntax($0.expression)) }
    }
    guard let name = names("name")?.first else { return }
    if let targets = names("targets") {
      products[name] = targets
      return
    }
    let isTest = call.calledExpression.lastName == "testTarget"
    let folder = names("path")?.first ?? (isTest ? "Tests/" : "Sources/") + name
    targets.append(
      Target(
        name: name, folder: path.replacing(/Package\.swift$/, with: "") + folder,
        dependencies: Set(names("dependencies") ?? []), excluded: names("exclude") ?? []))
  }

  /// Returns the texts of an expression, and of the constants in it; of a dependency its name alone.
  private func names(in node: Syntax) -> [String] {
    if let call = node.as(FunctionCallExprSyntax.self) {
      let name = call.arguments.first { $0.label?.text == "name" }
      return names(in: name.map { Syntax($0.expression) } ?? Syntax(call.calledExpression))
    }
    if let text = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return [text] }
    if let constant = node.as(DeclReferenceExprSyntax.self) {
      return constants[constant.baseName.text] ?? []
    }
    return node.children(viewMode: .sourceAccurate).flatMap(names)
  }
}

/// Finds the calls that make products and targets.
private final class TargetCalls: SyntaxFinder {
  private static let kinds: Set = [
    "library", "executable", "plugin", "target", "executableTarget", "testTarget", "systemLibrary",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.kinds.contains(node.calledExpression.lastName ?? "") else { return .visitChildren }
    places.append(Syntax(node))
    return .skipChildren
  }
}
