import CommunityDatabaseTesting
import Foundation
import WebWire

/// A proxy with settings of the document, at a free port of this machine.
final class DeployedProxy {
  /// The program that is the proxy.
  enum Program: String, CaseIterable {
    case haproxy, nginx

    /// The ones that this machine has.
    static let installed = allCases.filter { hasProgram($0.rawValue) }
  }

  private let folder: TemporaryFolder
  private let process = Process()
  /// The port at which browsers come, over TLS.
  let port: Int

  /// Starts the proxy.
  ///
  /// - Parameters:
  ///   - settings: The settings of the document, whole.
  ///   - socket: The socket at which it listens.
  ///   - ports: The ports of the servers on this machine, in the order of the settings.
  init(
    _ settings: String, of program: Program = .haproxy, at socket: ListeningPort,
    before ports: [Int], in folder: TemporaryFolder
  ) throws {
    self.folder = folder
    port = socket.port
    try folder.shell(
      """
      openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=a -keyout site.key -out site.pem 2>/dev/null
      \(program == .haproxy ? "cat site.key >>site.pem" : "")
      """)
    var ports = ports[...]
    let own =
      settings
      .replacing("/etc/\(program)/site", with: "\(folder.url.path)/site")
      .replacing(/(  server( \w+)?) [\d.]+:8080/) { "\($0.1) 127.0.0.1:\(ports.popFirst() ?? 1)" }
    let command: String
    switch program {
    case .haproxy:
      try write("\(own)\n")
      try folder.shell("haproxy -c -f settings")
      try write(own.replacing("bind :443", with: "bind fd@0") + "\n")
      command = "exec haproxy -db -f settings"
    case .nginx:
      try write(Self.nginx(own.replacing("listen 443", with: "listen 127.0.0.1:\(port)")))
      // NB: it takes over the sockets of this variable, as from an older version of itself.
      command = "export NGINX='0;'; exec nginx -p . -c settings"
    }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = TemporaryFolder.shellEnvironment
    process.currentDirectoryURL = folder.url
    // NB: HAProxy closes its input if it is told to be quiet.
    process.standardInput = socket.handle
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { process.terminate() }

  private func write(_ settings: String) throws {
    try Data(settings.utf8).write(to: folder.url.appendingPathComponent("settings"))
  }

  /// Returns settings within the rest of a configuration, which Debian's package has.
  private static func nginx(_ settings: String) -> String {
    let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \($0);" }
    // NB: as another user it could not come into the folder; who is not root stays who they are.
    return """
      user root;
      daemon off;
      pid nginx.pid;
      error_log stderr;
      events {}
      http {
      access_log off;
      \(folders.joined(separator: "\n"))
      \(settings)
      }

      """
  }

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
