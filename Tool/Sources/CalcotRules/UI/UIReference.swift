internal import CalcotCode
internal import CalcotFindings

/// A place where code uses the UI.
struct UIReference {
  var node: NodeID
  /// The grade: B for a value, C for a global, D for a view or controller.
  var grade: Grade
  var name: Name
  /// A Boolean value that indicates whether the use is of a view of the project.
  var isProjectView: Bool
  /// The confidence that the name refers to the UI.
  var confidence: Double
  var how: How
  /// A Boolean value that indicates whether the use is of a type nested in a view of the project,
  /// such as `HomeView.Tab`.
  var isPart = false

  enum How {
    case makes, calls, names
  }
}

/// Finds the uses of the UI.
struct UIUseSearch {
  let codebase: Codebase
  private let modulesWithSwiftUI: Set<Name>

  init(codebase: Codebase) {
    self.codebase = codebase
    modulesWithSwiftUI = ModuleExports.modules(with: Self.swiftUI, in: codebase)
  }

  /// Returns the uses in the declarations of a type, in the order of the source.
  ///
  /// Extensions in the file of a view do not count: there, the view defines how it shows the type.
  func uses(in type: CodeType) -> [UIReference] {
    type.declarations.flatMap { declaration -> [UIReference] in
      guard codebase.isProduct(declaration) else { return [] }
      if declaration.file != type.declaration.file, declaresUI(inFile: Int(declaration.file)) {
        return []
      }
      return uses(in: declaration)
    }
  }

  func uses(in declaration: NodeID) -> [UIReference] {
    let withSwiftUI = importsSwiftUI(Int(declaration.file))
    var uses: [UIReference] = []
    var skipUntil = 0
    for node in codebase.descendants(of: declaration) {
      if Int(node.index) < skipUntil { continue }
      let found = codebase[node]
      switch found.kind {
      case .initialValue where isDefaultArgument(node),
        .statement where found.flags.contains(.isBroken):
        skipUntil = Int(found.end)
      case .macro where found.name == Self.preview: skipUntil = Int(found.end)
      case .classDeclaration, .structDeclaration:
        if isUI(declaredAt: node) { skipUntil = Int(found.end) }
      case .type, .identifier:
        if let use = use(of: found, at: node, withSwiftUI: withSwiftUI) { uses.append(use) }
      default: break
      }
    }
    return uses
  }

  private static let preview: Name = "Preview"

  func declaresUI(inFile file: Int) -> Bool {
    codebase.children(of: NodeID(file: file, index: 0)).contains { isUI(declaredAt: $0) }
  }

  private func isUI(declaredAt node: NodeID) -> Bool {
    guard codebase[node].kind.isTypeDeclaration, let type = codebase.type(declaredAt: node),
      !type.isProtocol
    else { return false }
    return codebase.role(of: type).isUI || codebase.role(of: type) == .preview
  }

  func importsSwiftUI(_ file: Int) -> Bool {
    codebase.codeFiles[file].imports.contains { modulesWithSwiftUI.contains(codebase[$0].name) }
  }

  static let swiftUI: Name = "SwiftUI"

  /// Returns a Boolean value that indicates whether a node is a default argument, such as
  /// `= UIApplication.shared`, which injects a dependency.
  private func isDefaultArgument(_ node: NodeID) -> Bool {
    codebase.parent(of: node).map { codebase[$0].kind == .parameter } ?? false
  }

  private func use(of found: Node, at node: NodeID, withSwiftUI: Bool) -> UIReference? {
    guard isCapitalized(found.name) else {
      return found.kind == .identifier
        ? lowercaseUse(of: found, at: node, withSwiftUI: withSwiftUI) : nil
    }
    if isQualifiedByModule(found, at: node) { return part(found, at: node) }
    if isModule(found, at: node) { return nil }
    if let type = codebase.type(named: found.name, at: node), !type.isExternal {
      if !withSwiftUI, isStandInForSwiftUI(type) { return nil }
      return projectUse(of: type, found, at: node)
    }
    if found.flags.contains(.qualifier) { return nil }
    if let use = useByName(found, at: node) { return use }
    guard var grade = grade(of: found.name, withSwiftUI: withSwiftUI) else { return nil }
    if grade == .c, isOwnStatic(memberOf: node) { return nil }
    let how = how(found, at: node)
    if grade != .b, how == .names, isConstant(memberOf: node) || isOuterOfType(node) { grade = .b }
    if found.kind == .type, grade == .c { grade = .b }
    let isCommonWord = UISymbols.gradeByPrefix(of: found.name) == nil
    return UIReference(
      node: node, grade: grade, name: found.name, isProjectView: false,
      confidence: isCommonWord ? 0.92 : 0.98, how: how)
  }

