import Calcot
import CalcotViews
import Testing

@Suite("A link through nested flows")
@MainActor
struct NestedLinkTests {
  private func open(_ link: String) -> (answer: Answer, made: Int) {
    let made = Recorder<StairRoute>()
    var routes = RouteRegistry(StairRoute.self)
    routes.mostLinkPieces = 100
    let app = CalcotApp(Stairs(made), routes: routes)
    return withExtendedLifetime(app) { (app.open(link), made.values.count) }
  }

  @Test
  func `costs in proportion to its length, even if it can be read in many ways that lead nowhere`()
  {
    let made = [8, 16].map { length in
      let link = String(repeating: "/1", count: length) + "/x"
      let (answer, made) = open(link)
      #expect(answer == .refused(.notFound(link)))
      return made
    }
    #expect(made[0] > 0 && made[1] <= 2 * made[0] + 2, "\(made)")
  }

  @Test(arguments: ["/1/1", "/-/1", "/-/1/1"])
  func `starts 32 flows at most`(part: String) {
    #expect(open(String(repeating: part, count: 33)).answer == .done)
    let (answer, made) = open(String(repeating: part, count: 60))
    guard case .refused(.badLink(let reason)) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(reason.contains("32 flows"))
    #expect(made <= 33)
  }

  @Test(arguments: 1...6)
  func `is opened exactly if its pieces can be divided among flows`(length: Int) {
    for number in 0..<(1 << length) {
      let link = (0..<length).map { number & (1 << $0) == 0 ? 1 : 9 }
      let text = link.map { "/\($0)" }.joined()
      #expect((open(text).answer == .done) == Self.leads(link[...]), "\(text)")
    }
  }

  private static func leads(_ link: ArraySlice<Int>) -> Bool {
    link.count <= 2
      || (1...2).contains { length in
        link[link.startIndex + length - 1] != 9 && leads(link.dropFirst(length))
      }
  }
}

/// A route with a link of one segment or of two.
private enum StairRoute: LinkedRoute {
  case start
  case step(Int)
  case stride(Int, Int)

  static let links = Links<StairRoute>(
    RouteLink("", .start), RouteLink(":to", StairRoute.step),
    RouteLink(":over/:to", StairRoute.stride))

  /// A Boolean value that indicates whether the route leads to a flow of the same kind.
  var isFlow: Bool {
    switch self {
    case .start: false
    case .step(let end), .stride(_, let end): end != 9
    }
  }
}

private final class Stairs: Coordinator {
  let navigation = StackNavigation<StairRoute>(root: .start)
  private let made: Recorder<StairRoute>

  init(_ made: Recorder<StairRoute>) { self.made = made }

  func calcot(for route: StairRoute, at place: RoutePlace<StairRoute>) -> Placed {
    guard route.isFlow else {
      return place.screen { Calcot(Name(stringLiteral: "\(route)"), view: NameView.init) }
    }
    made.values.append(route)
    return place.flow(ChildFlow(Stairs(made)))
  }
}
