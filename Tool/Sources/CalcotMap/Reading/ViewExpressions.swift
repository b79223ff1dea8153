internal import CalcotCode

/// Finds the SwiftUI views that code makes.
struct ViewExpressions: CodeSearch {
  let resolver: Resolver
  /// The ways in which the code's own functions show their arguments.
  let ways: ContentPresenters

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
    ways = ContentPresenters(resolver)
  }

  /// Returns the outermost views of the code, through stacks, switches and modifiers, and through
  /// the properties and functions that give views: `item.screen`, and the view's own `detail(of:)`.
  ///
  /// - Parameter payloads: The names of the shown values. A view with one as its argument is no
  ///   frame around others.
  func views(in node: NodeID, for payloads: Set<Name> = []) -> [TypeID] {
    var found: [TypeID] = []
    for body in bodies(of: node) { collect(body, payloads, into: &found) }
    return found
  }

  /// Returns some code, and the bodies of its properties and functions that return views.
  func bodies(of node: NodeID) -> [NodeID] {
    var bodies = [node]
    var next = 0
    while next < bodies.count, bodies.count < 24 {
      let used = membersUsed(in: bodies[next]) + ownMembersUsed(in: bodies[next])
      bodies += used.filter { !bodies.contains($0) }
      next += 1
    }
    return bodies
  }

  private func collect(_ node: NodeID, _ payloads: Set<Name>, into views: inout [TypeID]) {
    for child in codebase.descendants(of: node) where codebase[child].kind == .call {
      guard let type = view(madeBy: child), !views.contains(type.id),
        !isContainer(type) || isGiven(payloads, child), !isPart(child, of: node, payloads),
        !isAside(child, of: node)
      else { continue }
      views.append(type.id)
    }
  }

  /// Returns a Boolean value that indicates whether another modifier shows a place, or the place
  /// only decorates: `HomeView().background { HeightReader() }`.
  private func isAside(_ place: NodeID, of node: NodeID) -> Bool {
    var current = place
    while current > node, let parent = codebase.parent(of: current) {
      if codebase[parent].kind == .argument, parent > node,
        Self.labels.contains(codebase[parent].label)
          || codebase.parent(of: parent).map({ call in
            call > node && (isAside(codebase[call].name) || ways.way(of: parent) != nil)
          }) ?? false
      {
        return true
      }
      current = parent
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a modifier shows its views separately, or they
  /// are no screens.
  private func isAside(_ modifier: Name) -> Bool {
    SwiftUIModifiers.way(of: modifier) != nil || Self.decorations.contains(modifier)
  }

  private static let decorations: Set<Name> = [
    "background",
    "overlay", "toolbar", "safeAreaInset", "contextMenu", "swipeActions", "tabItem", "mask",
    "listRowBackground", "ImageRenderer", "alert", "confirmationDialog", "environment",
    "environmentObject",
  ]
  private static let labels: Set<Name> = ["label", "header", "footer", "icon"]

  private func view(madeBy call: NodeID) -> CodeType? {
    let name = codebase[call].name
    guard let first = name.text.utf8.first, first >= 65, first <= 90,
      let type = codebase.type(named: name, at: call), !type.isExternal,
      codebase.isSubtype(type, of: ReadingNames.view)
    else { return nil }
    return type
  }

  /// Returns a Boolean value that indicates whether a view is inside another one of the code.
  private func isPart(_ call: NodeID, of node: NodeID, _ payloads: Set<Name>) -> Bool {
    codebase.ancestors(of: call).contains { outer in
      outer > node && codebase[outer].kind == .call && codebase[outer].name != codebase[call].name
        && (view(madeBy: outer).map { !isContainer($0) || isGiven(payloads, outer) } ?? false)
    }
  }

  private func isGiven(_ payloads: Set<Name>, _ call: NodeID) -> Bool {
    !payloads.isEmpty
      && resolver.arguments(of: call).compactMap(resolver.value(of:)).contains {
        codebase[$0].kind == .identifier && payloads.contains(codebase[$0].name)
      }
  }

  /// Returns a Boolean value that indicates whether a view is only a frame for the views that it
  /// receives: `struct Card<Content: View>: View`.
  func isContainer(_ view: CodeType) -> Bool {
    !ways.views.contains(view.id)
      && codebase.children(of: view.declaration, .genericParameter).contains { parameter in
        codebase.children(of: parameter).contains { codebase[$0].name == ReadingNames.view }
      }
  }

  /// Returns the bodies of the properties and functions that code uses of enums and structs and
  /// that return a view for one of their values.
  func membersUsed(in node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    for use in codebase.descendants(of: node) where codebase[use].kind == .member {
      guard let base = resolver.base(of: use),
        let owner = resolver.type(of: base)?.type ?? typeOfDestination(base)?.id,
        !codebase[owner].isExternal, !codebase.isSubtype(codebase[owner], of: ReadingNames.view),
        let member = codebase.members(named: codebase[use].name, of: codebase[owner]).first,
        let body = bodyOfView(member), !found.contains(body)
      else { continue }
      found.append(body)
    }
    return found
  }

  /// Returns the bodies of the properties and functions that code uses of its own type and that
  /// return a view.
  private func ownMembersUsed(in node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    for use in codebase.descendants(of: node) {
      let name = codebase[use].name
      switch codebase[use].kind {
      case .identifier: break
      case .member:
        guard let base = resolver.base(of: use), codebase[base].name == .self else { continue }
      default: continue
      }
      guard name != Self.body, !isAside(use, of: node),
        resolver.localDeclaration(of: name, at: use) == nil,
        let member = resolver.implicitMember(name, at: use), let owner = member.owner,
        owner == codebase.enclosingType(of: use)?.id,
        let body = bodyOfView(member), !found.contains(body)
      else { continue }
      found.append(body)
    }
    return found
  }

  /// Returns the body of a property or function that returns a view; nil for another one.
  func bodyOfView(_ member: Member) -> NodeID? {
    let result =
      member.isFunction ? codebase.returnType(of: member) : codebase.writtenType(of: member.node)
    guard let result, Self.results.contains(result.name) else { return nil }
    return codebase.child(of: member.node, member.isFunction ? .body : .accessor)
  }

  private static let body: Name = "body"

  /// Returns the type of the value in `navigationDestination(for: Item.self) { item in … }`.
  private func typeOfDestination(_ expression: NodeID) -> CodeType? {
    guard codebase[expression].kind == .identifier,
      let closure = codebase.enclosingClosure(of: expression),
      let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), let name = typeOfValues(call)
    else { return nil }
    let parameter = codebase.parameters(of: closure).first.map { codebase[$0].name }
    guard codebase[expression].name == parameter ?? ReadingNames.firstParameter else { return nil }
    return codebase.type(named: name, at: call)
  }

  /// Returns the name of `Item` in `navigationDestination(for: Item.self)`; nil for a call without
  /// it.
  func typeOfValues(_ call: NodeID) -> Name? {
    guard codebase[call].kind == .call,
      let value = resolver.argument(Self.values, of: call).flatMap(resolver.value(of:)),
      codebase[value].kind == .member, codebase[value].name == Name.`self`,
      let base = resolver.base(of: value)
    else { return nil }
    return codebase[base].name
  }

  private static let values: Name = "for"
  private static let results: Set<Name> = ["View", "AnyView"]
}
