import CalcotWeb
import CalcotWebTesting

@testable import WebWire

/// A page that comes to one server of a fleet after the other.
@MainActor
final class FleetPage {
  let page: LivePage
  /// The number of times that it has come to a server.
  private(set) var arrivals = 0
  /// The longest time that the page was not live, though other servers may have died under it meanwhile.
  private(set) var longestAbsence = Duration.zero
  /// The longest time from the end of a connection that a server had accepted to the page's being live.
  private(set) var longestReturn = Duration.zero
  private let cookies: String
  private let address: String
  private let fleet: ServerFleet
  private let clock = ContinuousClock()
  private var connection: SocketConnection?
  private var leftAt: ContinuousClock.Instant?
  private var cutAt: ContinuousClock.Instant?

  init(_ page: LivePage, cookies: String, from address: String, _ fleet: ServerFleet) {
    (self.page, self.cookies, self.address, self.fleet) = (page, cookies, address, fleet)
  }

  /// A Boolean value that indicates whether the page has a connection.
  var isConnected: Bool { connection?.isOpen ?? false }

  /// Connects to a server.
  func come(to place: Int) {
    connection?.close()
    arrivals += 1
    let request = WebRequest(
      method: "GET", target: "/calcot/live",
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost"),
        WebHeader("Cookie", cookies),
      ])
    connection = SocketConnection(page, asking: request, port: fleet.port(place), from: address)
  }

  /// Closes the connection.
  func leave() { connection?.close() }

  /// Waits until the page is live and shows something, and comes to any server when it is cut off.
  func until(_ condition: (FleetPage) -> Bool) async {
    while !(isSettled && condition(self)) { await change() }
  }

  /// Waits until the page has received something, and comes to any server when it is cut off.
  func change() async {
    if !isConnected {
      let now = clock.now
      leftAt = leftAt ?? now
      if cutAt == nil || connection?.wasAccepted == true { cutAt = now }
      // NB: a page's script pauses between its attempts, too.
      try? await Task.sleep(for: .milliseconds(50))
      come(to: Int.random(in: 0..<fleet.servers.count))
    }
    await connection?.change()
    // NB: a server sends no more to a page that has acknowledged none of a number of frames.
    page.acknowledge()
    guard page.isLive, let leftAt, let cutAt else { return }
    longestAbsence = max(longestAbsence, leftAt.duration(to: clock.now))
    longestReturn = max(longestReturn, cutAt.duration(to: clock.now))
    (self.leftAt, self.cutAt) = (nil, nil)
  }

  private var isSettled: Bool { page.isLive && page.isAnswered }

  /// Returns a Boolean value that indicates whether a text is on the page.
  func shows(_ text: String) -> Bool { page.document.text.contains(text) }

  /// Uses the button or row with a label; returns false if there is none.
  @discardableResult
  func press(_ label: String) -> Bool {
    let found = button(label)
    found.map(page.use)
    return found != nil
  }

  /// Returns the button or row with a label, of several that of the topmost layer; nil if there is none.
  func button(_ label: String) -> PageNode? {
    page.document.all.last { node in
      let title = node.first { $0.classes.contains("title") }
      return ["button", "a"].contains(node.tag) && (title ?? node).text == label
        && (node.attributes["name"] ?? node.attributes["data-do"]) != nil
    }
  }

  /// What the page offers to press, for messages.
  var buttons: [String] {
    page.document.all.filter { ["button", "a"].contains($0.tag) }.map {
      "\($0.text) \($0.attributes)"
    }
  }

  /// Types into the field with a label; returns false if there is none.
  @discardableResult
  func type(_ text: String, into label: String) -> Bool {
    guard let field = field(label) else { return false }
    page.type(text, into: field)
    return true
  }

  /// Returns the field with a label.
  func field(_ label: String) -> PageNode? {
    let name = page.document.first { $0.tag == "label" && $0.text == label }
    return name?.attributes["for"].flatMap(page.document.node)
  }
}
