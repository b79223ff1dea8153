import Foundation
import GRDB
import Groups
import GroupsDatabase
import GroupsDatabaseTesting
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("A change that was accepted")
struct DurabilityTests {
  @Test("survives a kill right after it", .timeLimit(.minutes(1)), arguments: [1, 2, 3, 7, 20])
  func killed(after acknowledged: Int) async throws {
    let folder = try TemporaryFolder()
    let output = try killWriter(on: folder.path, after: acknowledged)
    #expect(output.count >= acknowledged)
    let repository = await folder.repository()
    let names = try await Set(repository.groups(in: .joined).map(\.name))
    #expect(names.isSuperset(of: output.map { "Group \($0)" }))
    let check = try await DatabaseQueue(path: folder.path).read {
      try String.fetchOne($0, sql: "PRAGMA integrity_check")
    }
    #expect(check == "ok")
  }

  /// Lets another process write until it has reported `count` changes, kills it at once, and
  /// returns everything that it reported.
  private func killWriter(on path: String, after count: Int) throws -> [Substring] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = products.appendingPathComponent("GroupsDatabaseWriter")
    process.arguments = [path]
    process.standardOutput = pipe
    try process.run()
    var output = Data()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    while output.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      guard let more = readSome(from: descriptor) else { break }
      output += more
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    while let more = readSome(from: descriptor) { output += more }
    #expect(process.terminationReason == .uncaughtSignal)
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
  }

  // NB: `FileHandle` traps when a signal interrupts its reading.
  private func readSome(from descriptor: Int32) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count: Int
    repeat { count = read(descriptor, &bytes, bytes.count) } while count < 0 && errno == EINTR
    return count > 0 ? Data(bytes.prefix(count)) : nil
  }

  private var products: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return (bundles.first ?? executable).deletingLastPathComponent()
  }
}
