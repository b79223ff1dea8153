import Calcot
import CalcotTerminal
import CalcotWebServer
import RecipesApp

let recipes = RecipesInteractor()

if CommandLine.arguments.contains("--terminal") {
  try await TerminalHost(.showing(recipes)).run()
} else {
  let server = WebServer { _ in .showing(recipes) }
  server.onStart = { print("Running at \($0)/recipes (Ctrl-C ends it; --terminal shows it here)") }
  try await server.run()
}
