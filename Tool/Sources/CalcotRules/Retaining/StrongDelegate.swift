internal import CalcotCode
internal import CalcotFindings

/// A strong delegate in a codebase that declares its delegates weak.
struct StrongDelegate: Rule {
  static let description = RuleDescription(
    id: "strong-delegate", group: "retaining",
    summary: "Delegates are weak, where the codebase declares them so.",
    rationale: """
      A delegate mostly owns who it is a delegate of, directly or by a few steps. Where nearly all
      delegates of a codebase are weak, a strong one is more likely forgotten than meant; it prolongs
      the delegate's life at least.
      """,
    remedy: "Declare it 'weak var'; or name it for what it is, if it has to be kept.",
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    var weak: [Member] = []
    var strong: [Member] = []
    for type in codebase.types where type.isReference && codebase.isProduct(type.declaration) {
      for member in codebase.members(of: type) where isDelegate(member, in: codebase) {
        if member.isWeak {
          weak.append(member)
        } else if !isOwned(member, by: type, in: codebase) {
          strong.append(member)
        }
      }
    }
    guard weak.count >= 4, weak.count >= 4 * strong.count else { return [] }
    return strong.compactMap { member in
      guard let owner = member.owner, !isProvenCycle(member, in: codebase) else { return nil }
      return context.finding(
        of: Self.self, at: member.node, confidence: 0.8, symbol: member.name.text,
        message: "'\(codebase[owner].name)' keeps its delegate '\(member.name)'; "
          + "\(weak.count) others declare theirs weak",
        facts: weak.prefix(2).map { Fact("'\($0.name)' is weak here", at: $0.node) })
    }
  }

  /// Returns a Boolean value that indicates whether a member is a stored property of one of the
  /// code's …Delegate protocols.
  private func isDelegate(_ member: Member, in codebase: Codebase) -> Bool {
    guard member.isStored, !member.isStatic, member.name.text.lowercased().hasSuffix("delegate"),
      let use = codebase.writtenType(of: member.node), !use.isFunction,
      let type = codebase.type(of: use), type.isProtocol, type.name.text.hasSuffix("Delegate"),
      !type.inherited.contains(where: { $0.type == nil && $0.name.text.hasSuffix("Delegate") })
    else { return false }
    let conformers = codebase.conformers(of: type).filter { codebase.isProduct($0.declaration) }
    return !conformers.isEmpty && conformers.allSatisfy { $0.isReference || $0.isExternal }
  }

  private func isOwned(_ member: Member, by type: CodeType, in codebase: Codebase) -> Bool {
    isMade(member, in: codebase) || ownsPresenter(type, in: member, codebase)
  }

  /// Returns a Boolean value that indicates whether another rule reports the cycle where code sets
  /// the delegate.
  private func isProvenCycle(_ member: Member, in codebase: Codebase) -> Bool {
    codebase.mentions(of: member.name).contains { mention in
      guard codebase[mention].kind == .member, let parent = codebase.parent(of: mention),
        codebase[parent].kind == .assignment
      else { return false }
      let parts = Array(codebase.children(of: parent))
      guard parts.count == 2, parts[0] == mention, codebase[parts[1]].name == .self else {
        return false
      }
      let retainPath = ValueFlow.keeping(of: parts[1], isClosure: false, in: codebase)
      return retainPath?.properties.first == member
    }
  }

  /// Returns a Boolean value that indicates whether a member is the presenter that a screen of
  /// VIPER retains, whatever its name.
  private func ownsPresenter(_ owner: CodeType, in member: Member, _ codebase: Codebase) -> Bool {
    guard codebase.role(of: owner).isUI,
      let type = codebase.writtenType(of: member.node).flatMap({ codebase.type(of: $0) })
    else { return false }
    return codebase.conformers(of: type).contains { conformer in
      let role = codebase.role(of: conformer)
      return role.isViewModelLike || role == .interactor
    }
  }

  /// Returns a Boolean value that indicates whether the type creates the object itself, and so has
  /// to retain it.
  private func isMade(_ member: Member, in codebase: Codebase) -> Bool {
    if codebase.child(of: member.node, .initialValue) != nil { return true }
    if member.isSettableFromOutside { return false }
    let resolver = Resolver(codebase)
    return !codebase.mentions(of: member.name).contains { mention in
      guard let parent = codebase.parent(of: mention), codebase[parent].kind == .assignment,
        codebase.enclosingType(of: mention)?.id == member.owner
      else { return false }
      let parts = Array(codebase.children(of: parent))
      guard parts.count == 2, parts[0] == mention, codebase[parts[1]].kind == .identifier,
        let source = resolver.localDeclaration(of: codebase[parts[1]].name, at: parts[1])
      else { return false }
      return codebase[source].kind == .parameter
    }
  }
}

extension StrongDelegate {
  static let examples: [RuleDescription.Example] = [
    .init(
      "one strong delegate among weak ones",
      """
      protocol PosterDelegate: AnyObject {}
      final class Owner: PosterDelegate {}
      final class A { weak var delegate: PosterDelegate? }
      final class B { weak var delegate: PosterDelegate? }
      final class C { private weak var delegate: PosterDelegate? }
      final class D { weak var posterDelegate: PosterDelegate? }
      final class PosterCoordinator {
        private let ↓posterDelegate: PosterDelegate?
        init(posterDelegate: PosterDelegate?) { self.posterDelegate = posterDelegate }
      }
      """,
      message: "4 others declare theirs weak"),
    .init(
      "delegates that the type makes, computed ones, requirements, and no habit",
      """
      protocol PosterDelegate: AnyObject {}
      final class Owner: PosterDelegate {}
      final class A { weak var delegate: PosterDelegate? }
      final class B { weak var delegate: PosterDelegate? }
      final class C { weak var delegate: PosterDelegate? }
      final class D { weak var delegate: PosterDelegate? }
      protocol Screen { var delegate: PosterDelegate? { get set } }
      final class E {
        private var ownDelegate: PosterDelegate?
        var delegate: PosterDelegate? { ownDelegate }
        func start() { ownDelegate = Owner() }
      }
      """),
    .init(
      "a house that keeps its delegates",
      """
      protocol PosterDelegate: AnyObject {}
      final class Owner: PosterDelegate {}
      final class A { weak var delegate: PosterDelegate? }
      final class B { var delegate: PosterDelegate? }
      """),
  ]
}
