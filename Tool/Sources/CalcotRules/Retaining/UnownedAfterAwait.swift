internal import CalcotCode
internal import CalcotFindings

/// An `unowned` reference that code reads after an `await`.
struct UnownedAfterAwait: Rule {
  static let description = RuleDescription(
    id: "unowned-after-await", group: "retaining",
    summary: "Code does not read an 'unowned' reference after an 'await'.",
    rationale: """
      While a task waits, its screen can be closed and what it refers to be released. The task goes on all
      the same, also when it has been cancelled, and reading an 'unowned' reference to a released object ends
      the process: on a server for every visitor.
      """,
    remedy: "Hold the object strongly for the time of the work, or declare the reference 'weak'.",
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let waits = Waits(codebase)
    guard !waits.isEmpty else { return [] }
    var findings: [Finding] = []
    for file in codebase.files.indices where codebase.codeFiles[file].isProduct {
      for node in codebase.nodes(inFile: file) where codebase[node].flags.contains(.isUnowned) {
        let found = codebase[node]
        let uses =
          switch found.kind {
          case .capture: Self.uses(ofCapture: node, in: codebase)
          case .variable: Self.uses(ofProperty: node, in: codebase)
          default: [NodeID]()
          }
        for use in uses {
          guard let wait = waits.wait(before: use, since: node) else { continue }
          findings.append(
            context.finding(
              of: Self.self, at: use, confidence: 0.85, symbol: found.name.text,
              message:
                "'\(found.name)' is unowned, and read after an 'await', when it may have been released",
              facts: [Fact("the code waits here", at: wait), Fact("it is unowned here", at: node)]))
          break
        }
      }
    }
    return findings
  }

  /// Returns the uses of a captured name in its closure.
  private static func uses(ofCapture capture: NodeID, in codebase: Codebase) -> [NodeID] {
    guard let closure = codebase.parent(of: capture) else { return [] }
    let name = codebase[capture].name
    return codebase.descendants(of: closure).filter { use in
      codebase[use].kind == .identifier && codebase[use].name == name
        && codebase.parent(of: use).map { codebase[$0].kind != .capture } ?? true
    }
  }

  /// Returns the uses of a property in its type: `coordinator`, or `self.coordinator`.
  private static func uses(ofProperty property: NodeID, in codebase: Codebase) -> [NodeID] {
    guard let owner = codebase.enclosingType(of: property) else { return [] }
    return codebase.mentions(of: codebase[property].name).filter { use in
      guard codebase.enclosingType(of: use) == owner else { return false }
      if codebase[use].kind == .identifier { return true }
      guard codebase[use].kind == .member,
        let base = codebase.children(of: use).first(where: { _ in true })
      else { return false }
      return codebase[base].kind == .identifier && codebase[base].name == .self
    }
    .sorted()
  }
}

