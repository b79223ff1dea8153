import SwiftParser
import SwiftSyntax

/// An edit of a package's manifest, which adds targets, dependencies and traits.
struct ManifestEdit {
  private var edit: SourceEdit
  private let targets: ArrayExprSyntax
  private let packages: ArrayExprSyntax

  init(_ source: String) throws(NewProblem) {
    let finder = PackageFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    guard let targets = finder.call?.array("targets"),
      let packages = finder.call?.array("dependencies")
    else { throw NewProblem("Package.swift has no Package(dependencies: […], targets: […])") }
    self.targets = targets
    self.packages = packages
    edit = SourceEdit(source)
  }

  /// The manifest with all changes.
  var result: String { edit.result }

  /// Adds targets, each an expression.
  mutating func add(targets expressions: [String]) { edit.append(expressions, to: targets) }

  /// Adds the dependencies that a target does not have yet.
  mutating func add(
    dependencies expressions: [String], toTarget name: String
  ) throws(NewProblem) {
    guard let list = call(in: targets, named: name)?.array("dependencies") else {
      throw NewProblem("Package.swift has no target '\(name)' with dependencies: […]")
    }
    edit.append(list.missing(expressions), to: list)
  }

  /// Enables a trait of the framework.
  mutating func enable(trait: String) throws(NewProblem) {
    guard let package = call(in: packages, named: "calcot") else {
      throw NewProblem("Package.swift has no .package(name: \"calcot\", …)")
    }
    if let traits = package.array("traits") {
      edit.append(traits.missing(["\"\(trait)\""]), to: traits)
    } else {
      edit.append(["traits: [\"\(trait)\"]"], to: package)
    }
  }

  private func call(in list: ArrayExprSyntax, named name: String) -> FunctionCallExprSyntax? {
    list.elements.lazy.compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
      .first { $0.argument("name")?.trimmedDescription == "\"\(name)\"" }
  }
}

/// Finds the call that makes the package.
final class PackageFinder: SyntaxVisitor {
  private(set) var call: FunctionCallExprSyntax?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isPackage { call = node }
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  var isPackage: Bool { calledExpression.trimmedDescription == "Package" }

  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  fileprivate func array(_ label: String) -> ArrayExprSyntax? {
    argument(label)?.as(ArrayExprSyntax.self)
  }
}

extension ArrayExprSyntax {
  /// Returns the expressions that are not among the elements.
  fileprivate func missing(_ expressions: [String]) -> [String] {
    let present = Set(elements.map { $0.expression.trimmedDescription })
    return expressions.filter { !present.contains($0) }
  }
}
