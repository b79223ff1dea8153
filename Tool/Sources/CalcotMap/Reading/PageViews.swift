internal import CalcotCode

/// The views of the cases of enums, read from switches: in the enum itself, as in
/// `func view() -> some View { switch self { … } }`, in a function with a case as its parameter, or
/// in a view with a case as its property.
struct PageViews: CodeSearch {
  /// The views shown for a case.
  struct Content {
    var views: [TypeID] = []
    /// The enum of a payload that has views of its own: `case let .settings(page): page.view()`.
    var nested: TypeID?
  }

  /// A `case` of a switch that gives views.
  private struct Choice {
    var page: TypeID
    var node: NodeID
  }

  let resolver: Resolver
  private let views: ViewExpressions
  /// The contents of the cases, by the enums.
  private(set) var pages: [TypeID: [Name: Content]] = [:]

  init(_ views: ViewExpressions) {
    self.views = views
    resolver = views.resolver
    let choices = choices()
    let all = Set(choices.map(\.page))
    for choice in choices {
      let content = content(of: choice, among: all)
      guard !content.views.isEmpty || content.nested != nil else { continue }
      for name in CasePatterns(codebase).names(of: choice.node) {
        pages[choice.page, default: [:]][name] = content
      }
    }
  }

  private func choices() -> [Choice] {
    var found: [Choice] = []
    for type in codebase.types
    where !type.isExternal && !type.isProtocol && codebase.isProduct(type.declaration) {
      let isView = codebase.isSubtype(type, of: ReadingNames.view)
      for member in codebase.members(of: type) {
        guard let body = views.bodyOfView(member) else { continue }
        for node in codebase.descendants(of: body) {
          guard let subject = subject(of: node),
            !isView || !member.isFunction && isGiven(subject),
            let page = page(of: subject)
          else { continue }
          found += cases(of: node).map { Choice(page: page, node: $0) }
        }
      }
    }
    return found
  }

  /// Returns the cases of a switch, including those in a clause of `#if`.
  private func cases(of node: NodeID) -> [NodeID] {
    codebase.children(of: node).flatMap { child -> [NodeID] in
      switch codebase[child].kind {
      case .statement: [child]
      case .conditionalCompilation: cases(of: child)
      default: []
      }
    }
  }

  /// Returns the subject of a switch; nil for another node.
  private func subject(of node: NodeID) -> NodeID? {
    guard codebase[node].kind == .statement, codebase[node].name == Self.switch else { return nil }
    return codebase.children(of: node).first { _ in true }
  }

  private func page(of subject: NodeID) -> TypeID? {
    guard let type = resolver.type(of: subject)?.type, codebase[type].kind == .enum,
      codebase.isProduct(codebase[type].declaration)
    else { return nil }
    return type
  }

  /// Returns a Boolean value that indicates whether an expression begins with a property of a view
  /// that its creator sets: `page`, and `frame.page`.
  func isGiven(_ expression: NodeID) -> Bool {
    var root = expression
    while let base = resolver.base(of: root), codebase[base].name != .self { root = base }
    guard codebase[root].kind == .identifier || codebase[root].kind == .member,
      resolver.localDeclaration(of: codebase[root].name, at: root) == nil,
      let member = resolver.implicitMember(codebase[root].name, at: root)
    else { return false }
    return member.isStored && !member.isStatic
      && codebase.child(of: member.node, .initialValue) == nil
      && !codebase.attributes(of: member.node).contains(where: Self.sharing.contains)
  }

  private func content(of choice: Choice, among pages: Set<TypeID>) -> Content {
    for use in codebase.descendants(of: choice.node) {
      if let inner = pageShown(by: use), inner != choice.page, pages.contains(inner) {
        return Content(nested: inner)
      }
    }
    let payloads = codebase.descendants(of: choice.node).filter { codebase[$0].kind == .local }
    return Content(
      views: views.views(in: choice.node, for: Set(payloads.map { codebase[$0].name })))
  }

  /// Returns the enum whose case a member or call turns into a view: `page.view()`, and
  /// `SettingsRouter.view(for: page)`.
  private func pageShown(by use: NodeID) -> TypeID? {
    if codebase[use].kind == .call, let maker = resolver.target(of: use), maker.isFunction,
      views.bodyOfView(maker) != nil
    {
      return resolver.arguments(of: use).lazy.compactMap(resolver.value(of:)).compactMap {
        codebase[$0].kind == .identifier ? page(of: $0) : nil
      }.first
    }
    guard codebase[use].kind == .member, let base = resolver.base(of: use),
      let page = page(of: base), isMaker(codebase[use].name, of: page)
    else { return nil }
    return page
  }

  private func isMaker(_ name: Name, of page: TypeID) -> Bool {
    codebase.members(named: name, of: codebase[page]).contains { views.bodyOfView($0) != nil }
  }

  /// Returns a Boolean value that indicates whether a view is a frame for any screen: its creator
  /// gives it a case of one of these enums, and it shows the view of that case.
  func isFrame(_ view: CodeType, for shown: Set<TypeID>) -> Bool {
    view.declarations.contains { declaration in
      codebase.descendants(of: declaration).contains { node in
        if let subject = subject(of: node) {
          return isGiven(subject) && page(of: subject).map(shown.contains) ?? false
        }
        guard codebase[node].kind == .member, let base = resolver.base(of: node), isGiven(base),
          let page = page(of: base), shown.contains(page)
        else { return false }
        return isMaker(codebase[node].name, of: page)
      }
    }
  }

  private static let `switch`: Name = "switch"
  private static let sharing: Set<Name> = ["Environment", "EnvironmentObject", "Query"]
}
