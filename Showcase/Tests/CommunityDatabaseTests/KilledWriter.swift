import Foundation
import Testing

/// Another process that changes a database, and is killed meanwhile.
struct KilledWriter {
  let path: String
  let seed: UInt64

  /// Runs the process until it has reported a number of changes and a delay has passed, kills it,
  /// and returns the number of reported changes.
  func run(from first: Int, reports: Int, then wait: Duration) throws -> Int {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = products.appendingPathComponent("CommunityDatabaseWriter")
    process.arguments = [path, "\(seed)", "\(first)"]
    process.standardOutput = pipe
    try process.run()
    var output = Data()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    while output.count(where: { $0 == UInt8(ascii: "\n") }) < reports {
      guard let more = readSome(from: descriptor) else { break }
      output += more
    }
    // NB: this only determines the moment of the kill; no result depends on its duration.
    let moment = ContinuousClock.now + wait
    while ContinuousClock.now < moment {}
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    while let more = readSome(from: descriptor) { output += more }
    #expect(process.terminationReason == .uncaughtSignal)
    let numbers = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(numbers == (first..<first + numbers.count).map { Substring("\($0)") })
    #expect(numbers.count >= reports)
    return numbers.count
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
