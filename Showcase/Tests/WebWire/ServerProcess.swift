import CalcotTerminalTesting
package import Foundation
import Synchronization

/// A server in a process of its own, which prints its address first. It ends with this object, or
/// with the tests.
package final class ServerProcess: Sendable {
  /// The address at which it listens; empty if it has not said one.
  package let address: String
  /// The lines that it has written when it listens; the last one has the address.
  package let lines: [String]
  /// The name of the server on its pages.
  package let name: String
  private let input = Pipe()
  private let process: Mutex<Process>
  private let ended: Task<(Process.TerminationReason, Int32), Never>

  package var port: Int { address.split(separator: ":").last.flatMap { Int($0) } ?? 0 }

  /// Starts a server of the desk and waits until it listens.
  ///
  /// - Parameter port: The port, by default a free one.
  package convenience init(port: Int = 0) async throws {
    try await self.init("WebDeskServer", ["\(port)"])
  }

  /// Starts a program and waits until it listens.
  ///
  /// - Parameters:
  ///   - lineCount: The number of lines that it writes until then.
  ///   - environment: The variables that it has beside those of the tests.
  package init(
    _ program: String, _ arguments: [String], lines lineCount: Int = 1,
    environment: [String: String] = [:]
  ) async throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path(program))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    let (ends, end) = AsyncStream.makeStream(of: (Process.TerminationReason, Int32).self)
    process.terminationHandler = { end.yield(($0.terminationReason, $0.terminationStatus)) }
    ended = Task {
      for await end in ends { return end }
      return (.exit, -1)
    }
    try process.run()
    name = "\(process.processIdentifier)"
    var lines: [String] = []
    for _ in 0..<lineCount {
      lines.append(await Self.line(output.fileHandleForReading.fileDescriptor))
    }
    self.lines = lines
    self.process = Mutex(process)
    address =
      (lines.last ?? "").firstMatch(of: /http:\/\/[\w.]+:\d+/).map { String($0.output) } ?? ""
  }

  deinit { send(SIGKILL) }

  package func send(_ signal: Int32) {
    process.withLock { process in
      if process.isRunning { _ = kill(process.processIdentifier, signal) }
    }
  }

  /// The processes that it has started, such as its workers.
  package var children: [Int32] {
    let tasks = "/proc/\(name)/task"
    // NB: each thread has its own.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.sorted().flatMap { thread in
      let list = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// Has the process run into a trap.
  package func trap() { input.fileHandleForWriting.write(Data("trap\n".utf8)) }

  /// Kills the process, and waits for its end.
  package func die() async {
    send(SIGKILL)
    _ = await ended.value
  }

  /// Waits for the end of the process and returns its status.
  package func end() async -> (reason: Process.TerminationReason, status: Int32) {
    await ended.value
  }

  /// Returns the next line that a program writes.
  private static func line(_ descriptor: Int32) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var text: [UInt8] = []
        var byte: UInt8 = 0
        while true {
          let count = read(descriptor, &byte, 1)
          if count < 0, errno == EINTR { continue }
          guard count > 0, byte != 0x0A else { break }
          text.append(byte)
        }
        continuation.resume(returning: String(decoding: text, as: UTF8.self))
      }
    }
  }
}
