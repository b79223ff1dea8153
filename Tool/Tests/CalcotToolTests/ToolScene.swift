import CalcotFiles
import Foundation
import Synchronization

@testable import CalcotTool

/// A folder with code, and a user who types commands in it.
final class ToolScene: Sendable {
  let folder: URL
  let progress = Mutex("")

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("calcot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // NB: this ends the search for a configuration.
    try write("", to: ".git/x")
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// Runs a command, its words separated by spaces. Paths begin at the folder.
  func run(
    _ command: String, variables: [String: String] = [:], onTerminal: Bool = false
  ) -> CommandResult {
    let arguments = command.split(separator: " ").map(String.init)
    return Calcot.result(of: arguments, in: environment(variables, onTerminal: onTerminal))
  }

  func environment(
    _ variables: [String: String] = [:], onTerminal: Bool = false
  ) -> ToolEnvironment {
    let cache = folder.appendingPathComponent(".cache").path
    let all = ["XDG_CACHE_HOME": cache].merging(variables) { _, new in new }
    let instant = ContinuousClock.now
    return ToolEnvironment(
      currentFolder: Path(folder.path), variable: { all[$0] }, isOutputTerminal: onTerminal,
      isErrorTerminal: onTerminal, now: 1_795_305_600, instant: { instant },
      toolIdentity: ContentHash(of: Array("test".utf8)),
      showProgress: { [self] text in progress.withLock { $0 += text } })
  }
}
