import Foundation
import PostgreSQLTesting

@testable import WebWire

/// The document on running a site, whose blocks are run.
struct DeployDocument {
  /// The repository's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks in their order.
  let blocks: [(language: String, text: String)]

  init() throws {
    let file = Self.root.appendingPathComponent("Docs/Deploy.md")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```")
    // Every other part is a block, which begins with its language.
    blocks = stride(from: 1, to: parts.count, by: 2).map { place in
      let lines = parts[place].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), String(lines.last ?? ""))
    }
  }

  /// Returns the blocks in a language.
  func blocks(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.map(\.text)
  }

  /// Returns the settings of a proxy, each whole: before one machine, and of HAProxy before many.
  func settings(of proxy: DeployedProxy.Program) -> [String] {
    let settings = blocks(proxy.rawValue)
    guard proxy == .haproxy else { return settings }
    let front = settings[0].components(separatedBy: "\nbackend calcot")[0]
    return [settings[0], "\(front)\n\(settings[1])"]
  }

  /// Makes the database of many servers, and its user.
  func makeDatabase(on server: PostgreSQLTestServer) async throws {
    for statement in blocks("sql").joined().split(separator: "\n") {
      try await server.administer(String(statement))
    }
  }
}

/// Returns a Boolean value that indicates whether this machine has a program.
func hasProgram(_ name: String) -> Bool {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin"
  return folders.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}

/// Performs a step, and prints its name and its time.
@discardableResult
func timed<Value>(
  isolation: isolated (any Actor)? = #isolation, _ step: String, _ body: () async throws -> Value
) async rethrows -> Value {
  let start = ContinuousClock.now
  let value = try await body()
  let time = start.duration(to: .now) / .seconds(1)
  print("\(step): \(String(format: "%.2f", time)) s")
  return value
}

extension ServerProcess {
  /// Returns the metrics of a worker as text, as soon as that serves.
  func metrics(of worker: Int, token: String) async throws -> String {
    while true {
      let wire = try await Wire(port: port)
      wire.say(
        "GET /calcot/metrics?worker=\(worker) HTTP/1.1\r\nHost: localhost\r\n"
          + "Authorization: Bearer \(token)\r\n\r\n")
      let answer = try await wire.answer()
      if answer.status == 200 { return answer.body }
    }
  }
}
