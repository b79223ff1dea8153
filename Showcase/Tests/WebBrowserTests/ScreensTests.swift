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
  /// Tests that look at everything on each screen, in one walk over all of them.
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

    @Test func `is named, legible and narrow enough, keeps the policy, and has an address`()
      async throws
    {
      #expect(Set(Self.places.map(\.name)) == Set(RouteRegistry.showcase.names))
      let templates = Set(Self.places.flatMap(\.templates))
      var visited: Set<String> = []
      try await visitShowcase(.quick.sized(1440, 800)) { visit in
        let browser = visit.browser
        try await browser.watchForScripts()
        try await visit.everyScreen { name in
          try await browser.nothingIsRefusedByPolicy("on \(name)")
          try await browser.everythingIsNamed("on \(name)")
          try await browser.everyTextHasContrast("on \(name)")
          try await browser.nothingIsTooWide("on \(name)")
          try await browser.axeFindsNothing("on \(name)")
          // NB: what is refused to axe-core.
          try await browser.run("window.refusedByPolicy = []")
          let path = try await browser.path
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
