import Foundation

/// The memory that this process occupies.
package enum ResidentMemory {
  /// The resident bytes; 0 where the system does not tell.
  package static var bytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
}
