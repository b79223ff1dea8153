internal import CalcotFindings

extension StrongParent {
  static let description = RuleDescription(
    id: "strong-parent", group: "retaining",
    summary: "A child does not keep its parent, which keeps its children.",
    rationale: """
      Coordinators keep their children; a child with a strong 'parentCoordinator' keeps the parent, so
      both stay until somebody takes the child out of the list. A single path that forgets to, such as a
      swipe back, leaks the whole branch.
      """,
    remedy: "Declare the reference to the parent 'weak'.",
    examples: [
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
    ])
}
