import SwiftParser
import SwiftSyntax

/// An insertion of a step into the source of a Coordinator's steps: its case, and its handling.
struct StepInsertion {
  /// The declaration of the case, such as `picked(Int)`.
  let declaration: String
  /// The pattern of the case, such as `.picked(let id)`.
  let pattern: String
  /// The statement that handles the step.
  let handling: String

  /// Returns the source with the step as a case of the type `type`.
  func applied(to source: String, steps type: String) throws(NewProblem) -> String {
    let finder = StepFinder(step: type)
    finder.walk(Parser.parse(source: source))
    guard let lastCase = finder.lastCase, let handled = finder.handled else {
      throw NewProblem("there is no enum \(type) with a switch in handle(_:) for another step")
    }
    var edit = SourceEdit(source)
    edit.insert("\n  case \(declaration)", after: lastCase)
    edit.addCase(pattern, "\n      \(handling)\n      return .handled", to: handled)
    return edit.result
  }
}

/// Finds the places at which code adds a step.
private final class StepFinder: SyntaxVisitor {
  private(set) var lastCase: EnumCaseDeclSyntax?
  private(set) var handled: SwitchExprSyntax?
  private let step: String

  init(step: String) {
    self.step = step
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == step {
      lastCase = node.memberBlock.members.last { $0.decl.is(EnumCaseDeclSyntax.self) }?
        .decl.as(EnumCaseDeclSyntax.self)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "handle", let choice = node.choice(over: step) { handled = choice }
    return .skipChildren
  }
}
