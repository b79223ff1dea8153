import Calcot
import CalcotWeb
import CalcotWebServer
import Foundation
import Logging
import WebDesk

// Serves the desk until it is told to end, or its parent process is gone: `WebDeskServer PORT`. The
// line "trap" makes it crash.
// Each process uses its own process number as its name.
guard CommandLine.arguments.count == 2, let port = Int(CommandLine.arguments[1]) else {
  FileHandle.standardError.write(Data("usage: PORT\n".utf8))
  exit(64)
}
Thread.detachNewThread {
  while let line = readLine() { precondition(line != "trap", "The test wants a crash.") }
  exit(70)
}
var options = WebServerOptions()
options.port = port
let logger = Logger(label: "desk", factory: { _ in SwiftLogNoOpLogHandler() })
let name = "\(ProcessInfo.processInfo.processIdentifier)"
let server = WebServer(options: options, logger: logger) { _ in
  CalcotApp.desk(DeskCoordinator(Desk(server: name)))
}
server.onStart = { address in FileHandle.standardOutput.write(Data("\(address)\n".utf8)) }
try await server.run()
