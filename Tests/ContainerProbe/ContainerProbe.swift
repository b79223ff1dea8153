import Calcot
import CalcotTerminal

/// A small app of every container, run in a terminal as the user runs it; tests show it too.
@main
struct ContainerProbe {
  static func main() async throws {
    let app = CalcotApp(ClubCoordinator())
    let host = TerminalHost(app)
    try await host.run()
    print("bye")
  }
}