/// The places at which code waits.
private struct Waits {
  private let codebase: Codebase
  /// The places by the function or closure that they are in.
  private var places: [NodeID: [NodeID]] = [:]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    for file in codebase.files.indices where codebase.codeFiles[file].isProduct {
      for node in codebase.nodes(inFile: file) where codebase[node].flags.contains(.isAwaited) {
        guard let code = code(around: node) else { continue }
        places[code, default: []].append(node)
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Returns a place at which code waits before it reads a name.
  ///
  /// - Parameter start: The capture or property that gives the name. The code around it does not count.
  func wait(before use: NodeID, since start: NodeID) -> NodeID? {
    // NB: a closure is run after the code before it.
    var inner = use
    while let code = code(around: inner) {
      if let wait = places[code]?.first(where: { isBefore($0, use) }) { return wait }
      if codebase.contains(code, start) { return nil }
      inner = code
    }
    return nil
  }

  private func isBefore(_ wait: NodeID, _ use: NodeID) -> Bool {
    if codebase.contains(wait, use) {
      // NB: arguments are read before the call waits, and so is the sequence of `for await`, but not the
      // code in the loop.
      guard codebase[wait].kind == .statement else { return false }
      let sequence = codebase.children(of: wait).first { codebase[$0].kind.isExpression }
      return sequence.map { !codebase.contains($0, use) } ?? true
    }
    guard wait < use else { return isAgain(wait, use) }
    return !ends(behind: wait, without: use) && !excludes(wait, use)
  }

  /// Returns a Boolean value that indicates whether a loop leads from one place back to another.
  private func isAgain(_ wait: NodeID, _ use: NodeID) -> Bool {
    guard let code = code(around: wait) else { return false }
    return codebase.ancestors(of: use).prefix { $0 != code }.contains { loop in
      codebase[loop].kind == .statement && Self.loops.contains(codebase[loop].name)
        && codebase.contains(loop, wait)
    }
  }

  /// Returns a Boolean value that indicates whether a branch with a place is left at its end.
  private func ends(behind wait: NodeID, without use: NodeID) -> Bool {
    codebase.ancestors(of: wait).prefix { !codebase.contains($0, use) }.contains { branch in
      codebase[branch].kind == .statement
        && codebase.descendants(of: branch).contains { exit in
          // NB: one in the body of a `guard` or `catch` does not leave what waited before it.
          codebase[exit].kind == .statement && Self.exits.contains(codebase[exit].name)
            && (codebase.contains(exit, wait)
              || exit > wait
                && codebase.parent(of: exit).map { codebase.contains($0, wait) } ?? false)
        }
    }
  }

  /// Returns a Boolean value that indicates whether two places are in branches of which one runs.
  private func excludes(_ wait: NodeID, _ use: NodeID) -> Bool {
    let inner = codebase.ancestors(of: use).prefix { !codebase.contains($0, wait) }
    guard let branch = inner.last, codebase[branch].kind == .statement else { return false }
    if codebase[branch].name == Self.else {
      // NB: the condition is awaited before either branch.
      return codebase.ancestors(of: wait).contains {
        codebase[$0].kind == .body && codebase.parent(of: $0) == codebase.parent(of: branch)
      }
    }
    return Self.cases.contains(codebase[branch].name)
      && codebase.ancestors(of: wait).contains { other in
        codebase.parent(of: other) == codebase.parent(of: branch)
          && codebase[other].kind == .statement && Self.cases.contains(codebase[other].name)
      }
  }

  /// Returns the innermost function or closure around a place.
  private func code(around node: NodeID) -> NodeID? {
    codebase.ancestor(of: node) { around in
      switch around.kind {
      case .closure, .function, .initializer, .accessor, .variable: true
      default: false
      }
    }
  }

  private static let `else`: Name = "else"
  private static let cases: Set<Name> = ["case", "default"]
  private static let loops: Set<Name> = ["for", "while", "repeat"]
  private static let exits: Set<Name> = ["return", "throw", "break", "continue"]
}

extension UnownedAfterAwait {
  static let examples: [RuleDescription.Example] = [
    .init(
      "a coordinator that a ViewModel asks when its work is done",
      """
      final class SignupViewModel {
        private unowned let coordinator: SignupCoordinating
        func doneTapped() async {
          try? await service.save()
          ↓coordinator.signupEntered()
        }
      }
      """, message: "'coordinator' is unowned, and read after an 'await'"),
    .init(
      "in a catch, in a loop, and in the code of an asynchronous sequence",
      """
      final class LoadingViewModel {
        private unowned let coordinator: LoadingCoordinating
        func load() async {
          do { try await service.load() } catch { self.↓coordinator.loadingFailed() }
        }
      }
      final class PollingViewModel {
        unowned let coordinator: PollingCoordinating
        func poll() async {
          while !Task.isCancelled {
            ↓coordinator.polled()
            await clock.tick()
          }
        }
      }
      final class FollowingViewModel {
        unowned var coordinator: FollowingCoordinating
        func follow() async {
          for await value in service.values { ↓coordinator.show(value) }
        }
      }
      """),
    .init(
      "an unowned self in a task",
      """
      final class PhotoViewController: UIViewController {
        func load() {
          Task { [unowned self] in
            let image = await loader.image()
            ↓self.imageView.image = image
          }
        }
      }
      """),
    .init(
      "references that are weak or strong, and those that are read before the wait",
      """
      final class SignupViewModel {
        private let coordinator: SignupCoordinating
        private weak var delegate: SignupDelegate?
        private unowned let owner: SignupOwner
        func doneTapped() async {
          owner.willSave()
          await service.save(owner.id)
          coordinator.signupEntered()
          delegate?.signupEntered()
        }
        func cancelTapped() async {
          if await service.isClean() {
            await service.clear()
            return
          }
          coordinator.cancelled()
        }
        func retryTapped() async {
          if isOffline {
            await service.wait()
            return
          }
          owner.retry()
        }
        func follow() async {
          for await value in owner.values { coordinator.show(value) }
        }
        func showTapped() { owner.show() }
      }
      final class ListViewController: UIViewController {
        func load() {
          loader.onChange = { [unowned self] in self.reload() }
          Task { [weak self] in
            await loader.load()
            self?.reload()
          }
        }
      }
      """),
  ]
}
