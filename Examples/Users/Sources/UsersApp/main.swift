import Calcot
import CalcotTerminal
import CalcotWebServer

struct AppDependencies: HasUserService, HasFavorites {
  var userService: any UserService = UsersInMemory()
  let favorites = Favorites()
}

@MainActor func usersApp() -> CalcotApp {
  CalcotApp(UsersCoordinator(dependencies: AppDependencies()))
}

if CommandLine.arguments.contains("--terminal") {
  try await TerminalHost(usersApp()).run()
} else {
  // Each visitor has an app of their own.
  try await WebServer { _ in usersApp() }.run()
}
