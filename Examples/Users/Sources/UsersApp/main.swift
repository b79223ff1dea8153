import Calcot
import CalcotTerminal
import CalcotWebServer

struct AppDependencies: HasUserService, HasFavorites {
  var userService: any UserService = UsersInMemory()
  let favorites = Favorites()
}

if CommandLine.arguments.contains("--terminal") {
  try await TerminalHost(CalcotApp(UsersCoordinator(dependencies: AppDependencies()))).run()
} else {
  // Each visitor has an app of their own.
  try await WebServer { _ in CalcotApp(UsersCoordinator(dependencies: AppDependencies())) }.run()
}
