import Foundation

/// The default location of the groups.
enum DefaultDatabase {
  /// The path in the user's own data folder: `$XDG_DATA_HOME`, or the system's default.
  static var path: String {
    let environment = ProcessInfo.processInfo.environment
    let folder: URL =
      if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
        URL(fileURLWithPath: data)
      } else {
        fallback
      }
    return folder.appendingPathComponent("calcot-showcase/groups.sqlite").path
  }

  private static var fallback: URL {
    #if os(macOS)
      URL.applicationSupportDirectory
    #else
      URL.homeDirectory.appendingPathComponent(".local/share")
    #endif
  }
}
