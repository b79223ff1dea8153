import Calcot
import CalcotWebTesting
import Counter
import Groups
import Launches
import People
import ShowcaseApp
import Testing

@testable import CalcotTree

extension WebLooks {
  /// Tests of the screens on which other tests look at everything.
  @MainActor
  @Suite("Every screen")
  struct ScreensTests {
    /// A route type of the sample app, and the template of the place where it is used.
    private struct Place {
      let name: String
      let templates: [String]

      init<R: LinkedRoute>(_ place: String, _ routes: R.Type) {
        name = R.name
        templates = R.links.templates.map { template in
          [place, template].filter { !$0.isEmpty }.joined(separator: "/")
        }
      }
    }

    private static let places = [
      Place("", AppTab.self), Place("groups", GroupsRoute.self),
      Place("people", PeopleRoute.self), Place("launches", LaunchesRoute.self),
      Place("counter", CounterRoute.self), Place("groups/:group/members/add", PickerRoute.self),
    ]

    @Test func `is visited, and each link of the app leads to one`() async throws {
      #expect(Set(Self.places.map(\.name)) == Set(RouteRegistry.showcase.names))
      let templates = Set(Self.places.flatMap(\.templates))
      var visited: Set<String> = []
      try await visitShowcase { visit in
        try await visit.everyScreen { _ in
          let path = try await visit.browser.path
          let matches = templates.filter { Self.matches(path, $0) }
          // NB: of two that match, the one with more literals leads there.
          if let best = matches.min(by: { Self.parameters($0) < Self.parameters($1) }) {
            visited.insert(best)
          }
        }
      }
      #expect(templates.subtracting(visited).sorted() == [])
    }

    private static func parameters(_ template: String) -> Int {
      template.split(separator: "/").count { $0.hasPrefix(":") }
    }

    private static func matches(_ path: String, _ template: String) -> Bool {
      let segments = path.prefix { $0 != "?" }.split(separator: "/")
      let pieces = template.prefix { $0 != "?" }.split(separator: "/")
      return segments.count == pieces.count
        && zip(segments, pieces).allSatisfy { $1.hasPrefix(":") || $0 == $1 }
    }
  }
}
