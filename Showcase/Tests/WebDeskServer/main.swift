import Calcot
import CalcotWeb
import CalcotWebServer
import Foundation
import Logging
import WebDesk

// Serves the desk until it is told to end, or until whoever has started it is gone:
// `WebDeskServer PORT`. Each of its processes calls itself by its own number.
guard CommandLine.arguments.count == 2, let port = Int(CommandLine.arguments[1]) else {
  FileHandle.standardError.write(Data("usage: PORT\n".utf8))
  exit(64)
}
Thread.detachNewThread {
  while readLine() != nil {}
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
