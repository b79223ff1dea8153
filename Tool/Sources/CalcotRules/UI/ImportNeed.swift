internal import CalcotCode
internal import CalcotFindings

/// The reasons why a file needs its imports of UI frameworks, or the modules that these include.
struct ImportNeed {
  /// A use of a name that only the UI framework provides, if the file has one.
  private(set) var use: Use?
  /// The modules that an import includes and the file needs: Foundation, Combine, Observation.
  private(set) var included: Set<Name> = []
  /// A Boolean value that indicates whether a name may come from the UI framework, through another
  /// module that the framework includes.
  private(set) var isUncertain = false
  /// The names that other modules must provide, so that the code certainly builds after a fix.
  private(set) var otherNames: Set<Name> = []

  private let imports: FileImports
  private let codebase: Codebase

  /// A place where the file needs a UI framework.
  struct Use {
    var name: Name
    var node: NodeID
    var kind: Kind

    enum Kind {
      case named, member, label
    }
  }
}

extension ImportNeed {
  init(file: Int, in codebase: Codebase) {
    self.codebase = codebase
    imports = FileImports(file: file, in: codebase)
    for node in codebase.nodes(inFile: file) {
      let found = codebase[node]
      switch found.kind {
      case .type, .identifier, .attribute, .inherited: takeNamed(found, at: node)
      case .member, .keyPath: take(member: found, at: node)
      case .argument:
        if UISymbols.hiddenLabels.contains(found.label) { take(hidden: found.label, node, .label) }
      case .macro: take(macro: found.name, at: node)
      default: break
      }
    }
  }

  private static let interfaceMacros: Set<Name> = ["Preview", "colorLiteral", "imageLiteral"]
  private static let languageMacros: Set<Name> = [
    "selector", "keyPath", "available", "unavailable", "file", "fileID", "filePath", "function",
    "line", "column", "warning", "error", "dsohandle",
  ]

  private mutating func take(macro name: Name, at node: NodeID) {
    if Self.interfaceMacros.contains(name) { return take(hidden: name, node) }
    if !Self.languageMacros.contains(name) { otherNames.insert(name) }
  }

  /// Records a member such as `row`, which may belong to an index path or to any other type.
  private mutating func take(member: Node, at node: NodeID) {
    guard UISymbols.hiddenMembers.contains(member.name) else {
      otherNames.insert(member.name)
      return
    }
    guard Self.ofIndexPaths.contains(member.name) else {
      return take(hidden: member.name, node, .member)
    }
    guard member.end > node.index + 1 else { return }
    let base = codebase[NodeID(file: node.file, index: node.index + 1)].name.text
    if base.lowercased().contains("index") {
      take(hidden: member.name, node, .member)
    } else if base.hasPrefix("$") {
      isUncertain = true
    }
  }

  private static let ofIndexPaths: Set<Name> = ["row", "item", "section"]

  private mutating func take(hidden name: Name, _ node: NodeID, _ kind: Use.Kind = .named) {
    if use == nil { use = Use(name: name, node: node, kind: kind) }
  }

  private mutating func takeNamed(_ found: Node, at node: NodeID) {
    let name = found.name
    guard let first = name.text.utf8.first else { return }
    if (65...90).contains(first) { return takeCapitalized(found, at: node) }
    if name == "withAnimation" || name == "withTransaction" { return take(hidden: name, node) }
    if FoundationNames.functions.contains(name) {
      included.insert("Foundation")
    } else if found.kind != .attribute || !Self.languageAttributes.contains(name) {
      otherNames.insert(name)
    }
  }

  private static let languageAttributes: Set<Name> = [
    "available", "discardableResult", "escaping", "autoclosure", "objc", "nonobjc", "objcMembers",
    "inlinable", "frozen", "preconcurrency", "dynamicMemberLookup", "dynamicCallable",
    "propertyWrapper", "resultBuilder", "main", "globalActor", "testable", "usableFromInline",
    "unknown", "convention", "retroactive", "unchecked", "warn_unqualified_access", "inline",
  ]

  private mutating func takeCapitalized(_ found: Node, at node: NodeID) {
    let name = found.name
    if FoundationNames.standard.contains(name) || codebase.isGenericParameter(name, at: node) {
      return
    }
    if isNestedInOwn(found, at: node) { return }
    if let type = codebase.type(named: name, at: node), !type.isExternal {
      // NB: the name may not refer to another module's type, if the file does not import that
      // module.
      if isInterfaceName(name), !isVisible(type, from: node) { isUncertain = true }
      return
    }
    if let module = includedModule(of: found, at: node) {
      included.insert(module)
    } else if isOfInterface(found, at: node) {
      take(hidden: name, node)
    } else if !FoundationNames.all.contains(name) {
      takeUnknown(name, at: node)
    }
  }

