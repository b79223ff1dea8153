import Foundation
import Testing

/// The processes of the system.
enum RunningProcesses {
  static func of(group: Int32) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap(Int.init).filter { identifier in
      guard
        let line = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
        let end = line.lastIndex(of: ")")
      else { return false }
      let fields = line[line.index(after: end)...].split(separator: " ")
      return fields[0] != "Z" && fields[2] == "\(group)"
    }
  }
}

/// Waits for a condition in another process; fails the test after two minutes.
func eventually(_ isSo: () -> Bool) async throws {
  let deadline = ContinuousClock.now + .seconds(120)
  while !isSo() {
    try #require(ContinuousClock.now < deadline)
    try await Task.sleep(for: .milliseconds(20))
  }
}
