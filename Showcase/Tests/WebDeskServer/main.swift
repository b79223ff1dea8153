import Calcot
import CalcotWeb
import CalcotWebServer
import Foundation
import Logging
import WebDesk

// Serves the desk until it is told to end, or its parent process is gone: `WebDeskServer PORT [WORKERS]`.
// The line "trap" makes it crash. With "fail" for a third argument its workers end before they serve, and
// with "fail-second" all but the first; with "halt-second" that one's main actor halts at its first visitor.
// Each process uses its own process number as its name.
let arguments = CommandLine.arguments
guard (2...4).contains(arguments.count), let port = Int(arguments[1]) else {
  FileHandle.standardError.write(
    Data("usage: PORT [WORKERS [fail | fail-second | halt-second | hurried]]\n".utf8))
  exit(64)
}
var options = WebServerOptions()
options.port = port
options.workers = arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1
let fault = arguments.count > 3 ? arguments[3] : ""
if fault == "hurried" { options.shutdown.timeout = .milliseconds(100) }
options.metricsToken = "the desk's metrics"
if let worker = WebServer.worker {
  if fault == "fail" || fault == "fail-second" && worker > 0 { exit(71) }
} else {
  Thread.detachNewThread {
    while let line = readLine() { precondition(line != "trap", "The test wants a crash.") }
    exit(70)
  }
}
let logger = Logger(label: "desk", factory: { _ in SwiftLogNoOpLogHandler() })
let name = "\(ProcessInfo.processInfo.processIdentifier)"
let server = WebServer(options: options, logger: logger) { _ in
  if fault == "halt-second", WebServer.worker == 1 { Thread.sleep(forTimeInterval: 3_600) }
  return CalcotApp.desk(DeskCoordinator(Desk(server: name)))
}
server.onStart = { address in FileHandle.standardOutput.write(Data("\(address)\n".utf8)) }
do {
  try await server.run()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
