internal import CalcotCode

/// The views that values of the code's own carry: with
/// `static var help: Route { Route(style: .sheet) { HelpView() } }`, `router.show(.help)` shows
/// `HelpView`.
struct RouteValues {
  private let codebase: Codebase
  private let resolver: Resolver
  private(set) var showings: [SwiftUIShowing.Showing] = []

  init(_ expressions: ViewExpressions) {
    codebase = expressions.codebase
    resolver = expressions.resolver
    var verbs = ShowingVerbs()
    for type in codebase.types
    where !type.isExternal && !type.isProtocol && codebase.isProduct(type.declaration)
      && !codebase.isSubtype(type, of: ReadingNames.view)
    {
      for member in codebase.members(of: type) where member.isStatic {
        guard let making = making(of: member, type) else { continue }
        let views = resolver.arguments(of: making).filter(isClosure)
          .flatMap { expressions.views(in: $0) }
        guard !views.isEmpty else { continue }
        let how = way(in: making)
        for use in uses(of: member, in: type) {
          guard let verb = verbs.answer(for: codebase[use].name).how else { continue }
          showings.append(.init(node: use, how: how ?? verb, views: views))
        }
      }
    }
  }

  /// Returns the call that makes a value of the type in one of its static members.
  private func making(of member: Member, _ type: CodeType) -> NodeID? {
    codebase.descendants(of: member.node).first { node in
      codebase[node].kind == .call && codebase[node].name == type.name
        && resolver.arguments(of: node).contains(where: isClosure)
    }
  }

  private func isClosure(_ argument: NodeID) -> Bool {
    resolver.value(of: argument).map { codebase[$0].kind == .closure } ?? false
  }

  /// Returns the way that an argument names: `style: .sheet`.
  private func way(in making: NodeID) -> Arrow.How? {
    resolver.arguments(of: making).lazy.compactMap(resolver.value(of:)).compactMap { value in
      codebase[value].kind == .closure
        ? nil : WayWords.way(in: codebase[value].name.text.lowercased())
    }.first
  }

  /// Returns the calls that are given the value of a static member: `router.show(.help)`.
  private func uses(of member: Member, in type: CodeType) -> [NodeID] {
    // NB: a receiver of unknown type may take the value of the only type that has it.
    let isOnlyOne = isOnlyOne(member)
    return codebase.mentions(of: member.name).compactMap { mention in
      guard codebase.isProduct(mention), isNamed(mention, of: type),
        let argument = codebase.parent(of: mention), codebase[argument].kind == .argument,
        let call = codebase.parent(of: argument), codebase[call].kind == .call
      else { return nil }
      if let parameter = resolver.parameter(for: argument) {
        return codebase.writtenType(of: parameter)?.name == type.name ? call : nil
      }
      return resolver.base(of: mention) != nil || isOnlyOne ? call : nil
    }
  }

  /// Returns a Boolean value that indicates whether no other type has a static member, or case, of the name.
  private func isOnlyOne(_ member: Member) -> Bool {
    codebase.types.count { type in
      !type.isExternal && codebase.members(of: type).contains { $0.name == member.name }
    } == 1
  }

  /// Returns a Boolean value that indicates whether a mention is `.help` or `Route.help`.
  private func isNamed(_ mention: NodeID, of type: CodeType) -> Bool {
    let kind = codebase[mention].kind
    guard kind == .member || kind == .call else { return false }
    guard let base = resolver.base(of: mention) else {
      return kind == .member
        || resolver.callee(of: mention).map { codebase[$0].kind == .member } ?? false
    }
    return codebase[base].name == type.name
  }
}