  /// Returns a Boolean value that indicates whether a type is nested in one of the code's own, by
  /// its qualifier: `Request` of `Search.Request`.
  private func isNestedInOwn(_ found: Node, at node: NodeID) -> Bool {
    guard found.kind == .type else { return false }
    let use = codebase.typeUse(at: node)
    guard let qualifier = codebase.qualifier(of: use), let outer = codebase.type(of: qualifier),
      !outer.isExternal
    else { return false }
    return codebase.type(of: use).map { !$0.isExternal } ?? false
  }

  private func isVisible(_ type: CodeType, from node: NodeID) -> Bool {
    let module = codebase.codeFiles[Int(type.declaration.file)].module
    return module == codebase.codeFiles[Int(node.file)].module || imports.all.contains(module)
  }

  private func isInterfaceName(_ name: Name) -> Bool {
    UISymbols.grade(of: name, withSwiftUI: imports.has("SwiftUI")) != nil
      || imports.has("SwiftUI") && FoundationNames.swiftUI.contains(name)
  }

  /// Returns the module that a name needs, out of those that imports of UI frameworks include.
  ///
  /// NB: UIKit, AppKit and WatchKit include Foundation alone. A name of Combine or Observation in a
  /// file that imports only these comes from elsewhere, such as `Observable<Int>` of RxSwift.
  private func includedModule(of found: Node, at node: NodeID) -> Name? {
    if FoundationNames.all.contains(found.name) { return "Foundation" }
    guard imports.has("SwiftUI") else { return nil }
    if FoundationNames.combine.contains(found.name) {
      return imports.others.isEmpty || FoundationNames.onlyCombine.contains(found.name)
        ? "Combine" : nil
    }
    guard FoundationNames.observation.contains(found.name) else { return nil }
    let isGeneric = codebase.children(of: node).contains { codebase[$0].kind.isTypeUse }
    return found.kind == .attribute || !isGeneric && imports.others.isEmpty ? "Observation" : nil
  }

  /// Returns a Boolean value that indicates whether a name belongs to an imported UI framework, by
  /// its table or prefix, and the code uses it as such a name can be used.
  private func isOfInterface(_ found: Node, at node: NodeID) -> Bool {
    let name = found.name
    if UISymbols.hidden.contains(name) { return true }
    if imports.has("SwiftUI"), isInterfaceName(name),
      !isInherited(node) || FoundationNames.swiftUIProtocols.contains(name)
    {
      return true
    }
    switch FrameworkNames.home(of: name) {
    case .known(let homes):
      return homes.contains { UISymbols.modules.contains($0) && imports.has($0) }
    case .byPrefix(let homes):
      guard let home = homes.first(where: imports.has) else { break }
      // NB: AppKit's prefix is also Foundation's, whose names are known.
      if imports.has(Self.appKit), homes.contains(Self.appKit) { return !imports.has("CoreData") }
      return UISymbols.modules.contains(home)
    case .unknown: break
    }
    return UISymbols.grade(of: name, withSwiftUI: false) != nil
      || UISymbols.gradeByPrefix(of: name) != nil
  }

  private static let appKit: Name = "AppKit"

  /// Returns a Boolean value that indicates whether a type inherits from or conforms to the name,
  /// which cannot be a struct of SwiftUI then: `final class Checkout: Stepper`.
  private func isInherited(_ node: NodeID) -> Bool {
    codebase.parent(of: node).map { codebase[$0].kind == .inherited } ?? false
  }

  /// Records a name that is in no table. If its framework is not imported, it may be one that the
  /// UI framework includes, such as QuartzCore.
  private mutating func takeUnknown(_ name: Name, at node: NodeID) {
    otherNames.insert(name)
    if FrameworkNames.home(of: name, amongImports: imports.others) != nil { return }
    switch FrameworkNames.home(of: name) {
    case .known: if imports.others.isEmpty { isUncertain = true }
    case .byPrefix: isUncertain = true
    case .unknown: if imports.others.isEmpty { isUncertain = true }
    }
  }
}

extension Codebase {
  /// Returns a Boolean value that indicates whether an enclosing declaration of a node has a
  /// generic parameter of this name.
  fileprivate func isGenericParameter(_ name: Name, at node: NodeID) -> Bool {
    ancestors(of: node).contains { around in
      guard self[around].kind.hasMembers || self[around].kind.isMemberDeclaration else {
        return false
      }
      return children(of: around).contains {
        self[$0].kind == .genericParameter && self[$0].name == name
      }
    }
  }
}
