import Calcot
import CalcotTerminal
import CalcotViews
import Observation
import CalcotTerminalTesting
import Testing

@Suite("Code of an app that navigates while the terminal paints")
@MainActor
struct ReturningCodeTests {
  private let terminal = VirtualTerminal(columns: 40, rows: 10)

  @Test func `may run at the end of a value that is no longer shown`() async throws {
    let coordinator = TicketCoordinator()
    let app = CalcotApp(coordinator)
    let host = TerminalHost(on: terminal)
    host.registerPiece { (ticket: Ticket, _: Int) in ["Ticket \(ticket.number)"] }
    try host.start(app)
    #expect(terminal.text.contains("Ticket 1"))
    coordinator.desk.next()
    await app.settle()
    #expect(terminal.lines[0] == " ‹ Back  Used")
    host.stop()
  }

  @Test func `may run at the end of a drawing that another replaces`() {
    let host = TerminalHost(on: terminal)
    let ends = Locked(0)
    func drawing() -> @Sendable (Int, Int) -> [String] {
      let ticket = Ticket(1) { [weak host] in
        ends.withLock { $0 += 1 }
        host?.registerPiece { (text: String, _: Int) in [text] }
      }
      return { number, _ in ["\(ticket.number) \(number)"] }
    }
    host.registerPiece(drawing())
    host.registerPiece { (number: Int, _: Int) in ["\(number)"] }
    #expect(ends.withLock { $0 } == 1)
  }

  @Test func `may change what a view of its own draws`() async throws {
    let larder = Larder()
    let app = CalcotApp { _ in
      Calcot(remadeOn: larder.jarsDidChange) { LarderWords(jars: larder.jars, larder: larder) }
    }
    let host = TerminalHost(on: terminal)
    host.register { LarderView($0) }
    try host.start(app)
    await app.settle()
    #expect(terminal.text.contains("2 jars"))
    host.stop()
  }
}

@MainActor
private final class Larder {
  let jarsDidChange = ObserverSet<Void>()
  private(set) var jars = 0

  func load() {
    guard jars == 0 else { return }
    jars = 2
    jarsDidChange.notify()
  }
}

@MainActor
private struct LarderWords {
  let jars: Int
  let larder: Larder

  /// The text, which somebody has to ask for before the jars are counted.
  var text: String {
    larder.load()
    return "\(jars) jars"
  }
}

private final class LarderView: TerminalView {
  var viewModel: LarderWords
  init(_ viewModel: LarderWords) { self.viewModel = viewModel }
  var title: String { "Larder" }
  func draw(in canvas: inout TerminalCanvas) { canvas.write(viewModel.text, column: 0, row: 0) }
  func handle(_ key: Key) -> Bool { false }
}

/// A value with an identity, which tells when nobody has it any more.
private final class Ticket: Hashable, Sendable {
  let number: Int
  private let ended: @MainActor @Sendable () -> Void

  init(_ number: Int, ended: @escaping @MainActor @Sendable () -> Void = {}) {
    self.number = number
    self.ended = ended
  }

  deinit {
    let ended = ended
    MainActor.assumeIsolated { ended() }
  }

  static func == (one: Ticket, other: Ticket) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@MainActor @Observable
private final class DeskViewModel {
  private(set) var ticket: Ticket

  init(_ ticket: Ticket) { self.ticket = ticket }

  func next() { ticket = Ticket(ticket.number + 1) }
}

private struct DeskView: SemanticView {
  let viewModel: DeskViewModel

  var screen: Screen { Screen("Desk") { NativePiece(viewModel.ticket, label: "Ticket") {} } }
}

private enum DeskRoute: Route { case desk, used }

private final class TicketCoordinator: Coordinator {
  let navigation = StackNavigation<DeskRoute>(root: .desk)
  private(set) lazy var desk = DeskViewModel(
    Ticket(1) { [weak self] in self?.navigation.push(.used) })

  func calcot(for route: DeskRoute, at place: RoutePlace<DeskRoute>) -> Placed {
    switch route {
    case .desk: place.screen { Calcot(desk, view: DeskView.init) }
    case .used: place.screen { Calcot("Used", view: PeopleView.init) }
    }
  }
}
