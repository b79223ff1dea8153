import Calcot
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("A client that sends extreme numbers")
struct ExtremeNumbersTests {
  nonisolated static let numbers = [
    "-9223372036854775808", "9223372036854775807", "99999999999999999999", "-1", "0", "1e18",
    "1000000000000000", "999999999999999", "-999999999999999", "9007199254740993", "4294967296",
  ]

  static let messages = [
    "b N", "d N N", "c N N", "t N N", "m N", "u N", "h N", "q0 N", "q1 N", "r N N N/body/list",
    "r 0 N N/body/list", "a N/body/Tap", "s N/body/Tap", "v N Tap", "w N Tap", "h 1", "h 0",
  ]

  @Test(arguments: numbers)
  func `harms neither its own session nor another one`(_ number: String) async throws {
    let place = LonelyCoordinator()
    let site = WebSite(options: .driven) { _ in CalcotApp(place) }
    for (index, frames) in [(number, "0"), ("0", number), (number, number)] {
      // NB: a message that is none ends its connection.
      for message in Self.messages + ["[N,0,\"h N\"]", "[1,N,\"h N\"]"] {
        let line = try Line(to: site, CalcotApp(LonelyCoordinator()))
        await line.greet(index: index, frames: frames)
        let text = message.replacing("N", with: number)
        await line.say(text.hasPrefix("[") ? text : "[1,0,\"\(text)\"]")
        await line.say("[2,0,\"h 1\"]")
        await line.say("[3,0,\"h -2\"]")
        #expect(line.isRunning)
      }
    }
    let other = try Line(to: site, CalcotApp(place))
    await other.greet(index: "0", frames: "0")
    await other.say("[1,0,\"a \(other.screen)/body/Tap\"]")
    #expect(place.taps == 1)
  }
}

/// A connection to a session, by which anything can be said.
@MainActor
private final class Line {
  private let session: AdoptedSession
  private var inlet: (any WebSocketInlet)?

  init(to site: WebSite, _ app: CalcotApp) throws {
    session = site.adopt(app)
    if case .accepted(_, let connect) = site.admission(of: session.upgradeRequest) {
      inlet = connect(DeafOutlet())
    }
  }

  var screen: Int { session.app.tree.visible?.id.rawValue ?? 0 }
  var isRunning: Bool { session.app.tree.visible != nil }

  func greet(index: String, frames: String) async {
    let url = session.target
    await say(
      #"{"v":1,"s":null,"p":\#(frames),"u":"\#(url)","k":null,"i":\#(index),"n":false,"f":[]}"#)
  }

  func say(_ message: String) async {
    await inlet?.receive(message)
    await session.settle()
  }
}

private final class DeafOutlet: WebSocketOutlet {
  func send(_ text: String) {}
  func close(code: Int, reason: String) {}
}

private final class LonelyCoordinator: Coordinator {
  enum Place: Route { case button }

  let navigation = StackNavigation<Place>(root: .button)
  private(set) var taps = 0

  func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
    place.screen { Calcot(LonelyViewModel { self.taps += 1 }, view: LonelyView.init) }
  }
}

private struct LonelyViewModel {
  let tapped: () -> Void
}

private struct LonelyView: SemanticView {
  let viewModel: LonelyViewModel

  var screen: Screen { Screen("Alone") { Button("Tap") { viewModel.tapped() } } }
}
