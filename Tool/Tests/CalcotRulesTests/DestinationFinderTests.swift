import CalcotCode
import Testing

@testable import CalcotRules

@Suite struct DestinationFinderTests {
  /// Returns the kind of the screen that code presents after it has bound it to its own name again
  /// and again.
  private func kind(after names: Int) throws -> Destination.Kind {
    let source = RetainingSource(
      """
      final class DetailViewController: UIViewController {}
      final class HomeViewController: UIViewController {
        var detail: DetailViewController?
        func show() {
          \(String(repeating: "guard let detail else { return }\n", count: names))
          present(detail, animated: true)
        }
      }
      """)
    let shown = try #require(source.nodes(.identifier, "detail").last)
    return DestinationFinder(Resolver(source.codebase)).destination(of: shown).kind
  }

  @Test func `A screen is followed through a few names only`() throws {
    #expect(try kind(after: 3) == .screen)
    #expect(try kind(after: 8_000) == .unknown)
  }
}
