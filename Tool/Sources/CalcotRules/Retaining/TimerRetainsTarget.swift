internal import CalcotCode
internal import CalcotFindings

/// A repeating timer or a display link that retains `self`, and that only `deinit` ends.
struct TimerRetainsTarget: Rule {
  static let description = RuleDescription(
    id: "timer-retains-target", group: "retaining",
    summary: "A repeating timer does not hold an object that ends it only in its 'deinit'.",
    rationale: """
      The run loop keeps a repeating timer or display link until it is invalidated, and that keeps its
      target or its closure. A 'deinit' that invalidates it never runs.
      """,
    remedy: """
      Capture 'self' weakly in the timer's closure, and invalidate it when the work is over; give a
      display link a target of its own.
      """,
    examples: examples)

  private static let timers: [Name] = ["scheduledTimer", "Timer", "CADisplayLink"]
  private static let displayLink: Name = "CADisplayLink"
  private static let target: Name = "target"
  private static let repeats: Name = "repeats"
  private static let `true`: Name = "true"
  private static let invalidate: Name = "invalidate"

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let resolver = Resolver(codebase)
    return Self.timers.flatMap { name in
      codebase.mentions(of: name).compactMap { call in
        guard codebase[call].kind == .call, codebase.isProduct(call),
          let owner = codebase.enclosingType(of: call), owner.isReference,
          codebase.enclosingMember(of: call)?.isStatic != true, isRepeating(call, resolver),
          let place = holder(in: call, resolver), !isEnded(in: owner, codebase)
        else { return nil }
        return context.finding(
          of: Self.self, at: place, confidence: 0.9, symbol: name.text,
          message:
            "a repeating timer holds '\(owner.name)', and only its own 'deinit' could end it",
          facts: [Fact("the timer is made here", at: call)])
      }
    }
  }

  private func isRepeating(_ call: NodeID, _ resolver: Resolver) -> Bool {
    if resolver.codebase[call].name == Self.displayLink { return true }
    return resolver.argument(Self.repeats, of: call).flatMap(resolver.value(of:))
      .map { resolver.codebase[$0].name == Self.true } ?? false
  }

  /// Returns `target: self`, or the use of `self` in the closure.
  private func holder(in call: NodeID, _ resolver: Resolver) -> NodeID? {
    let codebase = resolver.codebase
    if let target = resolver.argument(Self.target, of: call).flatMap(resolver.value(of:)),
      codebase[target].kind == .identifier, codebase[target].name == .self
    {
      return target
    }
    let captures = SelfCapture(codebase: codebase)
    for argument in resolver.arguments(of: call) {
      guard let closure = resolver.value(of: argument), codebase[closure].kind == .closure else {
        continue
      }
      return codebase.descendants(of: closure).first { use in
        codebase[use].kind == .identifier && codebase[use].name == .self
          && captures.closures(holdingBy: use).contains(closure)
      }
    }
    return nil
  }

  private func isEnded(in owner: CodeType, _ codebase: Codebase) -> Bool {
    codebase.mentions(of: Self.invalidate).contains { mention in
      codebase[mention].kind == .call && codebase.enclosingType(of: mention) == owner
        && codebase.ancestor(of: mention) { $0.kind == .deinitializer } == nil
    }
  }
}

extension TimerRetainsTarget {
  static let examples: [RuleDescription.Example] = [
    .init(
      "a display link that nothing ends",
      """
      final class PulseView: UIView {
        func start() {
          let link = CADisplayLink(target: ↓self, selector: #selector(step))
          link.add(to: .main, forMode: .common)
        }
      }
      """),
    .init(
      "a repeating timer that only deinit ends",
      """
      final class PollingViewModel {
        private var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in ↓self.poll() }
        }
        deinit { timer?.invalidate() }
      }
      """),
    .init(
      "timers that end, fire once, or hold nothing",
      """
      final class CountdownViewModel {
        private var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
        }
        func stop() { timer?.invalidate() }
      }
      final class HintViewModel {
        func start() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.hide() }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
        }
      }
      """),
  ]
}
