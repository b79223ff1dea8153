internal import CalcotCode

/// Finds the screen that triggers a place in the code: a coordinator handles its output there.
struct Triggers: CodeSearch {
  struct Source {
    var unit: Int
    var label: String
    /// The confidence that the screen leads to the place.
    var confidence = 1.0
  }

  /// The trail from a place outwards.
  private struct Trail {
    /// The type whose function is called at the place; nil for a place that shows something itself.
    var callee: CodeType?
    var label = ""
    var depth = 0
    /// The conditions that the callers have to meet.
    var choices: [ValueChoice] = []
    var confidence = 1.0
  }

  let resolver: Resolver
  let table: ScreenTable
  let expressions: ScreenExpressions
  let delegates: DelegateChoice
  private let choices: ValueChoices
  /// A cache of the screens that use types which belong to no screen.
  let known = SearchAnswers<[Int]>()
  private static let maximumDepth = 7

  init(_ expressions: ScreenExpressions) {
    self.expressions = expressions
    resolver = expressions.resolver
    table = expressions.table
    delegates = DelegateChoice(resolver)
    choices = ValueChoices(resolver)
  }

  func sources(of node: NodeID) -> [Source] {
    var seen: Set<NodeID> = []
    var found: [Source] = []
    collect(node, Trail(), seen: &seen, into: &found)
    return found
  }

  private func collect(
    _ node: NodeID, _ trail: Trail, seen: inout Set<NodeID>, into found: inout [Source]
  ) {
    guard seen.insert(node).inserted else { return }
    guard let type = codebase.enclosingType(of: node) else {
      guard let function = codebase.enclosingMember(of: node) else { return }
      let calls = callers(ofGlobal: function)
      return follow(calls, outOf: function, of: nil, from: node, trail, seen: &seen, into: &found)
    }
    let outermost = outermost(of: type)
    if outermost.isProtocol {
      return collectInExtension(of: outermost, node, trail, seen: &seen, into: &found)
    }
    let own = table.related(to: outermost)
    // NB: what a shared object tells its delegate happens for the app, not for its last user.
    if own == nil, trail.callee != nil, tellsDelegate(node), isShared(outermost) { return }
    // NB: a container acts for its callers, not for all types that have one.
    let isContainer = table.containers.contains(outermost.id)
    guard
      isContainer || table.navigates(outermost) || table.navigates(type)
        || own == nil && !codebase.role(of: outermost).isUI
    else { return add(own.map { [$0] } ?? owners(of: outermost, at: node), trail, to: &found) }
    let climb = climb(from: node, besides: own)
    guard climb.asked.isEmpty else {
      return add(
        climb.asked, trail, naming: climb.cases.first.flatMap(caseName) ?? "", to: &found)
    }
    guard trail.depth < Self.maximumDepth, codebase[climb.top].kind.isMemberDeclaration,
      let member = codebase.member(declaredAt: climb.top)
    else { return add(own.map { [$0] } ?? [], trail, to: &found) }
    let outer = self.trail(trail, outOf: member, of: type, from: node)
    let step = step(of: member)
    var sites = climb.events.flatMap { events($0.names, outside: $0.node, in: type, or: step) }
      .map { (node: $0, trail: outer) }
    if sites.isEmpty {
      let calls = callers(of: member, in: type)
      sites = calls.compactMap { call in meeting(outer, at: call).map { (node: call, trail: $0) } }
      // NB: nobody asks for this case.
      if sites.isEmpty, !calls.isEmpty { return }
    }
    let before = found.count
    let wasFollowed = sites.contains { seen.contains($0.node) }
    for site in sites { collect(site.node, site.trail, seen: &seen, into: &found) }
    guard found.count == before else { return }
    if let own {
      // NB: code that sets up a coordinator may only define later actions, as a state machine's
      // does.
      if !wasFollowed, !member.isInitializer || found.isEmpty {
        add([own], trail, naming: member.name.text, to: &found)
      }
    } else if trail.depth == 0, !isContainer {
      // NB: a helper without a visible call is used by its creator.
      add(owners(of: outermost, at: node), trail, to: &found)
    }
  }

