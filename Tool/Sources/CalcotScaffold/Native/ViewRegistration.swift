import SwiftParser
import SwiftSyntax

/// A statement that registers Views with a host, for the registering function of a module.
struct ViewRegistration {
  let host: ViewHost
  /// The lines of the statement.
  let statement: [String]
  /// The module that the file has to import for the statement, if any.
  var imported: String?

  /// Creates the registration of a new View for a type of ViewModel.
  init(of view: String, for viewModel: String, with host: ViewHost) {
    self.host = host
    switch host {
    case .uikit: statement = ["register { \(view)($0) }"]
    case .swiftui:
      let (start, made) = (
        "register { (viewModel: \(viewModel)) in", "\(view)(viewModel: viewModel)"
      )
      let line = "\(start) \(made) }"
      statement = line.count <= 94 ? [line] : [start, "  \(made)", "}"]
    }
  }

  /// Creates the registration of all Views of a feature.
  init(of feature: String, with host: ViewHost) {
    self.host = host
    statement = ["\(host.function(of: feature))()"]
    imported = feature
  }

  /// Returns the source of a module's file with the registration.
  func applied(to source: String, of module: String) throws(NewProblem) -> String {
    let name = host.function(of: module)
    let finder = RegisteringFinder(function: name)
    finder.walk(Parser.parse(source: source))
    guard let body = finder.body else {
      throw NewProblem("\(host.file(of: module)) has no function \(name)() to register a View in")
    }
    var edit = SourceEdit(source)
    edit.append(statement, to: body)
    if let imported { edit.addImport(imported, among: finder.imports) }
    return edit.result
  }
}

/// Finds the body of the registering function, and the imports of its file.
private final class RegisteringFinder: SyntaxVisitor {
  private(set) var body: CodeBlockSyntax?
  private(set) var imports: [ImportDeclSyntax] = []
  private let function: String

  init(function: String) {
    self.function = function
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == function { body = node.body }
    return .skipChildren
  }
}
