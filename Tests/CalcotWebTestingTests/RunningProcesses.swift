import Foundation
import Testing

/// Looks at what the system runs.
enum RunningProcesses {
  /// The processes of a group that have not ended.
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

/// Waits for something that another process does; makes the test fail when it takes a minute.
func eventually(_ isSo: () -> Bool) async throws {
  let deadline = ContinuousClock.now + .seconds(60)
  while !isSo() {
    try #require(ContinuousClock.now < deadline)
    try await Task.sleep(for: .milliseconds(20))
  }
}
