import Contestants
import Foundation

/// A server in a process of its own, with the system's statistics of that process.
final class ServerProcess {
  let port: Int
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a program that prints an address ending with its port when it listens.
  init(_ program: URL, _ arguments: [String]) throws {
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = ""
    while line.last != "\n" {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { break }
      line += String(decoding: part, as: UTF8.self)
    }
    guard let port = line.split(separator: ":").last.flatMap({ Int($0.filter(\.isNumber)) }) else {
      throw NotServing(program: program.path, output: line)
    }
    self.port = port
  }

  private static var own: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Starts this program, serving no page.
  static func floor() throws -> ServerProcess { try ServerProcess(own, ["floor"]) }

  /// Starts this program, serving a page with Calçot.
  ///
  /// - Parameter core: The one core that it may use; nil for all.
  convenience init(_ page: MeasuredPage, workers: Int = 1, core: Int? = nil) throws {
    let own = Self.own
    let arguments = ["serve", page.rawValue, "\(workers)"]
    if let core {
      let taskset = URL(fileURLWithPath: "/usr/bin/taskset")
      try self.init(taskset, ["-c", "\(core)", own.path] + arguments)
    } else {
      try self.init(own, arguments)
    }
  }

  deinit { stop() }

  /// Ends the process by closing its input.
  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Returns the number of apps that live in the process.
  func living() -> Int {
    input.fileHandleForWriting.write(Data("\n".utf8))
    let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return Int(answer.filter(\.isNumber)) ?? -1
  }

  /// Waits until no app is left.
  func waitUntilEmpty() async throws {
    for _ in 0..<600 where living() != 0 { try await Task.sleep(for: .milliseconds(100)) }
  }

  /// The bytes of the process's resident memory.
  var residentSize: Int {
    let pages = read("statm").split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4096
  }

  /// The seconds for which the process has kept cores busy, to a hundredth.
  var processorTime: Double { processorTime(of: process.processIdentifier) }

  /// The seconds for which the workers of the process have kept cores busy, each to a hundredth.
  var workerTime: Double {
    workers.reduce(0) { $0 + processorTime(of: $1) }
  }

  /// The workers that the process has started.
  var workers: [Int32] {
    let own = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
    return threads.flatMap { thread in
      let text = (try? String(contentsOfFile: "\(own)/\(thread)/children", encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }

  private func processorTime(of process: Int32) -> Double {
    // The text before the last bracket is the program's name.
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return .nan
    }
    return (user + system) / 100
  }

  private func read(_ file: String) -> String {
    let path = "/proc/\(process.processIdentifier)/\(file)"
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  struct NotServing: Error {
    let program: String
    let output: String
  }
}
