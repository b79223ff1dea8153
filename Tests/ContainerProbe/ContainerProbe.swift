import Calcot
import CalcotTerminal

/// A small app with every container, for a terminal; tests show it too.
@main
struct ContainerProbe {
  static func main() async throws {
    let app = CalcotApp(ClubCoordinator())
    let host = TerminalHost(app)
    try await host.run()
    print("bye")
  }
}
