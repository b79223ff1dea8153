internal import CalcotCode
internal import CalcotFindings

/// A child that retains its parent, which retains its children.
struct StrongParent: Rule {
  static let description = RuleDescription(
    id: "strong-parent", group: "retaining",
    summary: "A child does not keep its parent, which keeps its children.",
    rationale: """
      Coordinators keep their children; a child with a strong 'parentCoordinator' keeps the parent, so
      both stay until somebody takes the child out of the list. A single path that forgets to, such as a
      swipe back, leaks the whole branch.
      """,
    remedy: "Declare the reference to the parent 'weak'.",
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    return codebase.types.compactMap { type in
      guard type.isReference, codebase.isProduct(type.declaration) else { return nil }
      for member in codebase.members(of: type) where Self.isParent(member, in: codebase) {
        guard let parent = Self.parentType(of: member, in: codebase),
          let children = Self.children(of: parent, holding: type, in: codebase)
        else { continue }
        return context.finding(
          of: Self.self, at: member.node, confidence: 0.95, symbol: member.name.text,
          message:
            "'\(type.name)' keeps its parent in '\(member.name)', and '\(parent.name)' keeps "
            + "its children in '\(children.name)', so neither is released until the child is removed",
          facts: [Fact("'\(parent.name)' keeps its children here", at: children.node)])
      }
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether a member is a strong stored property with the
  /// name of a parent.
  static func isParent(_ member: Member, in codebase: Codebase) -> Bool {
    guard member.isStored, !member.isWeak, !member.isStatic, codebase.isProduct(member.node),
      member.name.text.hasPrefix("parent"), let type = parentType(of: member, in: codebase)
    else { return false }
    return type.isReference
      || type.isProtocol && codebase.conformers(of: type).allSatisfy { $0.isReference }
  }

  private static func parentType(of member: Member, in codebase: Codebase) -> CodeType? {
    codebase.writtenType(of: member.node).flatMap { codebase.type(of: $0) }
  }

  /// Returns the property with children of a type in the parent's type, in one of its supertypes,
  /// or in a type that is a parent.
  private static func children(
    of parent: CodeType, holding child: CodeType, in codebase: Codebase
  ) -> Member? {
    var types = [parent] + codebase.projectSupertypes(of: parent)
    if parent.isProtocol { types += codebase.conformers(of: parent).prefix(24) }
    for type in types where !type.isExternal {
      for member in codebase.members(of: type) where member.isVariable && !member.isWeak {
        guard member.name.text.hasPrefix("child"), member.isStored || type.isProtocol,
          let use = codebase.writtenType(of: member.node) ?? made(by: member, in: codebase)
        else { continue }
        for element in [use] + codebase.parts(of: use) {
          guard let kept = codebase.type(of: element) else { continue }
          if kept == child || codebase.projectSupertypes(of: child).contains(kept) { return member }
        }
      }
    }
    return nil
  }

  /// Returns the type in `= [Coordinator]()`.
  private static func made(by member: Member, in codebase: Codebase) -> TypeUse? {
    guard let value = codebase.child(of: member.node, .initialValue) else { return nil }
    return codebase.descendants(of: value).first { codebase[$0].kind == .type }
      .map(codebase.typeUse)
  }
}

extension StrongParent {
  static let examples: [RuleDescription.Example] = [
    .init(
      "a coordinator with strong parent and children",
      """
      class BaseCoordinator {
        private(set) var childCoordinators: [BaseCoordinator] = []
        private var ↓parentCoordinator: BaseCoordinator?
        func start(_ child: BaseCoordinator) {
          childCoordinators.append(child)
          child.parentCoordinator = self
        }
      }
      """,
      message: "'BaseCoordinator' keeps its parent in 'parentCoordinator'"),
    .init(
      "through a protocol that demands children",
      """
      protocol Coordinator: AnyObject {
        var childCoordinators: [Coordinator] { get set }
        var parentCoordinator: Coordinator? { get set }
      }
      final class MoviesCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        var ↓parentCoordinator: Coordinator?
      }
      """),
    .init(
      "weak parents, parents that are values, and parents without children",
      """
      protocol Coordinator: AnyObject {
        var childCoordinators: [Coordinator] { get set }
        var parentCoordinator: Coordinator? { get set }
      }
      final class TabCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        weak var parentCoordinator: Coordinator?
        var unwrappedParent: Coordinator { parentCoordinator! }
      }
      enum ProductType { case simple }
      final class Variation {
        private let parentProductType: ProductType
        private let parentViewController: UIViewController
        init(type: ProductType, from: UIViewController) {
          parentProductType = type
          parentViewController = from
        }
      }
      struct MapView: UIViewRepresentable {
        final class Coordinator: NSObject {
          var parent: MapView
          init(_ parent: MapView) { self.parent = parent }
        }
      }
      """),
  ]
}