  /// Returns a Boolean value that indicates whether a type is declared in a module called SwiftUI.
  /// Its names are common words, as those of SwiftUI are: a file without this import means another
  /// type.
  private func isStandInForSwiftUI(_ type: CodeType) -> Bool {
    codebase.codeFiles[Int(type.declaration.file)].module == Self.swiftUI
  }

  /// Returns a Boolean value that indicates whether a name has a qualifier, as in
  /// `Store.ProductAddOn`, and so belongs to that module or type.
  private func isQualifiedByModule(_ found: Node, at node: NodeID) -> Bool {
    guard found.kind == .type, found.end > node.index + 1 else { return false }
    let first = NodeID(file: node.file, index: node.index + 1)
    return codebase[first].flags.contains(.qualifier)
      && !UISymbols.modules.contains(codebase[first].name)
      && UISymbols.gradeByPrefix(of: codebase[first].name) == nil
  }

  /// Returns a Boolean value that indicates whether a name is an imported module: `Contracts` of
  /// `Contracts.Contract`.
  func isModule(_ found: Node, at node: NodeID) -> Bool {
    guard found.kind == .identifier || found.flags.contains(.qualifier) else { return false }
    return codebase.codeFiles[Int(node.file)].imports.contains { codebase[$0].name == found.name }
  }

  /// Returns a use that is known by its name alone, since its type comes from Objective-C or a
  /// library: the app's delegate, or a view.
  private func useByName(_ found: Node, at node: NodeID) -> UIReference? {
    if found.kind == .identifier, found.name == Self.appDelegate {
      return UIReference(
        node: node, grade: .c, name: found.name, isProjectView: false, confidence: 0.9, how: .calls)
    }
    let text = found.name.text
    if text.hasSuffix("DelegateAdaptor") { return nil }
    guard found.kind == .type, text.hasSuffix("View") || text.hasSuffix("ViewController"),
      text.utf8.count > 6, !text.hasPrefix("UI"), !text.hasPrefix("Any")
    else { return nil }
    return UIReference(
      node: node, grade: .d, name: found.name, isProjectView: false, confidence: 0.85, how: .names)
  }

  private static let appDelegate: Name = "AppDelegate"

  private func grade(of name: Name, withSwiftUI: Bool) -> Grade? {
    if let known = UISymbols.grade(of: name, withSwiftUI: withSwiftUI) { return known }
    for above in Self.views where codebase.isSubtype(name, nil, of: above) { return .d }
    if UISymbols.isViewsPartner(name) { return .d }
    return UISymbols.gradeByPrefix(of: name)
  }

  static let views: [Name] = ["UIView", "UIViewController", "NSView", "NSViewController"]

  private static let lowercase: Set<Name> = ["withAnimation", "withTransaction"]

  private func lowercaseUse(of found: Node, at node: NodeID, withSwiftUI: Bool) -> UIReference? {
    guard Self.lowercase.contains(found.name), withSwiftUI,
      codebase.globals(named: found.name).isEmpty
    else { return nil }
    return UIReference(
      node: node, grade: .c, name: found.name, isProjectView: false, confidence: 0.97, how: .calls)
  }

  private func projectUse(of type: CodeType, _ found: Node, at node: NodeID) -> UIReference? {
    let guess = codebase.guess(type)
    if guess.role == .application, found.kind == .identifier, how(found, at: node) == .calls {
      return UIReference(
        node: node, grade: .c, name: found.name, isProjectView: false, confidence: 0.9, how: .calls)
    }
    guard guess.role.isUI, guess.confidence >= 0.6, !found.flags.contains(.qualifier),
      isView(type)
    else { return nil }
    let how = how(found, at: node)
    if found.kind == .identifier, how == .names { return nil }
    return UIReference(
      node: node, grade: .d, name: found.name, isProjectView: true,
      confidence: guess.confidence, how: how)
  }

