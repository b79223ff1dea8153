import Testing

@testable import Calcot

@Suite("A route of any feature")
struct AnyRouteTests {
  private struct OtherRoute: Route { let number: Int }

  @Test func `is equal to the same route of the same type only`() {
    #expect(AnyRoute(PageRoute(1)) == AnyRoute(PageRoute(1)))
    #expect(AnyRoute(PageRoute(1)) != AnyRoute(PageRoute(2)))
    #expect(AnyRoute(PageRoute(1)) != AnyRoute(OtherRoute(number: 1)))
    #expect(AnyRoute(PageRoute(1)).hashValue == AnyRoute(PageRoute(1)).hashValue)
    #expect(AnyRoute(PageRoute(1)).matches(PageRoute(1)))
    #expect(!AnyRoute(PageRoute(1)).matches(OtherRoute(number: 1)))
  }

  @Test func `reads as its route does`() { #expect("\(AnyRoute(PageRoute(3)))" == "page 3") }
}
