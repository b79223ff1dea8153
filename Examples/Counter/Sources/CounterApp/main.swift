import Calcot
import CalcotTerminal
import CalcotWebServer

if CommandLine.arguments.contains("--terminal") {
  try await TerminalHost(CalcotApp(CounterFlow())).run()
} else {
  try await WebServer { _ in CalcotApp(CounterFlow()) }.run()
}
