import Calcot
import CalcotTerminal
import CalcotWebServer

if CommandLine.arguments.contains("--terminal") {
  try await TerminalHost(CalcotApp(GroupsCoordinator(dataProvider: FiftyGroups()))).run()
} else {
  try await WebServer { _ in CalcotApp(GroupsCoordinator(dataProvider: FiftyGroups())) }.run()
}