  /// Collects from the code in a protocol's extension: from its callers, or from each conforming
  /// type if no code calls it.
  private func collectInExtension(
    of declared: CodeType, _ node: NodeID, _ trail: Trail, seen: inout Set<NodeID>,
    into found: inout [Source]
  ) {
    if let member = codebase.enclosingMember(of: node) {
      let calls = callers(ofDefault: member, of: declared)
      guard calls.isEmpty else {
        return follow(
          calls, outOf: member, of: declared, from: node, trail, seen: &seen, into: &found)
      }
    }
    let conformers = codebase.conformers(of: declared).filter { conformer in
      trail.callee.map { delegates.mayGo(node, to: $0, from: conformer) } ?? true
    }
    add(conformers.compactMap(table.related(to:)), trail, to: &found)
  }

  /// Collects from the calls of the function around a place.
  private func follow(
    _ calls: [NodeID], outOf member: Member, of type: CodeType?, from node: NodeID, _ trail: Trail,
    seen: inout Set<NodeID>, into found: inout [Source]
  ) {
    guard trail.depth < Self.maximumDepth else { return }
    let outer = self.trail(trail, outOf: member, of: type, from: node)
    for call in calls {
      guard let trail = meeting(outer, at: call) else { continue }
      collect(call, trail, seen: &seen, into: &found)
    }
  }

  /// Returns the trail from a place in a member to the member's callers.
  private func trail(
    _ trail: Trail, outOf member: Member, of type: CodeType?, from node: NodeID
  ) -> Trail {
    var outer = trail
    outer.callee = type
    outer.depth += 1
    if outer.label.isEmpty { outer.label = member.name.text }
    outer.choices =
      choices.around(node, in: member.node)
      + trail.choices.filter { $0.function == member.node }
    return outer
  }

  /// Returns the trail through a call, with what its own callers have to meet; nil if the call
  /// gives another value than the ones for which the code runs.
  private func meeting(_ trail: Trail, at call: NodeID) -> Trail? {
    var outer = trail
    outer.choices = []
    for choice in trail.choices {
      switch choices.answer(choice, at: call) {
      case .yes: break
      case .no: return nil
      case .unknown: outer.confidence *= Self.confidenceOfUnknownValue
      case .callers(let other): outer.choices.append(other)
      }
    }
    return outer
  }

  private static let confidenceOfUnknownValue = 0.5

  private func outermost(of type: CodeType) -> CodeType {
    var outermost = type
    while let outer = outermost.outer, table.related(to: outermost) == nil {
      outermost = codebase[outer]
    }
    return outermost
  }

  /// A walk from a place outwards, up to the declaration of a member.
  private struct Climb {
    var top: NodeID
    /// The screens that receive the code as an output. Once there are some, the code around it no
    /// longer counts.
    var asked: [Int] = []
    var cases: [NodeID] = []
    var events: [(node: NodeID, names: [Name])] = []
  }

  private func climb(from node: NodeID, besides own: Int?) -> Climb {
    var climb = Climb(top: node)
    while let parent = codebase.parent(of: climb.top),
      !codebase[climb.top].kind.isMemberDeclaration
    {
      let kind = codebase[climb.top].kind
      if kind == .closure || climb.top == node {
        climb.asked = asked(by: climb.top, depth: SearchDepth()).filter { $0 != own }
        if !climb.asked.isEmpty { return climb }
      }
      if kind == .statement, codebase[climb.top].name == ReadingNames.case {
        climb.cases.append(climb.top)
        climb.events.append((climb.top, patterns(of: climb.top)))
      } else if kind == .closure, let call = call(takingClosure: climb.top) {
        let names = eventsHandled(by: call)
        if !names.isEmpty { climb.events.append((call, names)) }
      }
      climb.top = parent
    }
    return climb
  }

  private func add(
    _ units: [Int], _ trail: Trail, naming name: String = "", to found: inout [Source]
  ) {
    let label = trail.label.isEmpty ? name : trail.label
    for unit in units {
      if let known = found.firstIndex(where: { $0.unit == unit }) {
        found[known].confidence = max(found[known].confidence, trail.confidence)
      } else {
        found.append(Source(unit: unit, label: label, confidence: trail.confidence))
      }
    }
  }
}
