import Calcot
import CalcotViews
import Foundation
import Testing

@testable import CalcotTesting

private enum Shelf: String, CaseIterable, Codable, Sendable {
  case upper, lower
}

private enum Order: Hashable, Codable, Sendable {
  case byName
  case bySize(isAscending: Bool)
}

private enum BookRoute: Route {
  struct ID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: Int
  }

  case books
  case shelf(Shelf, Order)
  case book(ID, page: Int?)
  case label(String, of: ID)
}

private enum NamedRoute: String, Route {
  case start
  case end
}

private enum RenamedRoute: String, Route {
  case start = "first"
}

private enum OddRoute: Route {
  enum CodingKeys: String, CodingKey { case plain = "p" }
  case plain
}

private enum WideRoute: Route {
  case narrow(Bool?)
  case wide(
    Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?,
    Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?, Bool?)
}

private struct SheetRoute: Route {
  let number: Int
}

@MainActor
@Suite("The screens of routes")
struct RouteScreensTests {
  private func samples<each Value: Sendable>(
    of type: (some Route).Type, with values: repeat each Value
  ) -> RouteSampler.Samples {
    RouteSampler(values: SampleValues(repeat each values)).samples(of: type)
  }

  @Test func `is asked for every case, with every value of its parameters`() {
    let found = samples(of: BookRoute.self, with: BookRoute.ID(rawValue: 7), "Red", "Blue", 3)
    #expect(found.problems == [])
    let routes = found.routes.compactMap { $0.base as? BookRoute }
    #expect(
      Set(routes) == [
        .books,
        .shelf(.upper, .byName), .shelf(.lower, .byName),
        .shelf(.upper, .bySize(isAscending: false)), .shelf(.upper, .bySize(isAscending: true)),
        .shelf(.lower, .bySize(isAscending: false)), .shelf(.lower, .bySize(isAscending: true)),
        .book(BookRoute.ID(rawValue: 7), page: nil), .book(BookRoute.ID(rawValue: 7), page: 3),
        .label("Red", of: BookRoute.ID(rawValue: 7)),
        .label("Blue", of: BookRoute.ID(rawValue: 7)),
      ])
    #expect(routes.count == 11)
  }

  @Test func `names each case without a sample, and the type of the value that is missing`() {
    let found = samples(of: BookRoute.self, with: "Red")
    let reason = "because there is no sample value of CalcotTests.BookRoute.ID"
    let end = "give one, or such a route."
    #expect(
      found.problems.map { $0.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "") } == [
        "BookRoute.book has no sample, \(reason): \(end)",
        "BookRoute.label has no sample, \(reason): \(end)",
      ])
    #expect(found.routes.contains(AnyRoute(BookRoute.books)))
  }

  // NB: the combinations of 26 parameters with three values each would take years.
  @Test func `wants to be given routes of a case with too many combinations`() {
    let found = samples(of: WideRoute.self)
    #expect(found.routes.count == 3)
    #expect(
      found.problems
        == ["WideRoute.wide has more than 1000 samples: give some such routes."])
  }

  @Test func `takes a route that it is given as the only sample of that route's case`() {
    let given = BookRoute.book(BookRoute.ID(rawValue: 1), page: 2)
    let found = samples(of: BookRoute.self, with: given)
    #expect(found.routes.filter { "\($0)".hasPrefix("book(") } == [AnyRoute(given)])
    #expect(found.problems.map { $0.prefix { $0 != " " } } == ["BookRoute.label"])
  }

  @Test func `takes its samples of routes with raw values, and of routes that are no enums`() {
    let names = samples(of: NamedRoute.self)
    #expect(names.routes == [AnyRoute(NamedRoute.start), AnyRoute(NamedRoute.end)])
    #expect(names.problems == [])
    let pages = samples(of: SheetRoute.self, with: 1, 2)
    #expect(pages.routes == [AnyRoute(SheetRoute(number: 1)), AnyRoute(SheetRoute(number: 2))])
    #expect(samples(of: SheetRoute.self).problems.first?.hasPrefix("SheetRoute has no") == true)
  }

  @Test func `says that a route with decoding of its own has to be given`() {
    for type in [RenamedRoute.self, OddRoute.self] as [any Route.Type] {
      let found = samples(of: type)
      #expect(found.routes == [])
      #expect(found.problems.count == 1)
      #expect(found.problems.first?.contains("has no sample, because it cannot be decoded") == true)
    }
    #expect(samples(of: RenamedRoute.self, with: RenamedRoute.start).problems == [])
  }

  @Test func `fails a test for a route of which it makes no screen, and for one without sample`()
    async
  {
    let folder = "Screens-\(UUID().uuidString)"
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: folder)
    defer { try? FileManager.default.removeItem(at: place) }
    let screens = RouteScreens(routes: RouteRegistry(NamedRoute.self, SheetRoute.self)) { route in
      route.matches(NamedRoute.start) ? CalcotApp { _ in Calcot(One(), view: OneView.init) } : nil
    }
    let issues = Locked<[String]>([])
    await withKnownIssue {
      await expectScreens(of: screens, folder: folder)
    } matching: { issue in
      issues.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let texts = issues.withLock { $0 }
    #expect(texts.contains { $0.hasPrefix("SheetRoute has no sample") })
    #expect(texts.contains("No screen is made of NamedRoute.end."))
    #expect(!texts.contains { $0.contains("NamedRoute.start") })
  }

  @Test func `fails a test for a text that another language has unchanged`() async {
    let issues = Locked<[String]>([])
    await withKnownIssue {
      await expectTranslated(into: ["ca", "fr"], from: "en", except: ["OK"]) { language in
        RouteScreens(routes: RouteRegistry(NamedRoute.self)) { _ in
          CalcotApp { _ in Calcot(Worded(language: language), view: WordedView.init) }
        }
      }
    } matching: { issue in
      issues.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(
      issues.withLock { $0.sorted() } == [
        "NamedRoute.end has in fr what it has in en: \"Save\"",
        "NamedRoute.start has in fr what it has in en: \"Save\"",
      ])
  }

  @Test func `is restricted to routes that it has`() {
    let screens = RouteScreens(routes: RouteRegistry(NamedRoute.self)) { _ in nil }
    #expect(screens.only(NamedRoute.end).samples.map(\.name) == ["NamedRoute.end"])
    #expect(
      screens.only(SheetRoute(number: 1)).problems == [
        "SheetRoute(number: 1) is none of the sample routes."
      ])
  }
}

private struct One {}

private struct OneView: SemanticView {
  let viewModel: One
  var screen: Screen { Screen("One") { Text("Only.") } }
}

/// A screen in English and Catalan, whose French is not complete.
private struct Worded {
  let language: String
  var title: String { ["ca": "Nota", "fr": "Remarque"][language] ?? "Note" }
  var save: String { ["ca": "Desa"][language] ?? "Save" }
}

private struct WordedView: SemanticView {
  let viewModel: Worded

  var screen: Screen {
    Screen(viewModel.title) {
      Text("Leeks")
      Button("OK") {}
    } toolbar: {
      Button(viewModel.save) {}
    }
  }
}
