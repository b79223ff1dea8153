import CommunityDatabaseTesting
import Foundation
import WebWire

/// HAProxy with settings of the document, at a free port of this machine.
final class DeployedProxy {
  private let folder: TemporaryFolder
  private let process = Process()
  /// The port at which browsers come, over TLS.
  let port: Int

  /// Starts the proxy.
  ///
  /// - Parameters:
  ///   - socket: The socket at which it listens.
  ///   - ports: The ports of the servers on this machine, in the order of the settings.
  init(
    _ settings: String, at socket: ListeningPort, before ports: [Int], in folder: TemporaryFolder
  ) throws {
    self.folder = folder
    port = socket.port
    let certificate = folder.url.appendingPathComponent("site.pem").path
    try folder.shell(
      """
      openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=a -keyout key -out site.pem 2>/dev/null
      cat key >>site.pem
      """)
    let file = folder.url.appendingPathComponent("haproxy.cfg")
    let settings = settings.replacing("/etc/haproxy/site.pem", with: certificate)
    try Data("\(settings)\n".utf8).write(to: file)
    try folder.shell("haproxy -c -f haproxy.cfg")
    var ports = ports[...]
    let own =
      settings
      .replacing("bind :443", with: "bind fd@0")
      .replacing(/(  server \w+) [\d.]+:8080/) { "\($0.1) 127.0.0.1:\(ports.popFirst() ?? 1)" }
    try Data("\(own)\n".utf8).write(to: file)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec haproxy -db -f haproxy.cfg"]
    process.environment = TemporaryFolder.shellEnvironment
    process.currentDirectoryURL = folder.url
    // NB: it closes its input if it is told to be quiet.
    process.standardInput = socket.handle
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { process.terminate() }

  /// Asks for a page over TLS until it is answered with a status, and returns the answer.
  @discardableResult
  func get(_ path: String, until status: Int) throws -> String {
    while process.isRunning {
      let answer = try folder.shell(
        """
        printf 'GET \(path) HTTP/1.1\\r\\nHost: example.org\\r\\nConnection: close\\r\\n\\r\\n' |
          openssl s_client -quiet -connect 127.0.0.1:\(port) 2>/dev/null || true
        """)
      if answer.hasPrefix("HTTP/1.1 \(status) ") { return answer }
    }
    throw Ended()
  }

  private struct Ended: Error {}
}
