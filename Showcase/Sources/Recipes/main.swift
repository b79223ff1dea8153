import Calcot
import CalcotContent
import CalcotTerminal
import CalcotWeb
import CalcotWebServer
import RecipesApp

let recipes = RecipesInteractor()
let theme = try AppTheme(accent: 0x9A3412, darkAccent: 0xFFB08A, corners: 18, logo: .food)

if CommandLine.arguments.contains("--terminal") {
  try await TerminalHost(.showing(recipes), theme: theme).run()
} else {
  var site = WebSiteOptions()
  site.about.name = "Recipes"
  site.about.theme = theme
  let server = WebServer(site: site) { _ in .showing(recipes) }
  server.onStart = { print("Running at \($0)/recipes (Ctrl-C ends it; --terminal shows it here)") }
  try await server.run()
}
