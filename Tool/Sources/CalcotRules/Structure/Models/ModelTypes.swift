internal import CalcotCode

/// Distinguishes the Models of the domain from the values that the ViewModel layer has for its
/// Views.
///
/// The role alone is not enough: a row's texts are as plain as a Model. A Model is coded or stored,
/// is in a folder of Models, or is used by services and Interactors.
final class ModelTypes {
  let codebase: Codebase
  private var confidences: [TypeID: Double] = [:]
  private var ofViews: [TypeID: Bool] = [:]
  /// A cache of the files that declare a View or a ViewModel.
  private var files: [Int32: Bool] = [:]

  init(_ codebase: Codebase) {
    self.codebase = codebase
  }

  /// Returns the confidence that a type is a Model; 0 if it is none, or if nothing indicates it.
  func confidence(of type: CodeType) -> Double {
    if let known = confidences[type.id] { return known }
    let guess = codebase.guess(type)
    let isCandidate =
      guess.role == .model && guess.confidence >= 0.6 && !type.isExternal && !type.isProtocol
      && codebase.isProduct(type.declaration) && !isOfViews(type)
    let found = isCandidate ? evidence(for: type) : 0
    confidences[type.id] = found
    return found
  }

  /// Returns a Boolean value that indicates whether a type is the network's own form of some data:
  /// it has such a name, and is decoded.
  func isResponse(_ type: CodeType) -> Bool {
    let name = type.name.text
    // NB: for a failure, a View mostly shows the message that came with it.
    return Self.responses.contains { name.hasSuffix($0) && name != $0 } && !name.contains("Error")
      && Self.coded.contains { codebase.isSubtype(type, of: $0) } && confidence(of: type) > 0
  }

  /// Returns a Boolean value that indicates whether a type is certainly a Model: services or
  /// Interactors use it, or it is decoded and in a folder of Models.
  func isOfDomain(_ type: CodeType) -> Bool {
    confidence(of: type) >= 0.85 && !isResponse(type) && !isStyled(type)
  }

  /// Returns a Boolean value that indicates whether the server decides about the look of a type's
  /// value, so that a View can only show it.
  private func isStyled(_ type: CodeType) -> Bool {
    codebase.members(of: type).contains { member in
      guard member.isStored else { return false }
      let name = member.name.text.lowercased()
      return name.hasSuffix("color") || name == "style" || name == "ratio"
    }
  }

  private static let responses = ["Response", "DTO", "Dto", "ResponseModel"]

  private func evidence(for type: CodeType) -> Double {
    if Self.stored.contains(where: { codebase.isSubtype(type, of: $0) }) { return 0.95 }
    let isCoded = Self.coded.contains { codebase.isSubtype(type, of: $0) }
    let isUsed = isUsedByWorkers(type)
    let isInFolder = Self.folders.contains { codebase.path(of: type.declaration).contains($0) }
    switch (isCoded, isUsed, isInFolder) {
    case (true, true, _), (true, _, true): return 0.95
    case (_, true, true): return 0.93
    case (_, true, _): return 0.9
    case (true, _, _), (_, _, true): return 0.88
    default: return 0
    }
  }

  private static let coded: [Name] = ["Codable", "Decodable", "Encodable"]
  private static let stored: [Name] = ["NSManagedObject", "PersistableRecord", "RealmSwiftObject"]
  private static let folders = ["/Model/", "/Models/", "/Entities/", "/Entity/", "/Domain/"]

  private func isUsedByWorkers(_ type: CodeType) -> Bool {
    codebase.mentions(of: type.name).prefix(400).contains { mention in
      guard let user = codebase.enclosingType(of: mention), user.id != type.id else { return false }
      let guess = codebase.guess(user)
      return (guess.role == .service || guess.role == .interactor) && guess.confidence >= 0.7
        && codebase.type(named: type.name, at: mention)?.id == type.id
    }
  }

