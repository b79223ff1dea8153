internal import CalcotCode
internal import CalcotFindings

/// A strong reference among many weak ones of the same name and type.
struct StrongSibling: Rule {
  static let description = RuleDescription(
    id: "strong-sibling", group: "retaining",
    summary: "A reference is weak where all others of its name and type are.",
    rationale: """
      Where dozens of screens declare 'weak var coordinator', the one that does not is more likely
      forgotten than meant. Whether it leaks depends on who is kept by whom; nobody has to find out
      if it is weak, too.
      """,
    remedy: "Declare it 'weak var' as the others; or give it a name that says why it is kept.",
    examples: examples)

  /// The least number of weak references, and the least share of them.
  private static let leastCount = 6
  private static let leastShare = 0.85

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    var siblings: [Key: (weak: [Member], strong: [Member])] = [:]
    for type in codebase.types where type.isReference && codebase.isProduct(type.declaration) {
      for member in codebase.members(of: type) {
        guard let key = key(of: member, in: codebase) else { continue }
        if member.isWeak {
          siblings[key, default: ([], [])].weak.append(member)
        } else if codebase.child(of: member.node, .initialValue) == nil {
          siblings[key, default: ([], [])].strong.append(member)
        }
      }
    }
    return siblings.values.flatMap { weak, strong in
      let share = Share(with: weak.count, of: weak.count + strong.count)
      guard weak.count >= Self.leastCount, share.fraction >= Self.leastShare else {
        return [Finding]()
      }
      return strong.compactMap { finding($0, weak, context) }
    }
  }

  private struct Key: Hashable {
    var name: Name
    var type: Name
  }

  /// Returns the name and type of a stored reference to a class or protocol of the code. Another
  /// rule checks references called delegate.
  private func key(of member: Member, in codebase: Codebase) -> Key? {
    guard member.isStored, !member.isStatic, codebase.isProduct(member.node),
      !member.name.text.lowercased().hasSuffix("delegate"),
      let use = codebase.writtenType(of: member.node), !use.isFunction,
      let type = codebase.type(of: use), type.isReference || type.isProtocol
    else { return nil }
    return Key(name: member.name, type: type.name)
  }

  private func finding(
    _ member: Member, _ weak: [Member], _ context: RuleContext
  ) -> Finding? {
    guard let owner = member.owner else { return nil }
    return context.finding(
      of: Self.self, at: member.node, confidence: 0.8, symbol: member.name.text,
      message: "'\(context.codebase[owner].name)' keeps '\(member.name)', which \(weak.count) "
        + "others of this type declare weak",
      facts: weak.prefix(2).map { Fact("'\($0.name)' is weak here", at: $0.node) })
  }
}

extension StrongSibling {
  static let examples: [RuleDescription.Example] = [
    .init(
      "one of seven keeps its coordinator",
      """
      protocol Coordinating: AnyObject {}
      final class AViewModel { weak var coordinator: Coordinating? }
      final class BViewModel { weak var coordinator: Coordinating? }
      final class CViewModel { weak var coordinator: Coordinating? }
      final class DViewModel { weak var coordinator: Coordinating? }
      final class EViewModel { weak var coordinator: Coordinating? }
      final class FViewModel { weak var coordinator: Coordinating? }
      final class GViewModel { var ↓coordinator: Coordinating? }
      """, message: "which 6 others of this type declare weak"),
    .init(
      "half of them keep it, another type of the same name, and one that makes it",
      """
      protocol Coordinating: AnyObject {}
      final class Owner: Coordinating {}
      final class AViewModel { weak var coordinator: Coordinating? }
      final class BViewModel { weak var coordinator: Coordinating? }
      final class CViewModel { weak var coordinator: Coordinating? }
      final class DViewModel { weak var coordinator: Coordinating? }
      final class EViewModel { weak var coordinator: Coordinating? }
      final class FViewModel { weak var coordinator: Coordinating? }
      final class GViewModel { var coordinator: Owner? }
      final class HViewModel { var coordinator: Coordinating? = Owner() }
      """),
  ]
}
