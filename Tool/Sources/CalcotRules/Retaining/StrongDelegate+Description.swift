internal import CalcotFindings

extension StrongDelegate {
  static let description = RuleDescription(
    id: "strong-delegate", group: "retaining",
    summary: "Delegates are weak, where the codebase declares them so.",
    rationale: """
      A delegate mostly owns who it is a delegate of, directly or by a few steps. Where nearly all
      delegates of a codebase are weak, a strong one is more likely forgotten than meant; it prolongs
      the delegate's life at least.
      """,
    remedy: "Declare it 'weak var'; or name it for what it is, if it has to be kept.",
    examples: [
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
    ])
}
