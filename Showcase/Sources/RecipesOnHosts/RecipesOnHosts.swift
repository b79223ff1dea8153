import Calcot
import CalcotTerminal
import CalcotWebServer
import Recipes

/// The recipe app in the terminal, or with `--web` in the browsers that open the printed address.
@main
struct RecipesOnHosts {
  @MainActor
  static func main() async throws {
    if CommandLine.arguments.contains("--web") {
      let server = WebServer { _ in app() }
      server.onStart = { print("The recipes are at \($0)/recipes (Ctrl-C ends the server)") }
      try await server.run()
    } else {
      try await TerminalHost(app()).run()
    }
  }

  @MainActor
  private static func app() -> CalcotApp {
    CalcotApp(RecipesCoordinator(book: RecipeBook()), routes: .recipes)
  }
}
