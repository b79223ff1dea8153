internal import CalcotCode
internal import CalcotFindings

/// A ViewModel's file that imports a UI framework.
///
/// The use of the import decides the grade. `ViewModelUIUse` reports views, controllers and globals
/// instead: without their use, the import is like the others.
struct ViewModelUIImport: Rule {
  static let description = RuleDescription(
    id: "viewmodel-ui-import", group: "viewmodel-ui",
    summary: "A ViewModel's file imports no UI framework.",
    rationale: """
      Without the import, the compiler keeps views out of ViewModels, and the ViewModels build and \
      run on a machine that has no UI. With it, one step leads to the next.
      """,
    remedy: """
      Delete the import, or import Foundation, Combine or Observation instead, if it only brought \
      those along; `--fix` does so where that is certain to build. Replace images, colours and fonts \
      by plain values.
      """,
    grades: [
      .a: "nothing of the framework is used", .b: "a value: an image, a colour, a font",
      .c: "a global; reported by viewmodel-ui-use", .d: "a view; reported by viewmodel-ui-use",
    ],
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let search = UIUseSearch(codebase: codebase)
    var files: [Int: CodeType] = [:]
    for type in codebase.types where isChecked(type, in: codebase) {
      let file = Int(type.declaration.file)
      if files[file].map({ $0.kind == .protocol && type.kind != .protocol }) ?? true {
        files[file] = type
      }
    }
    return files.sorted { $0.key < $1.key }.flatMap { file, type in
      findings(inFile: file, of: type, context, search)
    }
  }

  /// Returns a Boolean value that indicates whether a type is a ViewModel, or a value called one
  /// with behavior, and is top-level or in an extension that only groups types.
  private func isChecked(_ type: CodeType, in codebase: Codebase) -> Bool {
    guard
      ViewModels.isOne(type, in: codebase)
        || ViewModels.isCalledOne(type, in: codebase) && Self.hasBehavior(type, codebase)
    else { return false }
    return type.outer == nil
      || codebase.parent(of: type.declaration).map { Self.isNamespace($0, codebase) } ?? false
  }

  /// Returns a Boolean value that indicates whether a value computes something, and does not only
  /// have the texts of a row.
  private static func hasBehavior(_ type: CodeType, _ codebase: Codebase) -> Bool {
    codebase.members(of: type).contains { member in
      !member.isStatic && (member.kind == .function || member.isVariable && !member.isStored)
    }
  }

  /// Returns a Boolean value that indicates whether an extension only has types in it.
  private static func isNamespace(_ node: NodeID, _ codebase: Codebase) -> Bool {
    guard codebase[node].kind == .extensionDeclaration, codebase[node].parent == 0 else {
      return false
    }
    return codebase.children(of: node).allSatisfy {
      codebase[$0].kind.isTypeDeclaration || codebase[$0].kind.isTypeUse
    }
  }

  private func findings(
    inFile file: Int, of type: CodeType, _ context: RuleContext, _ search: UIUseSearch
  ) -> [Finding] {
    let codebase = context.codebase
    guard Self.belongsToViewModels(file, in: codebase, search) else { return [] }
    let views = importsOfViewFrameworks(inFile: file, of: type, context)
    let imports = codebase.codeFiles[file].imports.filter {
      UISymbols.modules.contains(FileImports.module(of: $0, in: codebase))
        && codebase[$0].parent == 0
    }
    guard let first = imports.first else { return views }
    let found = search.uses(in: NodeID(file: file, index: 0)).filter { use in
      !(codebase.parent(of: use.node).map { Self.isNamespace($0, codebase) } ?? false)
    }
    // NB: a static function of the project's own view, or a type nested in it, needs no import.
    let uses = found.filter { !$0.isPart && (!$0.isProjectView || $0.how != .calls) }
    if uses.contains(where: { $0.grade > .b }) { return views }
    let need = ImportNeed(file: file, in: codebase)
    let all =
      uses.map { ImportNeed.Use(name: $0.name, node: $0.node, kind: .named) }
      + (need.use.map { [$0] } ?? [])
    if !all.isEmpty {
      return views + (valueFinding(first, of: imports, uses: all, type, context).map { [$0] } ?? [])
    }
    var unused = unusedFinding(imports, need, type, context)
    if uses.count < found.count { unused.fix = nil }
    return views + [unused]
  }

  /// Returns a Boolean value that indicates whether the file belongs to ViewModels: it declares no
  /// view, and nothing else that may be one.
  static func belongsToViewModels(
    _ file: Int, in codebase: Codebase, _ search: UIUseSearch
  ) -> Bool {
    for node in declarations(inFile: file, codebase) {
      guard let type = codebase.type(declaredAt: node) else { return false }
      if type.isProtocol { continue }
      let role = codebase.role(of: type)
      switch role {
      case .viewModel, .presenter, .model, .value, .none: continue
      case .service, .interactor: continue
      default: return false
      }
    }
    return true
  }

