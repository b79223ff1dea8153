import Foundation

/// A run of a program to its end.
package struct ProgramRun {
  /// The exit status of the program.
  package let status: Int32
  /// What the program wrote, its errors among the rest.
  package let text: String

  /// Runs a program, which is looked up in the path, and waits for its end.
  package init(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    text = String(decoding: data, as: UTF8.self)
  }
}