  /// Returns a Boolean value that indicates whether a type belongs to Views and ViewModels: by the
  /// enclosing type or file, by its name, or because it has colours, images or closures.
  func isOfViews(_ type: CodeType) -> Bool {
    if let known = ofViews[type.id] { return known }
    var outer = type.outer
    var found =
      isScreenFile(type.declaration.file) || isPiece(type) && !isStored(type) || hasLooks(type)
    while let current = outer.map({ codebase[$0] }), !found {
      found = isScreenPart(current) || isPiece(current) || codebase.role(of: current) == .value
      outer = current.outer
    }
    ofViews[type.id] = found
    return found
  }

  /// Returns a Boolean value that indicates whether a file declares a View or a ViewModel.
  func isScreenFile(_ file: Int32) -> Bool {
    if let known = files[file] { return known }
    let found = codebase.children(of: NodeID(file: file, index: 0)).contains { child in
      guard codebase[child].kind.hasMembers, let type = codebase.type(declaredAt: child) else {
        return false
      }
      return isScreenPart(type)
    }
    files[file] = found
    return found
  }

  private func isScreenPart(_ type: CodeType) -> Bool {
    if type.isExternal { return ViewReachesData.confidence(of: type, in: codebase) >= 0.6 }
    let guess = codebase.guess(type)
    return guess.confidence >= 0.6
      && (guess.role.isUI || guess.role.isViewModelLike || guess.role.navigates
        || guess.role == .builder || guess.role == .dataSource || guess.role.isSupport)
  }

  /// Returns a Boolean value that indicates whether a type is decoded and in a folder of entities.
  /// Such a type is a Model, whatever its name says: a timeline's `Filter`.
  private func isStored(_ type: CodeType) -> Bool {
    type.outer == nil && Self.coded.contains { codebase.isSubtype(type, of: $0) }
      && Self.entities.contains { codebase.path(of: type.declaration).contains($0) }
  }

  private static let entities = ["/Entities/", "/Entity/"]

  private func isPiece(_ type: CodeType) -> Bool {
    let name = type.name.text
    return Self.pieces.contains { name.hasSuffix($0) }
      || Self.ofView.contains { name.contains($0) }
  }

  /// The parts of names that mark a type for a View, as in `NewsViewStructure`.
  private static let ofView = ["ViewStructure", "ViewItem", "ViewInfo", "ViewObject", "ViewEntity"]

  private static let pieces = [
    "Row", "Rows", "Section", "Cell", "State", "ViewData", "Configuration", "Config", "Content",
    "Style", "Texts", "Strings", "Props", "Presentation", "UIModel", "DisplayModel", "ViewModel",
    "CellModel", "Option", "Tab", "Badge", "Header", "Footer", "Card", "Button", "Banner",
    "Tooltip", "Viewable", "Renderable", "Displayable", "Theme", "Route", "Filter", "Filters",
    "FilterCollection", "SortOrder", "Parameters", "Localization",
  ]

  private func hasLooks(_ type: CodeType) -> Bool {
    codebase.members(of: type).contains { member in
      if type.kind == .enum, member.isVariable, member.node.file == type.declaration.file,
        Self.symbols.contains(member.name)
      {
        return true
      }
      guard member.isStored, !member.isStatic, let use = codebase.writtenType(of: member.node)
      else { return false }
      return use.isFunction || Self.looks.contains(use.name)
    }
  }

  /// The properties by which a View turns an enum into a symbol.
  private static let symbols: Set<Name> = [
    "systemImage", "systemImageName", "systemName", "symbol", "symbolName", "icon", "iconName",
    "image", "imageName", "color",
  ]
  private static let looks: Set<Name> = [
    "Color", "UIColor", "NSColor", "Image", "UIImage", "NSImage", "Font", "UIFont", "AnyView",
    "LocalizedStringKey", "LocalizedStringResource", "NSAttributedString", "AttributedString",
    "CGFloat", "CGSize", "CGRect", "EdgeInsets", "UIEdgeInsets",
  ]
}