  /// Returns the types and extensions of a file, with the nested types in place of an extension
  /// that only groups types.
  private static func declarations(inFile file: Int, _ codebase: Codebase) -> [NodeID] {
    codebase.children(of: NodeID(file: file, index: 0)).flatMap { node -> [NodeID] in
      guard codebase[node].kind.hasMembers else { return [] }
      guard isNamespace(node, codebase) else { return [node] }
      return codebase.children(of: node).filter { codebase[$0].kind.isTypeDeclaration }
    }
  }

  /// Returns a Boolean value that indicates whether this rule reports the file of a use, so that no
  /// other rule need report the use of a value.
  static func speaks(of use: UIReference, in context: RuleContext, _ search: UIUseSearch) -> Bool {
    let codebase = context.codebase
    let file = Int(use.node.file)
    guard belongsToViewModels(file, in: codebase, search) else { return false }
    let modules = codebase.codeFiles[file].imports.map { FileImports.module(of: $0, in: codebase) }
      .filter { $0 == home(of: use.name, inFile: file, codebase) || $0 == UIUseSearch.swiftUI }
    return modules.contains { severity($0, context).0 != .info }
      && !search.uses(in: NodeID(file: file, index: 0)).contains { $0.grade > .b && !$0.isPart }
  }

  private static func severity(_ module: Name, _ context: RuleContext) -> (Severity, Share) {
    let share = context.codebase.habits.share(of: .imports(module, by: .viewModel))
    return (share.isHabit(atLeast: 0.7, count: 8) ? .info : .warning, share)
  }

  /// Returns a finding for the use of values; nil if only other types of the file or a default
  /// argument, which injects a dependency, need the import.
  private func valueFinding(
    _ first: NodeID, of imports: [NodeID], uses: [ImportNeed.Use], _ type: CodeType,
    _ context: RuleContext
  ) -> Finding? {
    let codebase = context.codebase
    let own = uses.filter { use in
      !isDefaultArgument(use.node, codebase) && !Self.withoutLooks.contains(use.name)
        && ViewModels.contain(use.node, in: codebase)
    }
    guard let use = own.first else { return nil }
    let home = Self.home(of: use.name, inFile: Int(use.node.file), codebase)
    let node = imports.first { FileImports.module(of: $0, in: codebase) == home } ?? first
    let module = FileImports.module(of: node, in: codebase)
    return context.finding(
      of: Self.self, at: node,
      severity: use.kind == .named ? Self.severity(module, context).0 : .info,
      confidence: codebase.guess(type).confidence * 0.93, grade: .b, symbol: "import \(module)",
      message: "'\(type.name)' imports \(module) for \(text(of: use, codebase)); a plain value of "
        + "its own would keep the ViewModel free of the UI",
      facts: own.prefix(12).map { Fact("it is used here", at: $0.node) })
  }

  /// The values of a UI framework that describe the app, and that its events carry.
  private static let withoutLooks: Set<Name> = ["ScenePhase"]

  /// Returns the reason for the import: a value, a constant of a class, or a member that the
  /// framework adds to other types. A label is shown with its call.
  private func text(of use: ImportNeed.Use, _ codebase: Codebase) -> String {
    switch use.kind {
    case .named where UISymbols.grade(of: use.name, withSwiftUI: true) ?? .b > .b:
      return "a constant of '\(use.name)'"
    case .named: return "a value, '\(use.name)'"
    case .member: return "'\(use.name)', which it adds to another type"
    case .label:
      let call = codebase.parent(of: use.node).map { codebase[$0].name.text } ?? ""
      return "'\(call)(\(use.name):)', which it adds to another type"
    }
  }

  private func isDefaultArgument(_ node: NodeID, _ codebase: Codebase) -> Bool {
    codebase.ancestor(of: node) { $0.kind == .parameter } != nil
      && codebase.ancestor(of: node) { $0.kind == .initialValue } != nil
  }

  /// Returns the UI framework that declares a name.
  private static func home(of name: Name, inFile file: Int, _ codebase: Codebase) -> Name {
    let imports = FileImports(file: file, in: codebase).all.intersection(UISymbols.modules)
    if let home = FrameworkNames.home(of: name, amongImports: imports) { return home }
    return UISymbols.gradeByPrefix(of: name) == nil && !UISymbols.hidden.contains(name)
      ? UIUseSearch.swiftUI : "UIKit"
  }

  private func unusedFinding(
    _ imports: [NodeID], _ need: ImportNeed, _ type: CodeType, _ context: RuleContext
  ) -> Finding {
    let node = imports[0]
    let module = FileImports.module(of: node, in: context.codebase)
    let (severity, share) = Self.severity(module, context)
    let fix = UIImportFix(deleting: imports, need: need, in: context.codebase)
    let replacement = fix.replacement.map(\.text)
    let instead = replacement.isEmpty ? "" : "; \(replacement.joined(separator: " and ")) is enough"
    let habit = severity == .info ? " (as \(share.with) of \(share.of) here do)" : ""
    return context.finding(
      of: Self.self, at: node, severity: severity,
      confidence: context.codebase.guess(type).confidence * (need.isUncertain ? 0.85 : 0.97),
      grade: .a, symbol: "import \(module)",
      message: "'\(type.name)' imports \(module) and names nothing of it\(instead)\(habit)",
      fix: fix())
  }
}
