internal import CalcotCode
internal import CalcotFindings

/// The closures that a reactor's own stream of state keeps: those in the streams that `transform`
/// returns, and those of timers in `mutate`.
struct ReactorCycles: CodeSearch {
  let resolver: Resolver
  private let ends: StreamEnd

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
    ends = StreamEnd(codebase)
  }

  private static let transform: Name = "transform"
  private static let mutate: Name = "mutate"
  private static let timers: Set<Name> = ["interval"]
  private static let ending: Set<Name> = [
    "take", "takeUntil", "takeWhile", "first", "timeout",
  ]

  /// Returns the cycle of a closure in a chain of such a stream; nil if something ends it.
  func cycle(of capture: CapturingClosure) -> Cycle? {
    guard let member = codebase.enclosingMember(of: capture.closure), member.isFunction,
      member.name == Self.transform || member.name == Self.mutate,
      codebase.isReactor(capture.owner), codebase.enclosingClosure(of: capture.closure) == nil,
      let argument = codebase.parent(of: capture.closure),
      let call = codebase.parent(of: argument), codebase[call].kind == .call,
      isEndless(call, in: member)
    else { return nil }
    let path = RetainPath().adding("state").subscribed().guessed()
    return Cycle(capture, path, in: codebase)
  }

  private func isEndless(_ call: NodeID, in member: Member) -> Bool {
    let names = chain(around: call)
    if !names.isDisjoint(with: Self.ending) { return false }
    return member.name == Self.transform
      ? !ends.ends(call) : !names.isDisjoint(with: Self.timers)
  }

  /// Returns the names of all calls in the chain of a call.
  private func chain(around call: NodeID) -> Set<Name> {
    var names: Set<Name> = []
    var last = call
    while let member = codebase.parent(of: last), codebase[member].kind == .member,
      let next = codebase.parent(of: member), codebase[next].kind == .call
    {
      last = next
    }
    var current: NodeID? = last
    while let step = current, codebase[step].kind == .call {
      names.insert(codebase[step].name)
      current = resolver.base(of: step)
    }
    return names
  }
}
