internal import CalcotCode

/// Follows a value through the code to the property that retains it.
///
/// It goes outward from an expression: into the variable that gets the value, and on to the uses of
/// that variable; into the parameter that takes it, and on to the uses in the function; out of the
/// function that returns it, and on to the calls in the same type. The path ends where the syntax
/// does not tell the way: a result is certain, as far as names can tell, but a value without a
/// result may still be retained.
struct ValueFlow: CodeSearch {
  let resolver: Resolver
  /// A Boolean value that indicates whether the value is a closure. A property of a framework that
  /// takes a closure retains it.
  let isClosure: Bool
  /// The class of the value, if the code tells it.
  private var origin: CodeType?
  var visited: Set<NodeID> = []

  static let longestTrail = 18

  init(_ codebase: Codebase, isClosure: Bool) {
    resolver = Resolver(codebase)
    self.isClosure = isClosure
  }

  /// Returns the path to the property that retains an expression's value in the enclosing object,
  /// if there is one.
  static func keeping(
    of expression: NodeID, isClosure: Bool, in codebase: Codebase
  ) -> RetainPath? {
    var flow = ValueFlow(codebase, isClosure: isClosure)
    if !isClosure, codebase[expression].name == .self {
      flow.origin = codebase.enclosingType(of: expression)
    }
    return flow.kept(expression, RetainPath())
  }

  /// Returns the first path that ends with an object that retains the value, also through functions
  /// of the type that return it.
  mutating func kept(_ expression: NodeID, _ retainPath: RetainPath) -> RetainPath? {
    var pending = endings(of: expression, retainPath)
    while !pending.isEmpty {
      switch pending.removeFirst() {
      case .kept(let retainPath):
        if !retainPath.properties.contains(where: WorkQueue(codebase).isOne) { return retainPath }
      case .returned(let member, let retainPath):
        guard retainPath.depth < Self.longestTrail else { continue }
        for use in uses(of: member) { pending += endings(of: use, retainPath.adding()) }
      }
    }
    return nil
  }

  /// Follows the value of an expression.
  mutating func endings(of expression: NodeID, _ retainPath: RetainPath) -> [Ending] {
    guard retainPath.depth < Self.longestTrail, visited.insert(expression).inserted,
      let parent = codebase.parent(of: expression)
    else { return [] }
    let around = codebase[parent]
    switch around.kind {
    case .argument: return endings(ofArgument: parent, retainPath.adding())
    case .cast: return passes(parent) ? endings(of: parent, retainPath) : []
    case .collection: return endings(of: parent, retainPath)
    case .operation
    where [RetainingNames.orElse, RetainingNames.ternary, RetainingNames.plus].contains(around.name):
      return endings(of: parent, retainPath)
    case .initialValue: return endings(ofInitialValue: parent, retainPath)
    case .assignment:
      guard around.name == RetainingNames.assign || around.name == RetainingNames.addAssign,
        let target = codebase.children(of: parent).first(where: { _ in true }),
        target != expression
      else { return [] }
      return endings(ofAssignmentTo: target, retainPath)
    case .member: return endings(ofBase: expression, of: parent, retainPath)
    case .statement where around.name == RetainingNames.return:
      return endings(ofReturn: parent, retainPath)
    case .body, .accessor, .closure:
      return isOnly(expression, in: parent) ? endings(ofReturn: expression, retainPath) : []
    default: return []
    }
  }

  /// Returns a Boolean value that indicates whether a cast can succeed for the value.
  private func passes(_ cast: NodeID) -> Bool {
    guard let origin, origin.kind == .class,
      let wanted = codebase.writtenType(of: cast).flatMap({ codebase.type(of: $0) }),
      wanted.kind == .class, !wanted.isExternal
    else { return true }
    return codebase.isSubtype(origin, of: wanted.name)
      || codebase.isSubtype(wanted, of: origin.name)
  }

  private mutating func endings(ofInitialValue value: NodeID, _ retainPath: RetainPath) -> [Ending]
  {
    guard let declaration = codebase.parent(of: value) else { return [] }
    let node = codebase[declaration]
    guard node.flags.isDisjoint(with: [.isWeak, .isUnowned]) else { return [] }
    switch node.kind {
    case .variable:
      guard let member = codebase.member(declaredAt: declaration) else { return [] }
      return endings(keptIn: member, retainPath)
    case .local: return endings(ofDeclaration: declaration, retainPath)
    default: return []
    }
  }

  /// Follows a property of the object itself.
  func endings(keptIn member: Member, _ retainPath: RetainPath) -> [Ending] {
    guard codebase.retains(member), member.owner != nil else { return [] }
    let fact = Fact("'\(member.name)' keeps it", at: member.node)
    return [.kept(retainPath.adding(member, fact: fact))]
  }

  // MARK: Variables

  /// Follows the value of a local variable or a parameter.
  mutating func endings(ofDeclaration declaration: NodeID, _ retainPath: RetainPath) -> [Ending] {
    guard retainPath.depth < Self.longestTrail, visited.insert(declaration).inserted else {
      return []
    }
    var found: [Ending] = []
    for use in uses(ofDeclaration: declaration) {
      found += endings(of: use, retainPath.adding())
      found += endings(ofClosuresAround: use, upTo: declaration, retainPath)
      if found.contains(where: \.isKept) { return found }
    }
    for local in shorthands(of: declaration) {
      found += endings(ofDeclaration: local, retainPath.adding())
    }
    return found
  }

