internal import CalcotCode
internal import CalcotFindings

/// The subscriptions in the bag of an object whose closures retain that object by the name of a
/// variable: `header.taps.bind { open(header.id) }.disposed(by: header.disposeBag)`.
struct BagCycles: CodeSearch {
  let resolver: Resolver
  private let captures: SelfCapture

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
    captures = SelfCapture(codebase: codebase)
  }

  var cycles: [Cycle] {
    Self.storing.flatMap { name in codebase.mentions(of: name).compactMap(cycle(at:)) }
  }

  private static let storing: [Name] = ["disposed", "store"]
  /// A task in a bag ends by itself.
  private static let task: Name = "Task"

  /// Returns a Boolean value that indicates whether a call makes a task: `Task { … }`,
  /// `Task.detached { … }`.
  private func isTask(_ call: NodeID) -> Bool {
    codebase[call].name == Self.task
      || resolver.base(of: call).map { codebase[$0].name } == Self.task
  }

  private func cycle(at call: NodeID) -> Cycle? {
    guard codebase[call].kind == .call, codebase.isProduct(call), let bag = bag(of: call),
      let object = resolver.base(of: bag), codebase[object].kind == .identifier,
      codebase[object].name != .self,
      let local = resolver.localDeclaration(of: codebase[object].name, at: object),
      codebase[local].flags.isDisjoint(with: [.isWeak, .isUnowned]), !isBound(local),
      let type = resolver.type(ofDeclaration: local)?.type, codebase[type].isReference,
      let use = use(of: local, along: call)
    else { return nil }
    let name = codebase[local].name
    let fact = Fact("'\(codebase[bag].name)' of '\(name)' keeps it", at: bag)
    var cycle = Cycle(
      owner: codebase[type], place: use, holder: "closure",
      retainPath: RetainPath().adding(codebase[bag].name.text, fact: fact, trust: 0.95)
        .subscribed())
    cycle.message =
      "'\(name)' keeps a subscription whose closure holds '\(name)', so neither is released"
    return cycle
  }

  private func bag(of call: NodeID) -> NodeID? {
    guard let argument = resolver.arguments(of: call).first,
      let value = resolver.value(of: argument)
    else { return nil }
    return codebase[value].kind == .member ? value : nil
  }

  /// Returns a Boolean value that indicates whether a name repeats that of a weak one:
  /// `if let cell`.
  private func isBound(_ local: NodeID) -> Bool { codebase[local].flags.contains(.shorthand) }

  /// Returns the first place in the closures of a chain of calls that names a variable and retains
  /// it.
  private func use(of local: NodeID, along stored: NodeID) -> NodeID? {
    let name = codebase[local].name
    let flow = ValueFlow(codebase, isClosure: true)
    var current = resolver.base(of: stored)
    while let call = current, codebase[call].kind == .call {
      for argument in resolver.arguments(of: call) {
        guard let closure = resolver.value(of: argument), codebase[closure].kind == .closure,
          !isTask(call), !captures.isWeak(name, in: closure),
          flow.isStream(call)
        else { continue }
        let found = codebase.descendants(of: closure).first { place in
          codebase[place].kind == .identifier && codebase[place].name == name
            && resolver.localDeclaration(of: name, at: place) == local
        }
        if let found { return found }
      }
      current = resolver.base(of: call)
    }
    return nil
  }
}
