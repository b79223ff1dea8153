import CalcotFiles
import Foundation

/// The identity of a build of this tool.
enum ToolIdentity {
  /// The version of Calçot.
  static let version = "0.1.0"

  /// Returns a hash of the version and of the executable's size and time. With it, a build without
  /// a new version does not reuse the facts of the previous one.
  static func hash() -> ContentHash {
    var text = version
    var status = stat()
    if let path = executable, stat(path, &status) == 0 {
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      text += " \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }
    return ContentHash(of: Array(text.utf8))
  }

  private static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { room in
        guard let start = room.baseAddress, _NSGetExecutablePath(start, &size) == 0 else {
          return nil
        }
        return String(cString: start)
      }
    #else
      return "/proc/self/exe"
    #endif
  }
}
