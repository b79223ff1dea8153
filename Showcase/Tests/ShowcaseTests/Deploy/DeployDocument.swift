import Foundation

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

  /// The settings of HAProxy, each whole: before one machine, and before many.
  var proxySettings: [String] {
    let settings = blocks("haproxy")
    let front = settings[0].components(separatedBy: "\nbackend calcot")[0]
    return [settings[0], "\(front)\n\(settings[1])"]
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