  /// Returns the `if let name` of a declaration: the same value under the same name.
  private func shorthands(of declaration: NodeID) -> [NodeID] {
    guard let scope = scope(of: declaration) else { return [] }
    let name = codebase[declaration].name
    return codebase.descendants(of: scope).filter { place in
      let node = codebase[place]
      return node.kind == .local && node.name == name && node.flags.contains(.shorthand)
        && place > declaration && resolver.localDeclaration(of: name, at: place) == declaration
    }
  }

  /// Follows the closures that capture a variable, which retain its value.
  private mutating func endings(
    ofClosuresAround use: NodeID, upTo declaration: NodeID, _ retainPath: RetainPath
  ) -> [Ending] {
    let name = codebase[declaration].name
    guard let scope = codebase.parent(of: declaration) else { return [] }
    var found: [Ending] = []
    var current = use
    while let parent = codebase.parent(of: current), parent != scope {
      let node = codebase[parent]
      if node.kind.hasMembers { break }
      if node.kind == .closure, !contains(parent, declaration) {
        if SelfCapture(codebase: codebase).isWeak(name, in: parent) { break }
        found += endings(of: parent, retainPath.adding(trust: 0.95))
      }
      current = parent
    }
    return found
  }

  private func contains(_ outer: NodeID, _ inner: NodeID) -> Bool {
    codebase.contains(outer, inner)
  }

  /// Returns the uses of a local variable or a parameter.
  func uses(ofDeclaration declaration: NodeID) -> [NodeID] {
    let node = codebase[declaration]
    guard let scope = scope(of: declaration), !node.name.isNone else { return [] }
    return codebase.descendants(of: scope).filter { place in
      let found = codebase[place]
      return found.kind == .identifier && found.name == node.name && place > declaration
        && resolver.localDeclaration(of: node.name, at: place) == declaration
    }
  }

  /// Returns the scope of a declaration. A `guard` declares names for the code around it.
  private func scope(of declaration: NodeID) -> NodeID? {
    guard let parent = codebase.parent(of: declaration) else { return nil }
    if codebase[parent].kind == .statement, codebase[parent].name == RetainingNames.guard {
      return codebase.parent(of: parent)
    }
    return parent
  }

  // MARK: Returning

  private func isOnly(_ expression: NodeID, in body: NodeID) -> Bool {
    var statements = 0
    for child in codebase.children(of: body) {
      switch codebase[child].kind {
      case .parameter, .capture, .attribute, .type, .functionType, .compositeType, .returnType:
        break
      default: statements += 1
      }
    }
    return statements == 1
  }

  /// Follows the returned value of a function, getter or closure.
  private mutating func endings(ofReturn place: NodeID, _ retainPath: RetainPath) -> [Ending] {
    var current = place
    while let parent = codebase.parent(of: current) {
      let node = codebase[parent]
      if node.kind == .closure { return endings(returnedFrom: parent, retainPath) }
      if node.kind == .accessor, node.name != RetainingNames.get { return [] }
      if node.kind.isMemberDeclaration {
        guard let member = codebase.member(declaredAt: parent) else { return [] }
        return [.returned(from: member, retainPath.adding())]
      }
      if node.kind.hasMembers { return [] }
      current = parent
    }
    return []
  }

  /// Follows the result of a closure that runs at once, or in `map`, to the code around it.
  private mutating func endings(returnedFrom closure: NodeID, _ retainPath: RetainPath) -> [Ending]
  {
    guard let parent = codebase.parent(of: closure) else { return [] }
    let around = codebase[parent]
    if around.kind == .call { return endings(of: parent, retainPath.adding()) }
    guard around.kind == .argument, let call = codebase.parent(of: parent),
      RetainingNames.transforms.contains(codebase[call].name), !isStream(call)
    else { return [] }
    return endings(of: call, retainPath.adding())
  }

  /// Returns the uses of a property or function in its own type, as expressions with the value.
  private func uses(of member: Member) -> [NodeID] {
    guard let owner = member.owner else { return [] }
    var found: [NodeID] = []
    for mention in codebase.mentions(of: member.name) {
      let node = codebase[mention]
      guard node.kind == .identifier || node.kind == .member,
        codebase.enclosingType(of: mention)?.id == owner
      else { continue }
      if node.kind == .member {
        guard let base = resolver.base(of: mention), codebase[base].kind == .identifier,
          codebase[base].name == .self
        else { continue }
      } else if resolver.localDeclaration(of: node.name, at: mention) != nil {
        continue
      }
      guard member.isFunction else {
        found.append(mention)
        continue
      }
      if let call = codebase.parent(of: mention), codebase[call].kind == .call,
        resolver.callee(of: call) == mention
      {
        found.append(call)
      }
    }
    return found
  }
}

extension Ending {
  var isKept: Bool {
    if case .kept = self { return true }
    return false
  }
}
