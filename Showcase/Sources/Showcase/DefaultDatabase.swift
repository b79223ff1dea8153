import Foundation

/// Where the groups are kept when nobody says otherwise.
enum DefaultDatabase {
  /// The user's own folder for the data of programs: `$XDG_DATA_HOME`, or where the system has it.
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
