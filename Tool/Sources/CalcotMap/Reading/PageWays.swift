internal import CalcotCode

/// The ways in which functions and views show the page in a parameter.
struct PageWays: CodeSearch {
  let resolver: Resolver
  private let pages: PageViews
  private static let longestTrail = 4

  init(_ pages: PageViews) {
    self.pages = pages
    resolver = pages.resolver
  }

  /// Returns the way in which a function or view shows its argument for a parameter or stored
  /// property; nil if it does not show the argument, or shows it only inside the view.
  func way(of parameter: NodeID, depth: SearchDepth) -> Arrow.How? {
    guard depth.follows(parameter, below: Self.longestTrail),
      let function = codebase.parent(of: parameter)
    else { return nil }
    switch codebase[function].kind {
    case .function:
      return Self.way(of: codebase[function].name.text)
        ?? codebase.child(of: function, .body).flatMap { way(of: parameter, in: $0, depth: depth) }
    case .initializer:
      guard let owner = codebase.enclosingType(of: function) else { return nil }
      if owner.name == Self.link { return .push }
      if let body = codebase.child(of: function, .body),
        let found = way(of: parameter, in: body, depth: depth)
      {
        return found
      }
      return codebase.isSubtype(owner, of: ReadingNames.view)
        ? way(ofPropertyLike: parameter, in: owner, depth: depth) : nil
    default:
      return codebase.enclosingType(of: parameter).flatMap {
        codebase.isSubtype($0, of: ReadingNames.view)
          ? way(of: parameter, in: $0, depth: depth) : nil
      }
    }
  }

  /// Returns the way in which a view shows the stored property that has the same type as
  /// `parameter`, a parameter of the view's initializer.
  private func way(
    ofPropertyLike parameter: NodeID, in view: CodeType, depth: SearchDepth
  ) -> Arrow.How? {
    let page = codebase.writtenType(of: parameter)?.name
    for member in codebase.members(of: view) where member.isStored && !member.isStatic {
      guard codebase.writtenType(of: member.node)?.name == page,
        let found = way(of: member.node, in: view, depth: depth)
      else { continue }
      return found
    }
    return nil
  }

  private func way(of property: NodeID, in view: CodeType, depth: SearchDepth) -> Arrow.How? {
    for declaration in view.declarations {
      if let found = way(of: property, in: declaration, depth: depth) { return found }
    }
    return nil
  }

  /// Returns the way of the first call or assignment that shows a parameter or property in some
  /// code.
  private func way(of declaration: NodeID, in code: NodeID, depth: SearchDepth) -> Arrow.How? {
    let name = codebase[declaration].name
    for mention in codebase.mentions(of: name) where codebase.contains(code, mention) {
      guard codebase[mention].kind == .identifier || codebase[mention].kind == .member,
        let argument = codebase.parent(of: mention)
      else { continue }
      if codebase[argument].kind == .assignment {
        if let found = Self.way(ofAssigning: mention, argument, codebase) { return found }
      } else if codebase[argument].kind == .argument,
        let found = way(ofGiving: argument, depth: depth)
      {
        return found
      }
    }
    return nil
  }

  /// Returns the way in which a call shows one of its arguments, or a wrapper around it:
  /// `path.append(Frame(page: page))`.
  private func way(ofGiving argument: NodeID, depth: SearchDepth) -> Arrow.How? {
    guard let call = codebase.parent(of: argument), codebase[call].kind == .call else {
      return nil
    }
    let name = codebase[call].name
    if name == Self.link { return .push }
    if ReadingNames.additions.contains(name), let base = resolver.base(of: call) {
      return Self.isPath(codebase[base].name.text) ? .push : nil
    }
    if let parameter = resolver.parameter(for: argument),
      let found = way(of: parameter, depth: depth + 1)
    {
      return found
    }
    if let found = Self.way(of: name.text) { return found }
    guard name == .`init` || name.text.first?.isUppercase ?? false,
      let outer = codebase.parent(of: call)
    else { return nil }
    if codebase[outer].kind == .assignment { return Self.way(ofAssigning: call, outer, codebase) }
    return codebase[outer].kind == .argument && depth.follows(outer, below: Self.longestTrail)
      ? way(ofGiving: outer, depth: depth + 1) : nil
  }

  /// Returns the way of an assigned property: `sheet = page`, `presentedSheet = page`.
  private static func way(
    ofAssigning value: NodeID, _ assignment: NodeID, _ codebase: Codebase
  ) -> Arrow.How? {
    let parts = Array(codebase.children(of: assignment))
    guard parts.count == 2, parts[1] == value else { return nil }
    let name = codebase[parts[0]].name.text.lowercased()
    return WayWords.way(in: name)
  }

  private static func isPath(_ name: String) -> Bool {
    let text = name.lowercased()
    return ["path", "stack", "routes"].contains { text.contains($0) }
  }

  /// Returns the way that a function's name tells; nil for an ambiguous name.
  private static func way(of name: String) -> Arrow.How? {
    let text = name.lowercased()
    return WayWords.way(in: text) ?? verbs.first { text.hasPrefix($0.0) }?.1
  }

  private static let verbs: [(String, Arrow.How)] = [
    ("navigate", .push), ("goto", .push), ("present", .modal),
    ("replace", .replace), ("setroot", .root), ("switchto", .replace),
  ]
  private static let link: Name = "NavigationLink"
}
