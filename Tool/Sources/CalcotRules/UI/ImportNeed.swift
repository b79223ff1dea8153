internal import CalcotCode
internal import CalcotFindings

/// The needs of a file of the modules that a UI framework's import includes.
struct ImportNeed {
  /// A name that only the UI framework provides, if the file has one.
  var uiName: (name: Name, node: NodeID)?
  var needsFoundation = false
  var needsCombine = false
  var needsObservation = false
  /// A Boolean value that indicates whether a name may come from the UI framework, through another
  /// module that it includes.
  var isUncertain = false
}

extension ImportNeed {
  init(file: Int, in codebase: Codebase, search: UIUseSearch) {
    let withSwiftUI = search.importsSwiftUI(file)
    let brings = OtherImports(file: file, in: codebase)
    for node in codebase.nodes(inFile: file) {
      let found = codebase[node]
      switch found.kind {
      case .type, .identifier, .attribute:
        take(found.name, at: node, in: codebase, withSwiftUI: withSwiftUI, brings)
      case .member: take(member: found, at: node, in: codebase)
      case .argument:
        if UISymbols.hiddenLabels.contains(found.label) { take(hidden: found.label, node) }
      case .macro
      where found.name == "Preview" || found.name == "colorLiteral"
        || found.name == "imageLiteral":
        take(hidden: found.name, node)
      default: break
      }
    }
  }

  /// Notes a member such as `row`, which belongs to an index path, or to anything.
  private mutating func take(member: Node, at node: NodeID, in codebase: Codebase) {
    guard UISymbols.hiddenMembers.contains(member.name) else { return }
    guard Self.ofIndexPaths.contains(member.name) else { return take(hidden: member.name, node) }
    guard member.end > node.index + 1 else { return }
    let base = codebase[NodeID(file: node.file, index: node.index + 1)].name.text
    if base.lowercased().contains("index") {
      take(hidden: member.name, node)
    } else if base.hasPrefix("$") {
      isUncertain = true
    }
  }

  private static let ofIndexPaths: Set<Name> = ["row", "item", "section"]

  private mutating func take(hidden name: Name, _ node: NodeID) {
    if uiName == nil { uiName = (name, node) }
  }

  private mutating func take(
    _ name: Name, at node: NodeID, in codebase: Codebase, withSwiftUI: Bool, _ brings: OtherImports
  ) {
    let text = name.text
    guard let first = text.utf8.first else { return }
    let isCapitalized = (65...90).contains(first)
    if !isCapitalized {
      if name == "withAnimation" || name == "withTransaction" { take(hidden: name, node) }
      if text == "NSLocalizedString" || FoundationNames.functions.contains(name) {
        needsFoundation = true
      }
      return
    }
    if FoundationNames.combine.contains(name) {
      needsCombine = true
    } else if FoundationNames.observation.contains(name) {
      needsObservation = true
    } else if FoundationNames.all.contains(name) {
      needsFoundation = true
    } else if FoundationNames.standard.contains(name) {
      return
    } else if let type = codebase.type(named: name, at: node), !type.isExternal {
      return
    } else if UISymbols.hidden.contains(name)
      || UISymbols.grade(of: name, withSwiftUI: withSwiftUI) != nil
      || UISymbols.gradeByPrefix(of: name) != nil || FoundationNames.swiftUI.contains(name)
    {
      take(hidden: name, node)
    } else if text.hasPrefix("NS") || text.hasPrefix("CA") || text.hasPrefix("CI")
      || text.hasPrefix("CT") || text.hasPrefix("UT") || text.hasPrefix("UN") || !brings.any
    {
      isUncertain = true
    }
  }
}

/// The other imports of a file.
struct OtherImports {
  /// A Boolean value that indicates whether there is any other module than UI frameworks, which may
  /// have unknown names.
  var any = false
  var foundation = false
  var combine = false
  var observation = false

  init(file: Int, in codebase: Codebase) {
    for node in codebase.codeFiles[file].imports {
      let name = codebase[node].name
      if UISymbols.modules.contains(name) { continue }
      switch name {
      case "Foundation": foundation = true
      case "Combine", "OpenCombine", "OpenCombineShim": combine = true
      case "Observation": observation = true
      default: any = true
      }
    }
  }
}