  /// Returns the use of a value type nested in a view, by code outside of the view.
  private func part(_ found: Node, at node: NodeID) -> UIReference? {
    guard !found.flags.contains(.qualifier),
      let type = codebase.type(of: codebase.typeUse(at: node)),
      type.kind == .enum || type.kind == .struct, !isView(type), !isForView(type.name.text),
      let view = type.outer.map({ codebase[$0] }), !view.isExternal, self.isView(view),
      codebase.outermostType(of: node)?.id != view.id
    else { return nil }
    switch codebase.role(of: type) {
    case .none, .model, .value: break
    default: return nil
    }
    return UIReference(
      node: node, grade: .d, name: Name(codebase.qualifiedName(of: type)), isProjectView: true,
      confidence: 0.86, how: .names, isPart: true)
  }

  /// Returns a Boolean value that indicates whether the name of a view's nested type says that the
  /// type is for code that fills or observes the view.
  private func isForView(_ name: String) -> Bool {
    Self.forViews.contains { name.hasSuffix($0) }
  }

  private static let forViews = [
    "Model", "Content", "Configuration", "Config", "State", "Props", "Data", "Item", "Row", "Style",
    "Action", "Actions", "Event", "Input", "Output", "Constants",
  ]

  /// Returns a Boolean value that indicates whether a type is certainly a view: by inheritance, not
  /// by its name.
  func isView(_ type: CodeType) -> Bool {
    if type.isProtocol { return false }
    if codebase.isSubtype(type, of: "View") { return true }
    return Self.views.contains { codebase.isSubtype(type, of: $0) }
  }

  private func how(_ found: Node, at node: NodeID) -> UIReference.How {
    guard found.kind == .identifier, let parent = codebase.parent(of: node) else { return .names }
    let above = codebase[parent]
    if above.kind == .call, parent.index + 1 == node.index { return .makes }
    guard above.kind == .member, let call = codebase.parent(of: parent),
      codebase[call].kind == .call, call.index + 1 == parent.index
    else { return .names }
    // NB: for a nested type, as in `ListView.Row(…)`.
    if isCapitalized(above.name) { return .names }
    return above.name == Name.`init` ? .makes : .calls
  }

  /// Returns a Boolean value that indicates whether the member is a constant text, such as
  /// `UIApplication.didBecomeActiveNotification`.
  private func isConstant(memberOf node: NodeID) -> Bool {
    guard let parent = codebase.parent(of: node), codebase[parent].kind == .member else {
      return false
    }
    let name = codebase[parent].name.text
    return name.hasSuffix("Notification") || name.hasSuffix("String") || name.hasSuffix("Key")
      || name == "automaticDimension" || name == "invalid"
  }

  /// Returns a Boolean value that indicates whether the code itself adds the member to a
  /// framework's class, and the member does not use the class: `UIDevice.modelName` by a function
  /// of the system.
  private func isOwnStatic(memberOf node: NodeID) -> Bool {
    guard let parent = codebase.parent(of: node), codebase[parent].kind == .member,
      let owner = codebase.external(named: codebase[node].name),
      let member = codebase.members(of: owner).first(where: {
        $0.name == codebase[parent].name && $0.isStatic
      })
    else { return false }
    return !codebase.descendants(of: member.node).contains {
      Self.asking.contains(codebase[$0].name) || codebase[$0].name == owner.name
    }
  }

  private static let asking: Set<Name> = ["current", "shared", "main", "self"]

  /// Returns a Boolean value that indicates whether a name only qualifies a nested type:
  /// `UITableViewCell` of `UITableViewCell.AccessoryType.none`.
  private func isOuterOfType(_ node: NodeID) -> Bool {
    guard let parent = codebase.parent(of: node), codebase[parent].kind == .member else {
      return false
    }
    return isCapitalized(codebase[parent].name)
  }

  private func isCapitalized(_ name: Name) -> Bool {
    var text = name.text
    return text.withUTF8 { $0.first.map { (65...90).contains($0) } ?? false }
  }
}
