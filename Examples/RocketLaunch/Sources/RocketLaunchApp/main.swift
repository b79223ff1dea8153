import Calcot
import CalcotTerminal
import CalcotWebServer

final class ReadyRocket: APIManager {
  func fetchRocketData() async -> RocketStatus { .success }
}

if CommandLine.arguments.contains("--terminal") {
  try await TerminalHost(CalcotApp(RocketLaunchCoordinator(manager: ReadyRocket()))).run()
} else {
  try await WebServer { _ in CalcotApp(RocketLaunchCoordinator(manager: ReadyRocket())) }.run()
}
